import {decoded} from './decoded';

/**
 * The framework decodes an address, and crashes where a part is no encoding, such as `/%` or
 * `#50%`. It also drops white space at the ends, so it would show the page `/stakers/` at
 * `/stakers/%20`, for which the server has sent the 404 page. The percent signs of both are escaped
 * before the framework reads the address.
 */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = [pathname, hash].map((part) =>
    // Nothing else with this sign decodes to itself.
    part.includes('%') && (decoded(part) === part || decoded(part).trim() !== decoded(part))
      ? part.replaceAll('%', '%25')
      : part,
  );
  if (mended[0] !== pathname || mended[1] !== hash) {
    window.history.replaceState(window.history.state, '', mended.join(search));
  }
}

if (typeof window !== 'undefined') {
  mendAddress();
  window.addEventListener('popstate', mendAddress, true);
}

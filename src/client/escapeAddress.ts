import {safeDecode} from './safeDecode';

/**
 * Escapes the percent signs in the page's URL before the framework decodes it. The framework would crash
 * on an invalid encoding, such as `/%` or `#50%`. It also trims white space, so it would show the page
 * `/stakers/` at `/stakers/%20`, for which the server sent the 404 page.
 */
function escapeAddress(): void {
  const {pathname, search, hash} = window.location;
  const escaped = [pathname, hash].map((part) =>
    // Text with a percent sign decodes to itself only if its encoding is invalid.
    part.includes('%') &&
    (safeDecode(part) === part || safeDecode(part).trim() !== safeDecode(part))
      ? part.replaceAll('%', '%25')
      : part,
  );
  if (escaped[0] !== pathname || escaped[1] !== hash) {
    window.history.replaceState(window.history.state, '', escaped.join(search));
  }
}

if (typeof window !== 'undefined') {
  escapeAddress();
  window.addEventListener('popstate', escapeAddress, true);
}

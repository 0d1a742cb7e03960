import type {Behavior} from '../behavior';

const OVERVIEW = '/guides/overview/';

/** Behavior when something fails, and how the tests notice. */
export const faults: readonly Behavior[] = [
  {
    name: 'a script that the build has not hashed does not run, and the violation is reported',
    async run(view) {
      await view.open(OVERVIEW);
      await view.read(`(() => {
        const script = document.createElement('script');
        script.textContent = 'window.owned = 1';
        document.body.append(script);
      })()`);
      await view.until("'owned' in window", false);
    },
    complaints: [/policy: script-src-elem blocks inline/],
  },
];

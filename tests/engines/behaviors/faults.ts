import type {Behavior} from '../behavior';

const OVERVIEW = '/guides/overview/';

/** Behavior when something fails, which also shows that the tests notice errors. */
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
      await view.expectValue("'owned' in window", false);
    },
    expectedErrors: [/policy: script-src-elem blocks inline/],
  },
];

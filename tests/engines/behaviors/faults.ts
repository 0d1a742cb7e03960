import type {Behavior} from '../behavior';

const OVERVIEW = '/guides/overview/';

/** What readers get when something fails, and how the tests would notice. */
export const faults: readonly Behavior[] = [
  {
    name: 'without a network the open page stays and says so, and Retry opens the other',
    async run(view) {
      await view.open(OVERVIEW);
      view.gate.closedTo = /./;
      await view.find('navigation', 'Main').find('link', 'Operators').click();
      await view.reads(view.find('alert'), /You seem to be offline\./);
      await view.isAt(OVERVIEW);
      view.gate.closedTo = undefined;
      await view.find('alert').find('button', 'Retry').click();
      await view.isAt('/operators/');
      await view.sees(view.find('heading', /Operators/));
    },
  },
  {
    name: 'a script that the build has not hashed does not run, and the refusal is told',
    async run(view) {
      await view.open(OVERVIEW);
      await view.read(`(() => {
        const script = document.createElement('script');
        script.textContent = 'window.owned = 1';
        document.body.append(script);
      })()`);
      await view.until("'owned' in window", false);
    },
    complaints: [/policy: script-src-elem refuses inline/],
  },
];

import type {Behavior} from '../behavior';

const OVERVIEW = '/guides/overview/';

/** A page with a link far below to one that nothing else on it leads to, so that it is not fetched ahead. */
const LONG = '/guides/governance/';
const FAR = {name: 'FAQ for operators', path: '/operators/faqs/'};

/** What readers get when something fails, and how the tests would notice. */
export const faults: readonly Behavior[] = [
  {
    name: 'without a network the open page stays and says so, and Retry opens the other',
    async run(view) {
      await view.open(LONG);
      view.gate.closedTo = /./;
      await view.find('link', FAR.name).click();
      await view.reads(view.find('alert'), /You seem to be offline\./);
      await view.isAt(LONG);
      view.gate.closedTo = undefined;
      await view.find('alert').find('button', 'Retry').click();
      await view.isAt(FAR.path);
      await view.sees(view.find('heading', /Questions/));
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

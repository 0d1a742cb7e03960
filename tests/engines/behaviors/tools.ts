import {exampleParameters, nodeResponse} from '../../../examples/staking-check/exampleDelegation';
import type {Behavior} from '../behavior';
import {startNode} from '../startNode';
import type {View} from '../view';

const TOOLS = '/stakers/btc_stakers/btc_staking_tools/';

/** Opens the form of an operation, and waits until it can be used. */
async function openForm(view: View, path: string): Promise<void> {
  await view.open(path);
  await view.find('button', 'Send a request').click();
  await view.expectValue("document.querySelectorAll('form [inert]').length", 0);
}

/** Chooses the reader's local node as the server. */
async function chooseLocalNode(view: View): Promise<void> {
  await view.find('combobox', 'Server').choose('local');
}

/** Forms and their results. */
export const tools: readonly Behavior[] = [
  {
    name: 'the samples of an operation use the values of its form',
    async run(view) {
      await openForm(view, '/api/babylon-gRPC/epoch-info/');
      await chooseLocalNode(view);
      await view.find('textbox', /^epoch_num/).fill('42');
      const sample = view.find('tabpanel');
      await view.expectText(
        sample,
        /curl 'http:\/\/localhost:1317\/babylon\/epoching\/v1\/epochs\/42'/,
      );
      await view.find('tab', 'curl').focus();
      await view.press('ArrowRight');
      await view.press('ArrowRight');
      await view.expectFocused(view.find('tab', 'Go'));
      await view.press('Enter');
      await view.expectText(sample, /client\.Get\("http:\/\/localhost:1317\//);
    },
  },
  {
    name: 'a request is sent to a node, and its response is shown and compared with the documentation',
    async run(view) {
      const node = await startNode(26657, {
        '/health': {jsonrpc: '2.0', id: -1, result: {}},
      });
      try {
        await openForm(view, '/api/comet-bft/health/');
        await chooseLocalNode(view);
        await view.find('button', 'Send').click();
        const outcome = view.find('region', 'Outcome');
        await view.expectText(outcome, /200 in [\d.]+ m?s/);
        await view.expectText(outcome, /Every field is as documented\./);
        await view.expectText(outcome, /"jsonrpc"/);
      } finally {
        await node.stop();
      }
    },
  },
  {
    name: 'the calculator shows when a stake ends',
    async run(view) {
      await view.open(TOOLS);
      await view.find('button', 'Open the staking calculator').click();
      const form = view.find('form', 'Staking calculator');
      await form.find('textbox', /^Amount/).fill('1');
      await form.find('textbox', /^Height of the staking transaction/).fill('930000');
      await view.expectText(form, /Active from height 930,030/);
      await view.expectText(form, /994,000/);
    },
  },
  {
    name: "the checker accepts the example's delegation",
    async run(view) {
      await view.open(TOOLS);
      await view.find('button', 'Open the transaction checker').click();
      const form = view.find('form', 'Transaction checker');
      await form.find('textbox', 'Transaction or delegation').paste(JSON.stringify(nodeResponse));
      await form.find('textbox', "Staker's public key").fill(nodeResponse.btc_delegation.btc_pk);
      await form
        .find('textbox', 'Public keys of the finality providers')
        .fill(nodeResponse.btc_delegation.fp_btc_pk_list[0]!);
      await form.read("it.querySelector('details').open = true");
      await form
        .find('textbox', 'Parameters in JSON')
        .paste(JSON.stringify({params: exampleParameters}));
      await form.find('button', 'Check').click();
      await view.expectText(form.find('status'), /Everything is as the protocol requires\.$/);
    },
  },
];

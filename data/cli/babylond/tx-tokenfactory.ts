import {defineCommands} from '../schema';

/** `babylond tx` of tokens created by users. */
export default defineCommands([
  {
    path: ['tx', 'tokenfactory'],
    usage: 'tx tokenfactory <command>',
    purpose: 'Transactions related to tokenfactory.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'burn'],
    usage: 'tx tokenfactory burn <amount>',
    purpose: 'Burns tokens in your own account; only the admin of the token can do this.',
    args: [{name: 'amount', meaning: 'Amount with its denomination.', required: true}],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'burn-from'],
    usage: 'tx tokenfactory burn-from <address> <amount>',
    purpose: 'Burns tokens from another account; only the admin of the token can do this.',
    args: [
      {name: 'address', meaning: 'Account whose tokens are burned.', required: true},
      {name: 'amount', meaning: 'Amount with its denomination.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'change-admin'],
    usage: 'tx tokenfactory change-admin <denom> <new-admin>',
    purpose: 'Changes the admin of a token.',
    args: [
      {name: 'denom', meaning: 'Denomination of the token.', required: true},
      {name: 'new-admin', meaning: 'Address of the new admin.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'create-denom'],
    usage: 'tx tokenfactory create-denom <subdenom>',
    purpose:
      'Creates a token with you as its admin, for the fee that `query tokenfactory params` shows.',
    args: [{name: 'subdenom', meaning: 'Last part of the new denomination.', required: true}],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
    note: 'On a chain created by `testnet` or `prepare-genesis`, the command fails with `insufficient funds`, because the fee is in `stake`, which no account holds.',
  },
  {
    path: ['tx', 'tokenfactory', 'force-transfer'],
    usage: 'tx tokenfactory force-transfer <amount> <from-address> <to-address>',
    purpose:
      'Transfers tokens between two other accounts; only the admin of the token can do this.',
    args: [
      {name: 'amount', meaning: 'Amount with its denomination.', required: true},
      {name: 'from-address', meaning: 'Account that the tokens are taken from.', required: true},
      {name: 'to-address', meaning: 'Account that receives the tokens.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'mint'],
    usage: 'tx tokenfactory mint <amount>',
    purpose: 'Mints tokens to your own account; only the admin of the token can do this.',
    args: [{name: 'amount', meaning: 'Amount with its denomination.', required: true}],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'mint-to'],
    usage: 'tx tokenfactory mint-to <address> <amount>',
    purpose: 'Mints tokens to another account; only the admin of the token can do this.',
    args: [
      {name: 'address', meaning: 'Account that receives the tokens.', required: true},
      {name: 'amount', meaning: 'Amount with its denomination.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'modify-metadata'],
    usage: 'tx tokenfactory modify-metadata <denom> <ticker> <description> <exponent>',
    purpose: 'Sets the metadata that wallets show for a token; only its admin can do this.',
    args: [
      {name: 'denom', meaning: 'Denomination of the token.', required: true},
      {name: 'ticker', meaning: 'Ticker symbol.', required: true},
      {name: 'description', meaning: 'Description of the token.', required: true},
      {name: 'exponent', meaning: 'Decimals of the display unit.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
]);

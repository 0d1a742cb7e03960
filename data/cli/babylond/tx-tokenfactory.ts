import {defineCommands} from '../schema';

/** `babylond tx` of tokens made by users. */
export default defineCommands([
  {
    path: ['tx', 'tokenfactory'],
    usage: 'tx tokenfactory <command>',
    purpose: 'Transactions of tokens made by users.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'burn'],
    usage: 'tx tokenfactory burn <amount>',
    purpose: 'Destroys tokens of your own account.',
    args: [{name: 'amount', meaning: 'Amount with its denomination.', required: true}],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'burn-from'],
    usage: 'tx tokenfactory burn-from <address> <amount>',
    purpose: 'Destroys tokens of another account.',
    args: [
      {name: 'address', meaning: 'Account that is meant.', required: true},
      {name: 'amount', meaning: 'Amount with its denomination.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'change-admin'],
    usage: 'tx tokenfactory change-admin <denom> <new-admin>',
    purpose: 'Hands a token to another admin.',
    args: [
      {name: 'denom', meaning: 'Denomination of the token.', required: true},
      {name: 'new-admin', meaning: 'Address that becomes admin.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'create-denom'],
    usage: 'tx tokenfactory create-denom <subdenom>',
    purpose: 'Makes a token with you as admin.',
    args: [{name: 'subdenom', meaning: 'Last part of the new denomination.', required: true}],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'force-transfer'],
    usage: 'tx tokenfactory force-transfer <amount> <from-address> <to-address>',
    purpose: 'Moves tokens between two accounts of others.',
    args: [
      {name: 'amount', meaning: 'Amount with its denomination.', required: true},
      {name: 'from-address', meaning: 'Account that loses the tokens.', required: true},
      {name: 'to-address', meaning: 'Account that receives them.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'mint'],
    usage: 'tx tokenfactory mint <amount>',
    purpose: 'Makes more of a token for your own account.',
    args: [{name: 'amount', meaning: 'Amount with its denomination.', required: true}],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'mint-to'],
    usage: 'tx tokenfactory mint-to <address> <amount>',
    purpose: 'Makes more of a token for another account.',
    args: [
      {name: 'address', meaning: 'Account that is meant.', required: true},
      {name: 'amount', meaning: 'Amount with its denomination.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'tokenfactory', 'modify-metadata'],
    usage: 'tx tokenfactory modify-metadata <denom> <ticker> <description> <exponent>',
    purpose: 'Sets what wallets show of a token.',
    args: [
      {name: 'denom', meaning: 'Denomination of the token.', required: true},
      {name: 'ticker', meaning: 'Short name that wallets show.', required: true},
      {name: 'description', meaning: 'Text about the token.', required: true},
      {name: 'exponent', meaning: 'Decimal places of the shown unit.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
]);

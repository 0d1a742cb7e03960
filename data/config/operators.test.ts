import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import fpd from './fpd';
import eotsd from './eotsd';
import covd from './covd';
import covenantSigner from './covenant-signer';
import stakerd from './stakerd';
import vigilante from './vigilante';
import {app, client, comet} from './babylond';
import fpdConfig from '../tables/fpd-config';
import fpdConfigPoller from '../tables/fpd-config-poller';
import fpdConfigBabylon from '../tables/fpd-config-babylon';
import fpdConfigStorage from '../tables/fpd-config-storage';
import eotsdConfig from '../tables/eotsd-config';
import eotsdConfigStorage from '../tables/eotsd-config-storage';
import covdConfig from '../tables/covd-config';
import covdConfigBabylon from '../tables/covd-config-babylon';
import covdConfigSigner from '../tables/covd-config-signer';
import covenantSignerConfig from '../tables/covenant-signer-config';
import stakerdConfig from '../tables/stakerd-config';
import stakerdConfigBitcoin from '../tables/stakerd-config-bitcoin';
import stakerdConfigBabylon from '../tables/stakerd-config-babylon';
import stakerdConfigStaking from '../tables/stakerd-config-staking';
import vigilanteConfigCommon from '../tables/vigilante-config-common';
import vigilanteConfigBtc from '../tables/vigilante-config-btc';
import vigilanteConfigBabylon from '../tables/vigilante-config-babylon';
import vigilanteConfigSubmitter from '../tables/vigilante-config-submitter';
import vigilanteConfigReporter from '../tables/vigilante-config-reporter';
import vigilanteConfigMonitor from '../tables/vigilante-config-monitor';
import vigilanteConfigTracker from '../tables/vigilante-config-tracker';
import babylondConfigAppBabylon from '../tables/babylond-config-app-babylon';
import babylondConfigApp from '../tables/babylond-config-app';
import babylondConfigAppServices from '../tables/babylond-config-app-services';
import babylondConfigComet from '../tables/babylond-config-comet';
import babylondConfigCometNetwork from '../tables/babylond-config-comet-network';
import babylondConfigCometConsensus from '../tables/babylond-config-comet-consensus';
import babylondConfigClient from '../tables/babylond-config-client';
import type {Table} from '../schema';
import {databaseKeys, section, withDefaults} from './shared';
import type {ProgramConfig} from './schema';

const tablesByConfig: readonly [ProgramConfig, readonly Table[]][] = [
  [fpd, [fpdConfig, fpdConfigPoller, fpdConfigBabylon, fpdConfigStorage]],
  [eotsd, [eotsdConfig, eotsdConfigStorage]],
  [covd, [covdConfig, covdConfigBabylon, covdConfigSigner]],
  [covenantSigner, [covenantSignerConfig]],
  [stakerd, [stakerdConfig, stakerdConfigBitcoin, stakerdConfigBabylon, stakerdConfigStaking]],
  [
    vigilante,
    [
      vigilanteConfigCommon,
      vigilanteConfigBtc,
      vigilanteConfigBabylon,
      vigilanteConfigSubmitter,
      vigilanteConfigReporter,
      vigilanteConfigMonitor,
      vigilanteConfigTracker,
    ],
  ],
  [app, [babylondConfigAppBabylon, babylondConfigApp, babylondConfigAppServices]],
  [comet, [babylondConfigComet, babylondConfigCometNetwork, babylondConfigCometConsensus]],
  [client, [babylondConfigClient]],
];

test.each(tablesByConfig)('the tables of $program show every key once', (config, tables) => {
  const keys = tables.flatMap(({rows}) => rows.map((row) => String(row['key'])));
  expect(keys.sort()).toEqual(config.keys.map(({key}) => key).sort());
});

test.each(tablesByConfig)('no cell in the tables of $program is empty', (_config, tables) => {
  for (const {rows} of tables) for (const row of rows) expect(Object.values(row)).not.toContain('');
});

test('a section applies differences by key, and rejects an unknown key', () => {
  const keys = databaseKeys('a.db', 'data');
  const [first] = section('dbconfig', keys, {DBPath: {written: 'other'}});
  expect(first).toMatchObject({key: 'dbconfig.DBPath', written: 'other', required: true});
  expect(() => section('dbconfig', keys, {DbPath: {}})).toThrow(
    faultAt('config/difference', 'section "dbconfig"', '"DbPath"', 'Valid: DBPath, '),
  );
});

test('a written value becomes the default if the program has defaults', () => {
  const [first] = withDefaults(databaseKeys('a.db', 'data'));
  expect(first).toMatchObject({default: 'data'});
  expect(first).not.toHaveProperty('written');
  expect(first).not.toHaveProperty('required');
});

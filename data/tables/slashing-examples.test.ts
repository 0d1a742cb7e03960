import {expect, test} from 'vitest';
import costaking from './costaking-examples';
import slashing from './slashing-examples';

test('a small stake loses about a third to the fee, a large one little more than the slashing rate', () => {
  expect(slashing.rows[0]).toEqual({
    stake: '0.005',
    burned: '0.000005',
    fee: '0.0015',
    returned: '0.003495',
    loss: '30.10',
  });
  expect(slashing.rows.find(({stake}) => stake === '1')).toMatchObject({
    returned: '0.9975',
    loss: '0.25',
  });
});

test('the co-staking score is the smaller of the two amounts, and the table says which', () => {
  expect(costaking.rows.map(({score, limit}) => [score, limit])).toEqual([
    ['1', 'nothing'],
    ['0.5', 'BABY'],
    ['2.5', 'BABY'],
    ['0.1', 'bitcoin'],
  ]);
});

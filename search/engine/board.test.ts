import {expect, test} from 'vitest';
import {giveBoard, scoreAt, setUnit, takeBoard} from './board';
import type {Edition} from './edition';

const edition = {units: 4} as Edition;

test('a section keeps its best unit, and of two as good the first', () => {
  const board = takeBoard(edition);
  setUnit(board, 2, 9, 1, 0.5);
  setUnit(board, 2, 7, 1, 0.6);
  setUnit(board, 2, 8, 1, 0.7);
  setUnit(board, 2, 3, 0.9, 1);
  setUnit(board, 0, 0, 0, 0.1);
  expect([...board.sections.subarray(0, board.count)]).toEqual([2, 0]);
  expect([board.units[2], board.coverages[2], board.units[0]]).toEqual([8, 0.6, 1]);
  giveBoard(edition, board);
  expect(takeBoard(edition)).toBe(board);
  expect([board.count, ...board.units]).toEqual([0, 0, 0, 0, 0]);
});

test.each([1, 2, 10, 99])('the score at rank %i is that of the sorted values', (rank) => {
  const values = Float64Array.from({length: 100}, (_, index) => (index * 37) % 50);
  const sorted = [...values].sort((a, b) => b - a);
  expect(scoreAt(values, rank)).toBe(sorted[rank - 1]);
});

test('of fewer values than the rank, all are good enough', () => {
  expect(scoreAt(new Float64Array([3, 1]), 2)).toBe(-Infinity);
});

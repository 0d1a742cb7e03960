import {expect, test} from 'vitest';
import {giveBoard, scoreAt, scoreOf, setUnit, takeBoard, unitOf} from './board';
import type {Edition} from './edition';

const edition = {units: 4} as Edition;

test('a section keeps its best unit, and of two as good the first', () => {
  const board = takeBoard(edition);
  setUnit(board, 2, 9, 'text', 1, 0.5);
  setUnit(board, 2, 7, 'text', 1, 0.6);
  setUnit(board, 2, 8, 'text', 1, 0.7);
  setUnit(board, 2, 3, 'text', 0.9, 1);
  setUnit(board, 0, 0, 'text', 0, 0.1);
  expect([...board.sections.subarray(0, board.count)]).toEqual([2, 0]);
  expect([unitOf(board, 2), board.coverages[2], unitOf(board, 0)]).toEqual([7, 0.6, 0]);
  giveBoard(edition, board);
  expect(takeBoard(edition)).toBe(board);
  expect([board.count, unitOf(board, 2), scoreOf(board, 2, 1)]).toEqual([0, -1, 0]);
});

test('a keyword and a text confirm each other, and the text is what is shown', () => {
  const board = takeBoard(edition);
  setUnit(board, 1, 20, 'keyword', 3, 0.9);
  expect([unitOf(board, 1), scoreOf(board, 1, 0.5), board.coverages[1]]).toEqual([20, 3, 0.9]);
  setUnit(board, 1, 4, 'text', 2, 0.4);
  expect([unitOf(board, 1), scoreOf(board, 1, 0.5), board.coverages[1]]).toEqual([4, 4, 0.9]);
  setUnit(board, 1, 5, 'text', 5, 0.8);
  expect([unitOf(board, 1), scoreOf(board, 1, 0.5), board.coverages[1]]).toEqual([5, 6.5, 0.8]);
  expect(board.count).toBe(1);
  giveBoard(edition, board);
});

test.each([1, 2, 10, 99])('the score at rank %i is that of the sorted values', (rank) => {
  const values = Float64Array.from({length: 100}, (_, index) => (index * 37) % 50);
  const sorted = [...values].sort((a, b) => b - a);
  expect(scoreAt(values, rank)).toBe(sorted[rank - 1]);
});

test('of fewer values than the rank, all are good enough', () => {
  expect(scoreAt(new Float64Array([3, 1]), 2)).toBe(-Infinity);
});

import { expect, test } from 'vitest';
import { judgeLength } from './judge-length.ts';

test('three pages as they are set are said to be long, two are not', () => {
  expect(judgeLength(3)).toEqual([{ code: 'long-document', severity: 'info', pointer: '', evidence: '3 pages' }]);
  expect(judgeLength(2)).toEqual([]);
  expect(judgeLength(undefined)).toEqual([]);
});

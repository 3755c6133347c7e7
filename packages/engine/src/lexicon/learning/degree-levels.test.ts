import { describe, expect, it } from 'vitest';
import { findDegrees } from './degree-levels.ts';

describe('degrees by their letters', () => {
  it.each([
    ['BA (Hons) Business Management (2:1)', 6],
    ['ba hons history', 6],
    ['MA (Hons) in Scottish Literature', 6],
    ['MA in Library Science', 7],
    ['MS degree preferred', 7],
    ['B E in Civil Engineering', 6],
  ])('%s', (text, level) => expect(Math.max(...findDegrees(text).map((hit) => hit.level))).toBe(level));

  it.each(['ma in ufficio', 'MS Office', 'Quincy, MA in person', 'Führerschein Klasse B E, C1E'])(
    '%s names none',
    (text) => expect(findDegrees(text)).toEqual([]),
  );
});

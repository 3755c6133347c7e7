import { describe, expect, it } from 'vitest';
import { samePerson } from './same-person.ts';

describe('a person by name', () => {
  it.each([
    ['Aisling Moran', 'AISLING MORAN'],
    ['Aisling Moran', 'Moran, Aisling, RN'],
    ['Dr. Zoë Quill', 'Zoe M. Quill'],
  ])('%s is %s', (one, other) => {
    expect(samePerson(one, other)).toBe(true);
  });

  it.each([
    ['Aisling Moran', 'Tobias Lindqvist'],
    ['Aisling Moran', 'Aisling Byrne'],
    ['', 'Aisling Moran'],
  ])('%s is not %s', (one, other) => {
    expect(samePerson(one, other)).toBe(false);
  });
});

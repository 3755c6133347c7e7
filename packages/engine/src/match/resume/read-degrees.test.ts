import { expect, it } from 'vitest';
import { indexResume } from './index-resume.ts';

const held = (name: string) =>
  indexResume({ basics: { name } }, '2026-01-15').degrees.map(({ level, open }) => [level, open]);

it.each([
  ['Ana Ruiz, MBA', [[7, false]]],
  [
    'Ana Ruiz, MBA, PhD candidate',
    [
      [7, false],
      [8, true],
    ],
  ],
  ['Ana Ruiz', []],
  ['Ruiz, Ana', []],
])('the degrees behind a name: %s', (name, degrees) => expect(held(name)).toEqual(degrees));

import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readText } from '../../read/text/read-text.ts';
import { parseResume } from './parse-resume.ts';

const jobsOf = (lines: string): (string | undefined)[][] => {
  const text = `Ada Moreno\nada@example.com\n\n${lines}\n`;
  const { work }: Resume = parseResume(readText(new TextEncoder().encode(text))).resume;
  return (work ?? []).map(({ position, name }) => [position, name]);
};

describe('jobs without a date', () => {
  it.each([
    'Welder, Larch Yard\nBaker, Mill House\nWaitress, Harbour Inn',
    'Larch Yard - Welder\nMill House - Baker\nHarbour Inn - Waitress',
  ])('are named in a line each: %s', (lines) => {
    expect(jobsOf(`EXPERIENCE\n${lines}`)).toEqual([
      ['Welder', 'Larch Yard'],
      ['Baker', 'Mill House'],
      ['Waitress', 'Harbour Inn'],
    ]);
  });

  it('keep what is told below each', () => {
    expect(
      jobsOf('EXPERIENCE\nWelder, Larch Yard GmbH\n- Welded hulls\nBaker, Mill House Ltd\n- Baked bread\n- Sold cakes'),
    ).toEqual([
      ['Welder', 'Larch Yard GmbH'],
      ['Baker', 'Mill House Ltd'],
    ]);
  });
});

it('a short form with a stop ends no title', () => {
  expect(
    jobsOf('EXPERIENCE\nHealth manager. Cía. Larch Ltda., Torvik, Chile. 2006 – 2007\n- Ran two hatcheries.'),
  ).toEqual([['Health manager', 'Cía. Larch Ltda']]);
});

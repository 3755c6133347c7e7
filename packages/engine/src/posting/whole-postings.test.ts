import { readdirSync, readFileSync } from 'node:fs';
import type { Posting, Requirement } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const folder = new URL('../../corpus/postings/', import.meta.url);
const files = readdirSync(folder).filter((file) => file !== 'truth.json');
const truth = JSON.parse(readFileSync(new URL('truth.json', folder), 'utf8')) as Record<string, object>;

/** Fictional postings of many trades in seven languages, as people paste them: with a job board's debris, as saved pages, as prose without a list. */
describe('whole postings', () => {
  it.each(files)('%s is understood line by line as a careful reader would', (file) => {
    const posting = readPosting(readFileSync(new URL(file, folder), 'utf8'));
    for (const { start, end, text } of posting.requirements) expect(posting.text.slice(start, end)).toBe(text);
    expect(describePosting(posting)).toEqual(truth[file]);
  });
});

function describePosting(posting: Posting): object {
  const {
    title,
    seniority,
    employer,
    location,
    workMode,
    employment,
    pay,
    requirements,
    responsibilities,
    traits = [],
  } = posting;
  const asked = (importance: Requirement['importance']): string[] =>
    requirements
      .filter((row) => row.importance === importance && row.kind !== 'gate')
      .map(({ kind, text }) => `${kind}: ${text}`);
  const facts = {
    title,
    seniority,
    employer,
    location,
    workMode,
    employment,
    pay: pay && [pay.least, pay.most, pay.currency, pay.period].filter((part) => part !== undefined).join(' '),
  };
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    must: asked('must'),
    nice: asked('nice'),
    gates: requirements.filter(({ kind }) => kind === 'gate').map(({ gate, importance }) => `${gate} ${importance}`),
    duties: responsibilities.length,
    ...(traits.length === 0 ? {} : { traits: traits.map(({ importance, text }) => `${importance}: ${text}`) }),
  };
}

import type { Fact, SkillMention } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { shownByDocuments } from './shown-by-documents.ts';

const skill = (text: string): SkillMention => ({ name: text, text, kind: 'skill', start: 0, end: text.length });
const fact = (text: string, pointer = '/work/0/highlights/0'): Fact => ({ source: 'resume', pointer, text }) as Fact;

test('a skill is shown by its very words, by other forms of them and as a certificate; not by a hedge, nor by parts of words', () => {
  const asked = ['Minute taking', 'Manual handling certificate', 'Oil painting', 'Stage lighting', 'C++'].map(skill);
  const facts = [
    fact('Take minutes at the board meeting'),
    fact('Manual handling', '/certificates/0/name'),
    fact('No oil painting'),
    fact('Backstage lighting, C'),
  ];
  const told = (unread?: string[]) => {
    const shown = shownByDocuments(unread ? { facts, unread } : { facts }, asked);
    return asked.map((each) => shown.shows(each));
  };
  expect(told()).toEqual([true, true, false, false, false]);
  expect(told(['Stage  lighting, oil painting in C++, a little'])).toEqual([true, true, true, false, true]);
});

test('each line is read as often for many skills as for one', () => {
  let reads = 0;
  const lines = Array.from({ length: 50 }, (_, at) => ({
    source: 'resume',
    pointer: `/work/0/highlights/${at}`,
    get text() {
      reads++;
      return `Painted ${at} doors`;
    },
  })) as unknown as Fact[];
  const readsFor = (count: number) => {
    reads = 0;
    const asked = Array.from({ length: count }, (_, at) => skill(`Brass polishing ${'abcdefghij'[at % 10]} ${at}`));
    const shown = shownByDocuments({ facts: lines }, asked);
    expect(asked.filter((each) => shown.shows(each))).toEqual([]);
    return reads;
  };
  expect(readsFor(200)).toBe(readsFor(1));
});

import type { Edit, Resume } from '@shortlist/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';

const resume: Resume = {
  basics: { name: 'Ana Ruiz' },
  work: [{ name: 'Harbor', highlights: ['a', 'b', 'c'] }],
  skills: [
    { name: 'One', keywords: ['x', 'y'] },
    { name: 'Two', keywords: ['z'] },
  ],
};
const edit = (part: Partial<Edit> & Pick<Edit, 'op' | 'path'>): Edit => ({
  id: part.path,
  before: undefined,
  after: undefined,
  reason: 'stronger-wording',
  explanation: '',
  evidence: [],
  requirements: [],
  effect: 0,
  ...part,
});

const reword = edit({ op: 'replace', path: '/work/0/highlights/1', before: 'b', after: 'B' });
const reorder = edit({ op: 'replace', path: '/work/0/highlights', before: ['a', 'b', 'c'], after: ['c', 'b', 'a'] });
const remove = edit({ op: 'remove', path: '/work/0/highlights/0', before: 'a' });
const add = edit({ op: 'add', path: '/skills/0/keywords/-', after: 'w' });
const groups = edit({
  op: 'replace',
  path: '/skills',
  before: resume.skills,
  after: [resume.skills?.[1], resume.skills?.[0]],
});
const summary = edit({ op: 'add', path: '/basics/summary', after: 'S' });
const order = edit({ op: 'add', path: '/meta/sectionOrder', after: ['skills', 'work'] });
const all = [reword, reorder, remove, add, groups, summary, order];

describe('applying edits', () => {
  it('makes them all, each in the result of the others', () => {
    const after = applyEdits(resume, all);
    expect(after.work?.[0]?.highlights).toEqual(['c', 'B']);
    expect(after.skills).toEqual([
      { name: 'Two', keywords: ['z'] },
      { name: 'One', keywords: ['x', 'y', 'w'] },
    ]);
    expect(after.basics?.summary).toBe('S');
    expect(after.meta?.sectionOrder).toEqual(['skills', 'work']);
  });

  it('leaves the resume as it was', () => {
    const before = structuredClone(resume);
    applyEdits(resume, all);
    expect(resume).toEqual(before);
  });

  it('gives the same result in any order, and undoes an edit by applying the others', () => {
    fc.assert(
      fc.property(fc.subarray(all), fc.infiniteStream(fc.nat()), (chosen, stream) => {
        const shuffled = chosen
          .map((each) => ({ each, at: stream.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each);
        expect(applyEdits(resume, shuffled)).toEqual(applyEdits(resume, chosen));
        const lines = applyEdits(resume, chosen).work?.[0]?.highlights ?? [];
        expect(lines.includes('B')).toBe(chosen.includes(reword));
        expect(lines.includes('a')).toBe(!chosen.includes(remove));
        expect(lines).toHaveLength(chosen.includes(remove) ? 2 : 3);
      }),
    );
  });

  it('leaves out an edit that no longer fits', () => {
    expect(
      applyEdits(resume, [edit({ op: 'replace', path: '/work/9/highlights/0', before: 'q', after: 'Q' })]),
    ).toEqual(resume);
    expect(
      applyEdits(resume, [edit({ op: 'replace', path: '/work/0/highlights/0', before: 'other', after: 'Q' })]),
    ).toEqual(resume);
  });

  it('never reaches outside the resume', () => {
    applyEdits(resume, [
      edit({ op: 'add', path: '/__proto__/polluted', after: 'yes' }),
      edit({ op: 'add', path: '/constructor/prototype/polluted', after: 'yes' }),
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

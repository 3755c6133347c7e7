import { CreateResume, newDraft } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { cutAtFaults } from './cut-at-faults.ts';

const bodyOf = (rest: object) => ({ title: 'Mine', draft: { ...newDraft(), rest } });
const issuesOf = (body: unknown) => CreateResume.safeParse(body).error?.issues ?? [];

test('of thousands of wrong values the first ones are found, the same as without', () => {
  for (const rest of [
    { work: Array(3000).fill(1), volunteer: Array(3000).fill(1) },
    { customSections: Array(3000).fill({}) },
    { work: [{ highlights: Array(3000).fill(1) }] },
    {
      work: Array(60)
        .fill({})
        .concat(Array(3000).fill({ name: 1 })),
    },
  ]) {
    const whole = issuesOf(bodyOf(rest));
    const cut = structuredClone(bodyOf(rest));
    cutAtFaults(CreateResume, cut, 20);
    const found = issuesOf(cut);
    expect(whole.length).toBeGreaterThan(2900);
    expect(found.length).toBeLessThan(100);
    expect(found.slice(0, 20)).toEqual(whole.slice(0, 20));
  }
});

test('a body without faults, or with few, keeps every item', () => {
  const body = bodyOf({
    work: [...Array(200).fill({ highlights: Array(60).fill('Led') }), 1],
    languages: [{ language: 1 }],
  });
  const before = structuredClone(body);
  cutAtFaults(CreateResume, body, 20);
  expect(body).toEqual(before);
});

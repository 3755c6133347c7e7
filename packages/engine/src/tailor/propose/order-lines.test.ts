import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const ordered = (highlights: string[], posting: string, rest: Partial<Resume> = {}): string[] | undefined =>
  optimiseResume({
    resume: { ...rest, work: [{ name: 'Quayside Mills', position: 'Baker', startDate: '2019-02', highlights }] },
    posting: readPosting(posting),
    now: '2026-06-01',
  }).tailored.work?.[0]?.highlights;

const stock = 'Bakery Lead\nHolm Bread\n\nRequirements\n- Inventory management\n- Mentoring\n';

describe('the lines of a job', () => {
  it('put what the posting asks for before what it does not, with its figure', () => {
    const lines = ['Shaped loaves from the early morning', 'Took over inventory management for two shops'];
    expect(ordered(lines, stock)).toEqual([lines[1], lines[0]]);
  });

  it('count a deed in other words than the posting’s', () => {
    const lines = ['Shaped loaves from the early morning', 'Mentored two apprentices'];
    expect(ordered(lines, stock)).toEqual([lines[1], lines[0]]);
  });

  it('keep the person’s order where none serves the posting more than another', () => {
    const lines = [
      'Designed and built a proving room for sourdough',
      'Cut flour waste by 12% in a year',
      'Raised Saturday sales by 8%',
    ];
    expect(ordered(lines, stock)).toEqual(lines);
  });

  it('keep a figure on top before a line without one', () => {
    const lines = ['Shaped 400 loaves a night with two ovens', 'Took over inventory management for the shop'];
    expect(ordered(lines, stock)).toEqual(lines);
  });

  it('put no bare name of a duty on top', () => {
    const lines = ['Shaped loaves from five in the morning', 'Inventory management.'];
    expect(ordered(lines, stock)).toEqual(lines);
  });

  it('stay as they are where one of them goes on from the line before it', () => {
    for (const goesOn of ['This halved what was thrown away', 'and kept the books of both']) {
      const lines = ['Shaped loaves from the early morning', 'Took over inventory management for two shops', goesOn];
      expect(ordered(lines, stock)).toEqual(lines);
    }
  });

  it('stay as they are where a job is told as a story', () => {
    const lines = [
      'Opened the second shop with one oven.',
      'In addition, I kept the books of both.',
      'These were the base of our inventory management.',
      'As a result, the bank lent us the third.',
    ];
    expect(ordered(lines, stock)).toEqual(lines);
  });

  it('stay as they are below a sentence that introduces the employer', () => {
    const lines = [
      'A small bread company for cafés along the coast.',
      'Shaped loaves from the early morning',
      'Took over inventory management for two shops',
    ];
    expect(ordered(lines, stock)).toEqual(lines);
  });
});

describe('the lines of a job keep their order', () => {
  it('where the first of them shows a demand or a duty itself', () => {
    const lines = ['Mentored the apprentices of the bakery', 'Took over inventory management for two shops'];
    expect(ordered(lines, stock)).toEqual(lines);
  });

  it('for what is only welcome', () => {
    const welcome = 'Bakery Lead\nHolm Bread\n\nRequirements\n- Mentoring\n\nNice to have\n- Inventory management\n';
    const lines = ['Shaped loaves from the early morning', 'Took over inventory management for two shops'];
    expect(ordered(lines, welcome)).toEqual(lines);
  });
});

describe('the groups of skills', () => {
  it('begin with the one that is named for the trade of the posting', () => {
    const skills = [
      { name: 'Backend', keywords: ['Redis', 'REST'] },
      { name: 'Frontend', keywords: ['Vue.js', 'Sass'] },
    ];
    const { tailored } = optimiseResume({
      resume: { skills, work: [{ name: 'Pier Apps', position: 'Developer', startDate: '2020' }] },
      posting: readPosting('Front End Developer\nTarn\n\nRequirements\n- Vue.js\n- REST\n'),
      now: '2026-06-01',
    });
    expect(tailored.skills?.map(({ name }) => name)).toEqual(['Frontend', 'Backend']);
  });
});

import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseProfile } from './optimise-profile.ts';
import { optimiseResume } from './optimise-resume.ts';
import { readPosting } from './posting/read-posting.ts';
import { collectFacts } from './verify/collect-facts.ts';
import { verifySentence } from './verify/verify-sentence.ts';

const now = '2026-11-01';
const person = (more: Partial<Resume>): Resume => ({
  basics: { name: 'Mila Okonjo' },
  work: [
    { name: 'Fennick Tools', position: 'Web Developer', startDate: '2020-01', highlights: ['Built sites in PHP'] },
  ],
  skills: [{ keywords: ['PHP'] }],
  ...more,
});
const posting = readPosting('Web Developer\nBrask Ltd\n\nRequirements\n- PHP\n- Docker\n- Kubernetes\n- TypeScript\n');

describe.each([
  ['en', 'Want to learn'],
  ['de', 'Möchte ich lernen'],
  ['fr', 'À découvrir'],
  ['es', 'Quiero aprender'],
  ['pt', 'Estudando'],
  ['it', 'Sto imparando'],
  ['nl', 'Wil ik leren'],
])('what a person wants to learn (%s)', (language, name) => {
  const wish = { name, keywords: ['Docker', 'Kubernetes', 'TypeScript'] };
  const resume = person({ skills: [wish, { keywords: ['PHP'] }] });
  const done = optimiseResume({ resume, posting, now, language });

  it('earns no full credit and becomes a question', () => {
    const row = done.match.requirements.find(({ text }) => text === 'Docker');
    expect(row).toMatchObject({ met: 'partly', reasons: [{ code: 'still-learning' }] });
    expect(done.questions.map(({ about }) => about)).toEqual(expect.arrayContaining(['Docker', 'Kubernetes']));
  });

  it('is none of theirs either where it stands among projects', () => {
    const among = person({ projects: [{ name, description: 'Docker, Kubernetes, TypeScript' }] });
    const facts = collectFacts({ resume: among, now });
    expect(verifySentence('Experienced in Docker.', facts, { language: 'en' })).not.toEqual([]);
    const { match } = optimiseResume({ resume: among, posting, now, language });
    expect(match.requirements.find(({ text }) => text === 'Docker')?.met).not.toBe(true);
  });

  it('is claimed in no summary and no letter, and stands before no skill of theirs', () => {
    const written = [done.tailored.basics?.summary ?? '', ...done.letter.paragraphs].join(' ');
    expect(written).not.toMatch(/Docker|Kubernetes|TypeScript/);
    expect(done.tailored.skills?.at(-1)).toMatchObject({ name });
  });

  it('is refused by the gate', () => {
    const facts = collectFacts({ resume, now });
    expect(verifySentence('Docker, PHP', facts, { language })).not.toEqual([]);
  });
});

it('an interest shows no skill that the person denies elsewhere', () => {
  const resume = person({
    basics: { name: 'Mila Okonjo', summary: 'I have no experience with Salesforce.' },
    interests: [{ name: 'Salesforce Trailhead' }],
  });
  const asked = readPosting('Sales Clerk\nBrask Ltd\n\nRequirements\n- Salesforce\n');
  const { match } = optimiseResume({ resume, posting: asked, now });
  expect(match.requirements[0]).toMatchObject({ met: false, reasons: [{ code: 'said-to-lack' }] });
});

it('a profile lists no skill that the person only wants to learn or was to be trained in', () => {
  const resume = person({
    work: [{ name: 'Fennick Tools', position: 'Web Developer', highlights: ['Docker training (planned)'] }],
    skills: [{ name: 'Want to learn', keywords: ['Kubernetes'] }, { keywords: ['PHP'] }],
  });
  const goals = { targetRole: 'Developer', industry: 'Software', location: 'Leeds', careerGoals: 'Lead a team' };
  const { skills } = optimiseProfile({ resume, goals: { ...goals, careerStage: 'mid' }, now });
  expect([...skills.add, ...skills.order]).toEqual(['PHP']);
});

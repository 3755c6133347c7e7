import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { profileTitle } from '../../lexicon/titles/profile-title.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { matchResume } from '../match-resume.ts';

const posting = readPosting('HVAC Technician\n\nRequirements\n- 5+ years in HVAC service\n- EPA 608');
const years = (resume: Resume) =>
  matchResume(resume, posting, '2026-06-01').requirements.find(({ kind }) => kind === 'experience');
const tech = (label: string): Resume => ({
  basics: { name: 'Marcus Delacroix', label },
  work: [{ name: 'Redbud Heating', position: 'Service Tech', startDate: '2018-01', highlights: ['Six calls a day'] }],
});

it('the headline says of what trade the latest job is, where its title is part of it', () => {
  expect(years(tech('HVAC Service Technician'))?.met).toBe(true);
});

it('another headline lends nothing', () => {
  expect(years(tech('Store Manager'))?.met).not.toBe(true);
});

it('shortened titles are known by their whole words', () => {
  expect(profileTitle('Auto Tech').occupations).toEqual(profileTitle('Auto Technician').occupations);
  expect(profileTitle('Tech Lead').occupations).not.toContain('mechanical-trades');
});

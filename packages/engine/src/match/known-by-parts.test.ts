import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';

const match = (resume: Resume, posting: string) => matchResume(resume, readPosting(posting), '2026-06-01');
const knows = (...keywords: string[]): Resume => ({ basics: { name: 'Ada Lorenz' }, skills: [{ keywords }] });
const met = (resume: Resume, demand: string) =>
  match(resume, `Engineer\n\nRequirements\n- ${demand}\n- Fluent English`).requirements[0]?.met;

describe('what is known by what it is made of', () => {
  it.each([
    ['PostgreSQL', 'Experience with databases'],
    ['MongoDB', 'Experience with databases'],
    ['ELK Stack', 'Experience with Elasticsearch'],
    ['React', 'HTML'],
    ['Tailwind CSS', 'CSS'],
    ['Linux Server', 'Linux'],
    ['Microsoft Office', 'Office 365'],
  ])('%s shows: %s', (held, asked) => {
    expect(met(knows(held, 'Chess'), asked)).toBe(true);
  });

  it('a compound of knowledge names what is known', () => {
    const { requirements } = match(
      knows('Microsoft Word', 'Microsoft Excel', 'Outlook'),
      'Assistenz\n\nAnforderungen\n- Sehr gute MS-Office-Kenntnisse\n- Fließendes Deutsch',
    );
    expect(requirements[0]?.met).toBe(true);
  });
});

it('to supervise a project leads nobody', () => {
  const job = (line: string): Resume => ({
    basics: { name: 'Ada Lorenz' },
    work: [{ name: 'Norda', position: 'Clerk', startDate: '2019-01', highlights: [line] }],
  });
  expect(met(job('Supervised a project to renew the vehicle fleet'), 'Staff supervision')).toBe(false);
  expect(met(job('Supervised 12 nurses on two wards'), 'Staff supervision')).toBe(true);
});

it('a liking and a bent are never scored', () => {
  const german: Resume = { ...knows('Excel'), languages: [{ language: 'Deutsch', fluency: 'Muttersprache' }] };
  const points = (line: string) =>
    match(german, `Zugbegleiter\n\nAnforderungen\n- Fließendes Deutsch\n- Excel${line}`).parts.find(
      ({ name }) => name === 'requirements',
    );
  const full = points('');
  expect(full?.points).toBe(full?.weight);
  for (const line of ['Lust und Interesse an der Eisenbahn', 'Gepflegtes und kundenorientiertes Auftreten']) {
    const part = points(`\n- ${line}`);
    expect([line, part?.points]).toEqual([line, part?.weight]);
  }
});

import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';

const now = '2026-06-01';
describe('a resume of another language', () => {
  const posting = readPosting(
    'Site Reliability Engineer\n\nRequisiti\n- Esperienza con Kubernetes\n- Conoscenza approfondita delle procedure interne di collaudo\n- Ottima conoscenza della lingua inglese',
  );
  const engineer: Resume = {
    basics: { name: 'Jonas Brandt' },
    work: [
      {
        name: 'Kranwerk',
        position: 'Site Reliability Engineer',
        startDate: '2019-01',
        highlights: [
          'Betrieb und Weiterentwicklung der Plattform auf Kubernetes für zwölf Teams',
          'Bereitschaft und Auswertung von Störungen gemeinsam mit der Entwicklung',
        ],
      },
    ],
    languages: [{ language: 'Englisch', fluency: 'fließend' }],
  };

  it('is searched for what the words of the posting’s mean', () => {
    const { parts } = matchResume(engineer, posting, now);
    expect(parts.map(({ name }) => name)).toEqual(['requirements', 'title', 'keywords']);
    expect(parts[0]?.points).toBe(parts[0]?.weight);
  });
});

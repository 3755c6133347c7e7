import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const write = (resume: Resume, posting: string, language: string): string =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', language })
    .letter.paragraphs.join(' ')
    .replace(/\u00a0|\u202f/g, ' ');

const german: Resume = {
  basics: { name: 'Petra Wendt', email: 'petra.wendt@example.de' },
  work: [
    {
      name: 'Modehaus Lärche',
      position: 'Verkäuferin',
      startDate: '2019',
      highlights: ['Beratung der Kundinnen in der Schuhabteilung', 'Kassieren und Tagesabschluss'],
    },
  ],
  languages: [{ language: 'Türkisch', fluency: 'gut (B2)' }],
  certificates: [{ name: 'Versorgungsassistentin in der Hausarztpraxis (VERAH)' }],
};

const germanPosting = (purpose: string): string =>
  `Verkäuferin (m/w/d)\nSchuhhaus Ahorn KG\n\nÜber uns\n${purpose}\n\nIhre Aufgaben\n- Beratung und Verkauf\n\nIhr Profil\n- Erfahrung im Verkauf\n- Kenntnisse in Türkisch\n- Weiterbildung zur VERAH von Vorteil`;

describe('papers and languages of a German letter', () => {
  const told = write(german, germanPosting('Wir verkaufen Schuhe und Taschen in der Altstadt von Essen.'), 'de');

  it('are told by the letters that the posting asks for', () => {
    expect(told).toContain('Ich bin ausgebildete Versorgungsassistentin in der Hausarztpraxis (VERAH).');
  });

  it('have no bracket within a bracket', () => {
    expect(told).toContain('Ich spreche Türkisch (gut, B2).');
  });
});

import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const write = (resume: Resume, posting: string, language: string): string =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', language }).letter.paragraphs.join(' ');

describe('what is asked for and held, in letters of other languages', () => {
  it('names the languages that the posting asks for with the person’s own levels', () => {
    const buyer: Resume = {
      basics: { name: 'Ida Kron' },
      work: [
        {
          name: 'Halder GmbH',
          position: 'Sachbearbeiterin Einkauf',
          startDate: '2019',
          highlights: ['Pflege der Stammdaten in SAP'],
        },
      ],
      languages: [
        { language: 'Deutsch', fluency: 'Muttersprache' },
        { language: 'Englisch', fluency: 'Verhandlungssicher' },
        { language: 'Tschechisch', fluency: 'Grundkenntnisse' },
      ],
    };
    const text = write(
      buyer,
      'Einkäufer (m/w/d)\nLohr AG\n\nIhre Aufgaben\n- Einkauf von Teilen\n\nIhr Profil\n- Sehr gute Deutschkenntnisse\n- Verhandlungssichere Englischkenntnisse\n- Tschechisch von Vorteil\n',
      'de',
    );
    expect(text).toContain(
      'An Sprachen bringe ich Englisch (verhandlungssicher) und Tschechisch (Grundkenntnisse) mit.',
    );
  });

  it('names an apprenticeship as ended and a licence by its class', () => {
    const electrician: Resume = {
      basics: { name: 'Malte Ohm' },
      work: [
        {
          name: 'Elektro Weil GmbH',
          position: 'Elektroniker',
          startDate: '2018',
          highlights: ['Installation von PV-Anlagen'],
        },
      ],
      education: [{ institution: 'IHK Ulm', studyType: 'Ausbildung zum Elektroniker', endDate: '2012' }],
      certificates: [{ name: 'Führerschein Klasse B' }],
    };
    const text = write(
      electrician,
      'Elektroniker (m/w/d)\nStadtwerke Aue GmbH\n\nIhr Profil\n- Abgeschlossene Ausbildung als Elektroniker\n- Führerschein Klasse B\n',
      'de',
    );
    expect(text).toContain('Ich habe eine Ausbildung zum Elektroniker abgeschlossen.');
    expect(text).toContain('Ich habe den Führerschein der Klasse B.');
  });
});

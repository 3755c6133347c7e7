import type { Letter, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { findFabrications } from './find-fabrications.ts';

const source: Resume = {
  basics: { name: 'Jana Weller' },
  work: [{ name: 'Kolbe GmbH', position: 'Sachbearbeiterin', startDate: '2019', highlights: ['Rechnungen geprüft'] }],
  education: [{ studyType: 'Ausbildung Bürokauffrau', endDate: '2018' }],
};

const found = (...sentences: string[]) =>
  findFabrications([
    {
      name: 'weller--1',
      person: 'weller',
      source,
      posting: 'Einkäufer\nNordwerk AG\n\nAnforderungen\n- Erfahrung als Disponent\n- Führerschein Klasse B\n',
      letter: { language: 'de', paragraphs: [sentences.join(' ')] } as Letter,
      tailored: source,
    },
  ]).map((line) => /“([^”]+)”/.exec(line)?.[1]);

describe('the independent search', () => {
  it('lets the post stand in the applicant’s own form only where the letter applies for it', () => {
    expect(found('Hiermit bewerbe ich mich auf die Stelle als Einkäuferin.')).toEqual([]);
    expect(found('Ich arbeite als Einkäuferin bei Kolbe GmbH.')).toEqual(['einkäuferin']);
    expect(found('Ich bewerbe mich als Disponentin.')).toContain('disponentin');
  });

  it('finds a licence, an internship and an ended study that the resume does not show', () => {
    expect(found('Ich habe den Führerschein.')).toEqual(['führerschein']);
    expect(found('Bei Kolbe GmbH habe ich ein Praktikum absolviert.')).toEqual(
      expect.arrayContaining(['praktikum', 'absolviert']),
    );
    expect(found('Ich habe die Ausbildung Bürokauffrau abgeschlossen.')).toEqual([]);
    expect(found('Ich habe die Rechnungen abgeschlossen.')).toEqual(['abgeschlossen']);
  });
});

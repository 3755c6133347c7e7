import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const resume: Resume = {
  basics: { name: 'Jörg Mühlbach', label: 'Elektroniker' },
  work: [
    {
      name: 'Hallerstein Gebäudetechnik GmbH',
      position: 'Elektroniker',
      startDate: '2018-04',
      highlights: ['Installation von Niederspannungsanlagen in 40 Wohngebäuden', 'Inbetriebnahme von KNX-Systemen'],
    },
    {
      name: 'Elektro Rabensteiner',
      startDate: '2014-09',
      endDate: '2018-03',
      highlights: ['Verlegen von Kabeln und Montage von Schaltschränken', 'Fehlersuche und Reparatur beim Kunden'],
    },
  ],
};
const posting = readPosting(
  'Elektroniker (m/w/d)\nPegnitz Maschinenbau AG, Nürnberg\n\nIhre Aufgaben\n- Installation elektrischer Anlagen\n- Fehlersuche und Reparatur an Maschinen\n\nIhr Profil\n- Mindestens 3 Jahre Berufserfahrung\n- KNX\n',
);
const letter = (of: Resume) =>
  optimiseResume({ resume: of, posting, now: '2026-06-01T10:00:00Z' }).letter.paragraphs.join(' ');

describe('a job without a title, in a German letter', () => {
  it('lends its tasks to no other job', () => {
    const text = letter(resume);
    expect(text).toContain('Hallerstein');
    expect(text).toContain('Installation von Niederspannungsanlagen');
    expect(text).not.toContain('Fehlersuche und Reparatur');
  });

  it('is told of as before once it has one', () => {
    const [first, second] = resume.work ?? [];
    const text = letter({ ...resume, work: [first ?? {}, { ...second, position: 'Elektroinstallateur' }] });
    expect(text).toMatch(/Elektroinstallateur[^:]*:\n– Fehlersuche und Reparatur beim Kunden/);
  });
});

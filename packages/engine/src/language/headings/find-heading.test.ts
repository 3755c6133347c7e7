import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeSpacing, findHeading, guessHeading } from './find-heading.ts';

describe('section headings', () => {
  it.each([
    ['PROFESSIONAL EXPERIENCE', 'work'],
    ['Berufserfahrung:', 'work'],
    ['Expérience professionnelle', 'work'],
    ['Experiencia laboral', 'work'],
    ['Esperienza professionale', 'work'],
    ['Experiência profissional', 'work'],
    ['Werkervaring', 'work'],
    ['1. Education', 'education'],
    ['Formación académica', 'education'],
    ['Istruzione e formazione', 'education'],
    ['Skills & Languages', 'skills'],
    ['Sprachkenntnisse', 'languages'],
    ["Centres d'intérêt", 'interests'],
    ['Selected Projects', 'projects'],
    ['S U M M A R Y', 'summary'],
    ['Work Expirience', 'work'],
    ['Achievments', 'awards'],
    ['Berufserfarung', 'work'],
    ['Visiting positions', 'work'],
    ['Elected/trusted positions', 'volunteer'],
    ['PhD supervision', 'volunteer'],
    ['COMMITTEES', 'volunteer'],
  ])('reads "%s" as %s', (text, kind) => {
    expect(findHeading(text)).toBe(kind);
  });

  it.each([
    'Charge Nurse',
    'Nordlicht Maschinenbau GmbH',
    'Erfahrung in der Industrie',
    'I led the education team.',
    'jane@example.com',
  ])('takes "%s" for no heading', (text) => {
    expect(findHeading(text)).toBeUndefined();
  });

  it.each(['Utbildning__________', 'EDUCATION. . . . . . . . . .', '==== Skills ====', 'Erfahrung --------'])(
    'reads "%s" without the line that is drawn with signs',
    (text) => {
      expect(findHeading(text)).toBeDefined();
      expect(findHeading(text.padEnd(120, text.slice(-1)))).toBeDefined();
    },
  );

  it('knows words that only label a part of an entry', () => {
    expect(findHeading('Responsibilities')).toBe('label');
  });

  it('guesses the kind of an unknown heading by a telling word', () => {
    expect(guessHeading('ON CAMPUS INVOLVEMENT')).toBe('volunteer');
    expect(guessHeading('Hospitality Experience Abroad')).toBe('work');
    expect(guessHeading('Meine schulische Laufbahn')).toBe('education');
    expect(guessHeading('Mijn andere activiteiten')).toBe('volunteer');
    expect(guessHeading('My Life Philosophy')).toBeUndefined();
  });

  it('closes letter-spaced words and leaves others alone', () => {
    expect(closeSpacing('E D U C A T I O N')).toBe('EDUCATION');
    expect(closeSpacing('A level in Art')).toBe('A level in Art');
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (text) => void findHeading(text)));
  });
});

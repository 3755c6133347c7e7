import { readdirSync, readFileSync } from 'node:fs';
import { optimiseProfile } from '@shortlist/engine';
import { widenTexts } from '@shortlist/mail/testing';
import { type Edit, type Resume, type SheetNeed, sheetTexts, tellSources } from '@shortlist/schema';
import { type Language, languages } from '@shortlist/schema/languages';
import { afterEach, expect, test } from 'vitest';
import { describeLosses } from './describe-losses.ts';
import { interviewSheet } from './interview-sheet.ts';
import { profileReport } from './profile-report.ts';
import { tellEdits } from './tell-edits.ts';
import { tellFidelity } from './tell-fidelity.ts';
import { placeWords, sheetWords } from './texts/place-words.ts';
import { sayPlaces } from './texts/say-places.ts';
import { speak } from './texts/speak.ts';
import { unsettableNote } from './texts/unsettable-note.ts';

const others = languages.map(({ code }) => code).filter((code) => code !== 'en');
const box = { page: 1, x: 0, y: 0, width: 1, height: 1 };
const resume: Resume = {
  basics: { name: '1', label: '2' },
  work: [{ name: '3', position: '4', highlights: ['5', '6'] }],
};
const edit = { reason: 'stronger-wording' as const, evidence: [], requirements: [], effect: 0 };
const edits: Edit[] = [
  {
    ...edit,
    id: 'a',
    op: 'replace',
    path: '/work/0/highlights/1',
    before: '6',
    after: '7',
    explanation: 'Tense corrected to match the other lines for this job.',
  },
  {
    ...edit,
    id: 'b',
    op: 'remove',
    path: '/basics/label',
    before: '2',
    explanation: 'Adds “8” to your skills: you told us about it.',
  },
  { ...edit, id: 'c', op: 'add', path: '/skills/-', after: '9', explanation: 'Adds “9”, which you told us about.' },
];
const letter = {
  language: 'en',
  tone: 'plain' as const,
  length: 'full' as const,
  date: '2026-06-01',
  sender: { name: '1' },
  recipient: {},
  subject: '',
  greeting: '',
  paragraphs: ['12. 13.'],
  closing: '',
  signature: '1',
  ledger: [
    {
      sentence: '12.',
      pointer: '/paragraphs/0',
      facts: [{ source: 'resume' as const, pointer: '/work/0/highlights/0', text: '5', boxes: [box] }],
    },
    { sentence: '13.', pointer: '/paragraphs/0', facts: [] },
  ],
};
const xray = {
  complete: false,
  fields: [
    { pointer: '/work/0/startDate', expected: '1', recovered: '2', ok: false },
    { pointer: '/basics/name', expected: '1', ok: false },
  ],
};
const fidelity = {
  leftOut: [{ text: '1', page: 1, box, reason: 'lost' as const }],
  moved: [{ text: '1', with: '2', page: 1, box }],
  again: [],
};

const needs: SheetNeed[] = [
  {
    need: '14',
    kind: 'responsibility',
    met: 'partly',
    quotes: [{ source: 'resume', pointer: '/work/0/highlights/0', text: '5', of: ['4', '3'], from: '2019' }],
    shows: 'deed',
  },
  { need: '15', kind: 'skill', met: false, quotes: [], shows: 'name' },
];

let narrow = () => {};
afterEach(() => narrow());

test('no English is left in what explains the files: every letter of it comes from a catalog', () => {
  narrow = widenTexts(speak('de'));
  const losses = { file: '3', advice: '4', language: 'de' as const };
  const told = [
    // Why an edit is proposed, the engine says: those texts are in its own catalogs.
    tellEdits(
      edits.map((each) => ({ ...each, explanation: '0' })),
      resume,
      'de',
    ),
    ...tellFidelity(fidelity, 'de', true),
    ...tellFidelity({ ...fidelity, unchanged: true }, 'de', true),
    ...tellFidelity({ ...fidelity, unchanged: true, unchangedBecause: 'nothing-to-reword' }, 'de', true),
    ...describeLosses(xray, losses),
    ...describeLosses({ complete: true, fields: [], note: '5' }, losses),
    ...describeLosses({ complete: false, fields: [] }, losses),
    unsettableNote('de').replace('{codes}', ''),
    tellSources({ kind: 'resume', original: resume, ledger: [], letter }, undefined, sayPlaces('de')),
    interviewSheet(needs, { title: '4', employer: '3' }, 'de'),
    ...sheetTexts.map((text) => sayPlaces('de')(text, { year: '2019' })),
    ...sheetWords.map((text) => sayPlaces('de')(text, { year: '2019' })),
    ...placeWords.map((word) => sayPlaces('de')(word, { words: '1', place: '2' })),
  ].join('\n');
  expect(told.match(/[A-Za-z]+/g) ?? []).toEqual([]);
});

test('edits.txt reads as a German wrote it', () => {
  expect(tellEdits(edits, resume, 'de')).toBe(`1. Zeitform an die anderen Zeilen dieser Stelle angepasst.
   Wo: Berufserfahrung · 3 · Stichpunkt 2
   Aktueller Text: 6
   Neuer Text: 7

2. Nimmt „8“ in Ihre Kenntnisse auf: Sie haben uns davon erzählt.
   Wo: Kopfbereich · Berufsbezeichnung
   Aktueller Text: 2
   Streichen.

3. Ergänzt „9“: Sie haben uns davon erzählt.
   Wo: Kenntnisse · neuer Eintrag
   Ergänzen: 9
`);
  const order = {
    ...edit,
    id: 'd',
    op: 'add' as const,
    path: '/meta/sectionOrder',
    after: ['skills', 'work', 'custom-0', 'custom'],
  };
  const boats = { ...resume, customSections: [{ title: 'Boote', lines: ['Eine Jolle'] }] };
  expect(
    tellEdits([{ ...order, explanation: 'Skills moved up: this posting asks for most of them.' }], boats, 'de'),
  ).toBe(
    `1. Kenntnisse nach oben gestellt: Die Anzeige verlangt die meisten davon.
   Wo: Reihenfolge der Abschnitte
   Neuer Text: Kenntnisse; Berufserfahrung; Boote; Weiteres
`,
  );
});

test('sources.txt and what a machine does not read back are told in French', () => {
  const sources = tellSources({ kind: 'resume', original: resume, ledger: [], letter }, undefined, sayPlaces('fr'));
  expect(sources).toContain('Votre lettre de motivation\n==========================');
  expect(sources).toMatch(/1\. 12\.\n {3}- «\s5\s» \(/);
  const [head = '', ...lines] = describeLosses(xray, { file: 'resume.pdf', advice: '', language: 'fr' });
  expect(head).toMatch(/^ATTENTION\s: un logiciel lit autrement 2 champs sur 2 dans resume\.pdf\s:$/);
  expect(lines.join('\n')).toMatch(/début\s: «\s1\s» est lu «\s2\s»\n {2}- nom\s: «\s1\s» est introuvable/);
});

test('an interview sheet reads as a German wrote it', () => {
  expect(interviewSheet(needs, { title: 'Einkäufer' }, 'de')).toBe(`# Vorbereitung auf das Gespräch

Einkäufer

Mögliche Fragen zu jeder Anforderung der Anzeige und Ihre eigenen Zeilen als Antwort. Zitate sind wörtlich.

## 14

**Mögliche Frage:** „Erzählen Sie von einer Situation, in der Sie das getan haben. Was war das Ergebnis?“

**Möglicher Einwand:** „Ihr Lebenslauf zeigt das nur zum Teil. Wie würden Sie mit dem Rest umgehen?“

**Beginnen Sie Ihre Antwort mit**

- „5“ (4, 3, seit 2019)

Nennen Sie eine Zahl, wenn Sie eine haben, zum Beispiel wie viele oder wie lange.

## 15

**Mögliche Frage:** „Wo haben Sie das eingesetzt, und wofür?“

**Möglicher Einwand:** „Ihr Lebenslauf zeigt das nicht. Wie würden Sie diese Lücke schließen?“

In Ihrem Lebenslauf steht nichts dazu. Überlegen Sie sich, was Sie antworten.
`);
});

const corpus = new URL('../../engine/corpus/people/', import.meta.url);
const people = readdirSync(corpus).map((file) => JSON.parse(readFileSync(new URL(file, corpus), 'utf8')) as Resume);
const goals = {
  industry: 'Logistik',
  location: 'Oslo',
  careerStage: 'mid',
  careerGoals: 'SAP',
  targetRole: 'Logistics Manager',
} as const;

/** The lines of a report that are ours: not the texts to paste, nor lists of the person's skills. */
function ownLines(resume: Resume, language: Language): string[] {
  const other = { ...resume, work: resume.work?.map((job) => ({ ...job, position: 'Pilot', startDate: '1999-01' })) };
  const profile = optimiseProfile({ resume, goals, now: '2026-06-01', other });
  const report = profileReport({ ...profile, skills: { add: [], drop: [], order: [] } }, language);
  return report.split('\n').filter((line) => /\p{L}/u.test(line) && !/^>|^### .+, /.test(line));
}

test.each(others)('a LinkedIn report in "%s" shares no line with the English', (language) => {
  for (const person of people.slice(0, 6)) {
    const english = new Set(ownLines(person, 'en'));
    const shared = ownLines(person, language).filter((line) => english.has(line));
    // A heading or a list may be the same word in both: "Questions", "Option 1".
    expect(shared.filter((line) => line.split(' ').length > 3)).toEqual([]);
  }
});

test('a LinkedIn report reads as a report in its language: headings, numbers, what agrees', () => {
  const [person = {}] = people;
  const profile = optimiseProfile({ resume: person, goals, now: '2026-06-01', other: person });
  const report = profileReport(profile, 'de');
  expect(report).toMatch(/^# LinkedIn-Profil\n\nZiel: \*\*Logistics Manager\*\*\. Branche: Logistik\. Ort: Oslo\./);
  expect(report).toMatch(
    /## Profil und Lebenslauf stimmen überein\n\nVerglichen: \d+ Stellen? \(Arbeitgeber, Stellenbezeichnung, /,
  );
  expect(report).toContain('Zeichengrenzen, geprüft am 01.11.2026');
  expect(report).not.toMatch(/\d,\d{3} Zeichen/);
  const english = profileReport(profile, 'en');
  for (const part of [
    '# LinkedIn profile',
    '## What to do first',
    '### Headline',
    '### About',
    'makes no promise about your rank',
  ])
    expect(english).toContain(part);
  expect(english).toMatch(/## Profile and resume match\n\nCompared: \d jobs? \(employer, title, start, and end\)/);
  expect(() => profileReport(optimiseProfile({ resume: {}, goals, now: '2026-06-01' }), 'fr')).not.toThrow();
});

test('places are called the same in the files and on the screen', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const language of others) {
    const screen = read(`../../../apps/web/src/locales/shared/${language}.po`);
    const say = sayPlaces(language);
    const differ = placeWords.filter((word) => {
      const entry = `\nmsgid ${JSON.stringify(word)}\nmsgstr `;
      return screen.includes(entry) && !screen.includes(`${entry}${JSON.stringify(say(word))}\n`);
    });
    expect(differ).toEqual([]);
  }
});

import { keepWhole, readSourceText } from '@shortlist/compare';
import { applyEdits } from '@shortlist/engine';
import { openReader } from '@shortlist/engine/reader';
import type { Edit, Letter, Resume, SheetNeed } from '@shortlist/schema';
import { openTypesetter } from '@shortlist/typeset';
import { afterAll, describe, expect, test } from 'vitest';
import { makeResumePack } from './resume-pack.ts';
import { tellFidelity } from './tell-fidelity.ts';

const typesetter = openTypesetter();
const reader = openReader({ processes: 1, timeMs: 20_000 });
afterAll(async () => {
  await typesetter.close();
  await reader.close();
});

const resume: Resume = {
  basics: {
    name: 'Ida Farrow',
    email: 'ida.farrow@example.com',
    location: { city: 'Chicago', region: 'IL', postalCode: '60614', countryCode: 'US' },
  },
  work: [{ name: 'Kestrel Foods', position: 'Buyer', startDate: '2019-04', highlights: ['Cut waste by 12 %.'] }],
};
const letter: Letter = {
  language: 'en',
  tone: 'plain',
  length: 'short',
  sender: { name: 'Ida Farrow' },
  recipient: {},
  date: '2026-06-01',
  subject: 'Buyer',
  greeting: 'Dear team,',
  paragraphs: ['I buy food.'],
  closing: 'Kind regards,',
  signature: 'Ida Farrow',
  ledger: [],
};

/** The first page's size in points, as the file says it. */
function sizeOf(files: { name: string; bytes: Uint8Array }[], name: string): string {
  const file = files.find((one) => one.name === name);
  return /\/MediaBox \[0 0 ([\d.]+ [\d.]+)\]/.exec(Buffer.from(file?.bytes ?? []).toString('latin1'))?.[1] ?? '';
}

test('all files of a pack are set on the paper of where the person lives, the letter too, and the address comes back', async () => {
  const tools = { typesetter, reader, now: '2026-06-01' };
  const home = await makeResumePack({ resume, letter, language: 'en', template: 'minimal-clean' }, tools);
  expect(sizeOf(home.files, 'resume.pdf')).toBe('612 792');
  expect(sizeOf(home.files, 'letter.pdf')).toBe('612 792');
  expect(home.xray).toMatchObject({ complete: true });
  const chosen = await makeResumePack(
    { resume, letter, language: 'en', template: 'minimal-clean', options: { paper: 'a4' } },
    tools,
  );
  expect(sizeOf(chosen.files, 'letter.pdf')).toBe('595.276 841.89');
});

test('the interview sheet is a file of the pack where there is one', async () => {
  const tools = { typesetter, reader, now: '2026-06-01' };
  const needs: SheetNeed[] = [{ need: 'Buying food', kind: 'skill', met: false, quotes: [], shows: 'name' }];
  const content = { resume, letter, language: 'fr', template: 'minimal-clean' } as const;
  const { files } = await makeResumePack({ ...content, interview: { needs, title: 'Buyer' } }, tools);
  const sheet = files.find(({ name }) => name === 'interview.pdf');
  const read = await reader.readSource(sheet?.bytes ?? new Uint8Array(), 'interview.pdf');
  const text = JSON.stringify(read);
  for (const words of ['Buying food', 'Rien dans votre CV ne le montre']) expect(text).toContain(words);
  const without = await makeResumePack({ ...content, interview: { needs: [] } }, tools);
  expect(without.files.map(({ name }) => name)).not.toContain('interview.pdf');
});

const file = (job: string) => `Ida Farrow
ida.farrow@example.com

Work Experience
Buyer, Kestrel Foods        04/2019 – Present
- Cut waste by 12 %.
${job}

Licences
Forklift licence FLT-22
`;
const tools = { typesetter, reader, now: '2026-06-01' };

/** The pack of a resume that was read from a file, and the file's words that its pages lack. */
async function packOf(text: string, read: Resume, name = 'mine.txt') {
  const bytes = new TextEncoder().encode(text);
  const layer = await readSourceText(bytes, 'resume.txt');
  if (layer === undefined) throw new Error('no text layer');
  const original = keepWhole(read, layer);
  const uploaded = { name, mediaType: 'text/plain', bytes };
  const source = { original, edits: [], text: layer, file: async () => uploaded };
  const pack = await makeResumePack(
    { resume: original, letter, language: 'en', template: 'minimal-clean', source },
    tools,
  );
  const content = (name: string) => new TextDecoder().decode(pack.files.find((one) => one.name === name)?.bytes);
  return { pack, content };
}

test('what no field holds is printed where it stood, and left-out.json is empty', async () => {
  const { pack, content } = await packOf(file('- Trained two apprentices.'), resume);
  expect(pack.fidelity).toEqual({ leftOut: [], moved: [], again: [] });
  expect(content('left-out.json')).toBe('[]\n');
  expect(content('resume.txt')).toContain('Trained two apprentices.');
  expect(content('resume.txt')).toContain('LICENCES\nForklift licence FLT-22');
});

test('where a date was read wrong, the section is printed as the person wrote it', async () => {
  const [job] = resume.work ?? [];
  const { pack, content } = await packOf(file(''), { ...resume, work: [{ ...job, startDate: '2009-01' }] });
  expect(pack.fidelity).toEqual({ leftOut: [], moved: [], again: ['work'] });
  expect(content('resume.txt')).toContain('Buyer, Kestrel Foods | 04/2019 – Present');
  const rebuilt = pack.files.find(({ name }) => name === 'resume.docx');
  const layer = await readSourceText(rebuilt?.bytes ?? new Uint8Array(), 'resume.docx');
  const lines = layer?.lines.map(({ cells }) => cells.map(({ text }) => text).join(' ')).join('\n');
  expect(lines).toMatch(/Buyer, Kestrel Foods.*04\/2019 – Present/);
  expect(lines).not.toContain('2009');
});

test('a line that stands loose between two jobs makes no page of ours, and no line becomes a heading', async () => {
  const loose = await packOf(file('Night shifts in Elgin'), resume);
  expect(loose.pack.fidelity).toMatchObject({ unchanged: true });
  const headed = await packOf(file(''), {
    ...resume,
    customSections: [{ title: 'Forklift licence FLT-22', lines: [] }],
  });
  expect(headed.pack.fidelity).toEqual({ leftOut: [], moved: [], again: ['customSections'] });
  expect(headed.content('resume.txt')).toContain('LICENCES\nForklift licence FLT-22');
});

test('where a section cannot be printed whole, the file itself is delivered', async () => {
  // Tibetan: none of the fonts of the pages sets it.
  const { pack, content } = await packOf(file('Teacher, བོད་ཡིག་སློབ་གྲྭ, 2012 – 2018'), resume);
  expect(pack.fidelity).toMatchObject({ unchanged: true });
  expect(pack.files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['resume.txt', 'letter.pdf', 'left-out.json']),
  );
  expect(content('resume.txt')).toContain('Ida Farrow\nida.farrow@example.com');
});

test('the text beside the unchanged file is the file’s own lines in their order', async () => {
  const text = file('Teacher, བོད་ཡིག་སློབ་གྲྭ, 2012 – 2018');
  const { pack, content } = await packOf(text, resume, 'mine.md');
  expect(pack.fidelity).toMatchObject({ unchanged: true });
  expect(content('resume.md')).toBe(text);
  const inLines = (words: string) => words.trim().replace(/ {3,}/g, '  ');
  expect(inLines(content('resume.txt'))).toBe(inLines(text));
});

describe('the person’s own pages stay where nothing is reworded', () => {
  const own: Resume = { ...resume, skills: [{ name: 'Skills', keywords: ['Excel', 'Lean', 'Budgeting'] }] };
  const edit = (before: unknown, after: unknown, path: string): Edit => ({
    id: 'e1',
    op: 'replace',
    path,
    before,
    after,
    reason: 'relevance-order',
    explanation: 'Tense corrected to match the other lines for this job.',
    evidence: [],
    requirements: [],
    effect: 0,
  });

  /** The pack of a page that our own typesetter set, so that nothing of it is hard to read. */
  async function packOfPage(edits: Edit[], original = own) {
    const bytes = await typesetter.resumePdf(own, { template: 'minimal-clean' });
    const text = await readSourceText(bytes, 'mine.pdf');
    if (text === undefined) throw new Error('no text layer');
    const file = async () => ({ name: 'mine.pdf', mediaType: 'application/pdf', bytes });
    const source = { original, edits, text, file };
    const pack = await makeResumePack(
      { resume: applyEdits(original, edits), letter, language: 'en', template: 'executive-classic', source },
      tools,
    );
    const names = pack.files.map(({ name }) => name);
    const isOwn = Buffer.from(pack.files.find(({ name }) => name === 'resume.pdf')?.bytes ?? []).equals(bytes);
    return { ...pack, names, isOwn };
  }

  test('without edits: no list of edits, and our pages beside the file', async () => {
    const { fidelity, names, isOwn } = await packOfPage([]);
    expect(fidelity).toMatchObject({ unchanged: true, unchangedBecause: 'nothing-to-reword' });
    expect(isOwn).toBe(true);
    expect(names).toContain('resume-rebuilt.pdf');
    expect(names).not.toContain('edits.txt');
    expect(tellFidelity({ leftOut: [], moved: [], again: [], ...fidelity }, 'en', false)).toEqual([
      'Your resume is your original file: there was nothing to reword. If you use the draft, resume-rebuilt.pdf, check every line before you send it.',
    ]);
  });

  test('where the page was hard to read, there are no pages of ours, and nothing is left out', async () => {
    const titles = { work: 'Work Experience', projects: 'Night shifts' };
    const { fidelity, names, isOwn, files } = await packOfPage([], { ...own, meta: { headings: titles } });
    expect(fidelity).toMatchObject({ unchanged: true, unchangedBecause: 'hard-to-read' });
    expect(isOwn).toBe(true);
    expect(names.filter((name) => name.startsWith('resume'))).toEqual(['resume.pdf', 'resume.txt', 'resume.json']);
    expect(new TextDecoder().decode(files.find(({ name }) => name === 'left-out.json')?.bytes)).toBe('[]\n');
    expect(tellFidelity({ leftOut: [], moved: [], again: [], ...fidelity }, 'en', false)).toEqual([
      'Your resume is your original file, because parts of it were hard to read.',
    ]);
  });

  test('where edits only change the order, they are listed', async () => {
    const order = edit(['Excel', 'Lean', 'Budgeting'], ['Budgeting', 'Excel', 'Lean'], '/skills/0/keywords');
    const { fidelity, names, isOwn } = await packOfPage([order]);
    expect(fidelity).toMatchObject({ unchanged: true, unchangedBecause: 'nothing-to-reword' });
    expect(isOwn).toBe(true);
    expect(names).toEqual(expect.arrayContaining(['edits.txt', 'resume-rebuilt.pdf']));
    expect(tellFidelity({ leftOut: [], moved: [], again: [], ...fidelity }, 'en', true).join()).toContain(
      'there was nothing to reword. edits.txt suggests a different order.',
    );
  });

  test('one new word is enough for our pages', async () => {
    const { fidelity, names, isOwn } = await packOfPage([
      edit('Cut waste by 12 %.', 'Cut food waste by 12 %.', '/work/0/highlights/0'),
    ]);
    expect(fidelity?.unchanged).toBeUndefined();
    expect(isOwn).toBe(false);
    expect(names).toEqual(expect.arrayContaining(['resume.pdf', 'edits.txt']));
  });
});

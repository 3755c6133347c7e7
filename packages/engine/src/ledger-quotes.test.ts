import { readdirSync, readFileSync } from 'node:fs';
import type { Fact, LedgerEntry, Page, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseProfile } from './optimise-profile.ts';
import { optimiseResume } from './optimise-resume.ts';
import { readPosting } from './posting/read-posting.ts';
import { understand } from './understand.ts';

const corpus = new URL('../corpus/', import.meta.url);
const golden = new URL('golden/', corpus);
const now = '2026-06-01';
const goals = { targetRole: 'Manager', industry: 'Retail', location: 'Oslo', careerStage: 'mid' } as const;

const pairs = readdirSync(golden)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => ({
    name: file,
    resume: JSON.parse(readFileSync(new URL(`${file.split('--')[0]}.json`, golden), 'utf8')) as Resume,
    text: readFileSync(new URL(file, golden), 'utf8'),
  }));

/** What a ledger must have something of, wherever the job writes all of its texts. */
const written = ['letter', 'headline', 'about'];

describe('the facts in the ledger', () => {
  it('are the very words of the golden pairs’ resumes and postings, at the place that they name', () => {
    const kinds = new Set<string>();
    const wrong = pairs.flatMap(({ name, resume, text }) => {
      const posting = readPosting(text);
      const job = optimiseResume({ resume, posting, now });
      const profile = optimiseProfile({ resume, goals: { ...goals, careerGoals: posting.text.slice(0, 200) }, now });
      for (const { pointer } of job.ledger) kinds.add(lastWord(pointer));
      for (const { pointer } of profile.ledger) kinds.add(pointer);
      if (job.letter.ledger.length > 0) kinds.add('letter');
      return [...job.ledger, ...job.letter.ledger, ...profile.ledger].flatMap((entry) =>
        entry.facts
          .filter((fact) => !isVerbatim(fact, resume, posting.text))
          .map((fact) => `${name}: “${entry.sentence}” rests on “${fact.text}” at ${fact.pointer}`),
      );
    });
    expect(wrong).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(written));
  });

  it('cover every sentence of the letter, and every text that an edit puts in place', () => {
    const bare = pairs.flatMap(({ name, resume, text }) => {
      const { letter, edits, ledger } = optimiseResume({ resume, posting: readPosting(text), now });
      const sentences = letter.ledger.map(({ sentence }) => sentence);
      const rest = letter.paragraphs.map((paragraph) =>
        sentences.reduce((left, each) => left.replace(each, ''), paragraph),
      );
      const places = new Set(ledger.map(({ pointer }) => pointer));
      return [
        // What is left of a list is its marks.
        ...rest.filter((left) => /[\p{L}\p{N}]/u.test(left)),
        ...edits.filter(({ path, after }) => typeof after === 'string' && !places.has(path)).map(({ path }) => path),
      ].map((each) => `${name}: ${each}`);
    });
    expect(bare).toEqual([]);
  });

  it.each(readdirSync(new URL('documents/', corpus)).filter((file) => file.endsWith('__sidebar.pdf')))(
    'stand on the page of %s where their boxes say',
    async (file) => {
      const read = await understand(readFileSync(new URL(`documents/${file}`, corpus)), file, now);
      if (!read.ok) throw new Error(read.failure.code);
      const { resume, evidence, document } = read.reading;
      const role = resume.work?.[0]?.position ?? 'Manager';
      const skills = (resume.skills ?? []).flatMap(({ keywords }) => keywords ?? []);
      const posting = readPosting(
        `${role}\nExample Ltd, Oslo\n\nWhat we ask for\n- ${skills.slice(0, 6).join('\n- ')}\n`,
      );
      const job = optimiseResume({ resume, evidence, posting, now });
      const profile = optimiseProfile({ resume, evidence, goals: { ...goals, careerGoals: skills.join(', ') }, now });
      const entries: LedgerEntry[] = [...job.ledger, ...job.letter.ledger, ...profile.ledger];
      const facts = entries.flatMap((entry) => entry.facts).filter(({ source }) => source !== 'posting');
      expect(facts.length).toBeGreaterThan(30);
      expect(facts.filter((fact) => !isPrinted(fact, document.pages))).toEqual([]);
    },
  );
});

/** A text at its pointer; of a count of years, each date that it was counted from. */
function isVerbatim({ source, pointer, text }: Fact, resume: Resume, posting: string): boolean {
  if (source === 'posting') return posting.includes(text);
  const there = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], resume);
  if (pointer !== '/work') return there === text;
  const dates = text.match(/\d{4}(?:-\d{2})+|(?<=\(|– |; )\d{4}(?!\d)/g) ?? [];
  return dates.length > 0 && dates.every((date) => JSON.stringify(there).includes(`"${date}"`));
}

/** The words, as quoted, among those that lie within the boxes. Line breaks and hyphens at their ends are the page's. */
function isPrinted({ text, quote = text, boxes = [] }: Fact, pages: Page[]): boolean {
  const within = boxes.flatMap((box) =>
    (pages[box.page - 1]?.items ?? []).filter(
      ({ box: item }) =>
        item.x < box.x + box.width + 1 &&
        box.x < item.x + item.width + 1 &&
        item.y + item.height / 2 > box.y - 1 &&
        item.y + item.height / 2 < box.y + box.height + 1,
    ),
  );
  const there = fold(within.map((item) => item.text).join(' '));
  return quote !== '' && quote.split('; ').every((part) => there.includes(fold(part)));
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00ad-]+/g, '');
const lastWord = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);

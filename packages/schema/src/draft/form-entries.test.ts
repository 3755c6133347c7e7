import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newDraft } from './draft.ts';
import { draftLayout, draftResume } from './draft-resume.ts';
import { unreadKeys } from './entry-spec.ts';
import { type FormKind, isFormKind, readForms, setPageBreaks, specOf, writeForms } from './form-entries.ts';
import { SectionKind } from './section-kinds.ts';

const kinds = SectionKind.options.filter(isFormKind);

/** Pieces as they come out of other programs and other hands: other scripts, emoji, signs, cells of a table, wrapped dates. */
const pieces =
  'Engineer~Nordkyst Frakt~مهندس برمجيات~שלום עולם~東京本社~🚚 Logistics~👩‍💻~résumé~C++~R&D~BSc in Law~40 %~€1,2M~a|b~(EC2, S3)~C:\\temp~https://example.com/a~Score: 1.3~at~—~·~Tools: Excel~e.g. this~[new page~Summer 2019~Fall 2018 – Spring 2019~Hotel Mar, Oslo~Team Lead~Driver - Havna~Kern & Co.';
const marks = '~- ~• ~* ~– ~— ~▪ ~● ~‣ ~➤ ~✓ ~★ ~■ ~→ ~1. ~a) ~  ~\t~> ';
const piece = fc.constantFrom(...pieces.split('~'));
const mark = fc.constantFrom(...marks.split('~'));
const sign = fc.constantFrom(' ', ', ', ' | ', '\t', ' – ', '; ', ': ', ' · ');
const line = fc
  .tuple(mark, fc.array(piece, { minLength: 1, maxLength: 4 }), sign)
  .map(([head, words, between]) => head + words.join(between));
const others = fc.constantFrom('', '', '- ', '2019 –\n2021', 'Mar 2020 – Present', 'Position\tEmployer\tYears');
const text = fc
  .array(fc.oneof({ weight: 5, arbitrary: line }, { weight: 2, arbitrary: others }), { maxLength: 10 })
  .map((lines) => lines.join('\n'));

/** Everything of a text but white space, the signs that structure it, "at" before an employer, and digits and months, in which dates may change their form. */
const said = (value: string) =>
  [
    ...value
      .normalize('NFC')
      .replace(/present|\bat\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/gi, '')
      .matchAll(/[\p{L}\p{M}\p{Emoji_Presentation}+%€&>\u200d]/gu),
  ]
    .map(String)
    .sort()
    .join('');

describe('text and forms are two views of one document', () => {
  test.each(kinds)('%s: a text opened as forms and closed again says what it said', (kind) => {
    fc.assert(
      fc.property(text, (typed) => {
        const entries = readForms(kind, typed);
        const once = writeForms(kind, entries);
        expect(said(once)).toBe(said(typed));
        const settled = writeForms(kind, readForms(kind, once));
        expect(readForms(kind, settled)).toEqual(readForms(kind, once));
      }),
      { numRuns: 500 },
    );
  });

  test.each(kinds)('%s: what is typed into one field joins the text, and nothing else is lost', (kind) => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), piece, (typed, at, which, word) => {
        const entries = readForms(kind, typed);
        if (entries.length === 0) return;
        const index = at % entries.length;
        const key = fieldsOf(kind)[which % fieldsOf(kind).length] ?? '';
        const before = entries[index]?.[key];
        const changed = Array.isArray(before) || key === specOf(kind).bullets ? [...[before ?? []].flat(), word] : word;
        const now = writeForms(kind, entries.with(index, { ...entries[index], [key]: changed }));
        const lost = typeof before === 'string' ? before : '';
        expect(said(`${now}\n${lost}`)).toBe(said(`${typed}\n${word}`));
        expect(said(writeForms(kind, readForms(kind, now)))).toBe(said(now));
      }),
      { numRuns: 500 },
    );
  });
});

const fieldsOf = (kind: FormKind) => {
  const { heads, text: prose, bullets } = specOf(kind);
  return [...heads, prose, bullets].filter((key) => key !== undefined);
};

test('skills: groups are entries, bare names that follow each other are one', () => {
  const typed = 'Cloud (expert): AWS (EC2, S3), Azure\nExcel, Word';
  const entries = readForms('skills', typed);
  expect(entries).toEqual([
    { name: 'Cloud', level: 'expert', keywords: ['AWS (EC2, S3)', 'Azure'] },
    { keywords: ['Excel', 'Word'] },
  ]);
  expect(writeForms('skills', entries)).toBe(typed);
});

test('what is no date and what is no address stays in the text, word for word', () => {
  for (const kind of ['experience', 'education', 'certifications'] as const) {
    const entry = {
      [specOf(kind).heads[0] ?? '']: 'Planner',
      [unreadKeys.dates]: 'Summer 2019',
      [unreadKeys.url]: 'my site',
    };
    const text = writeForms(kind, [entry]);
    expect(text).toContain('Summer 2019');
    expect(text).toContain('my site');
    expect(readForms(kind, text)).toHaveLength(1);
  }
});

describe('an entry on a new page', () => {
  const work =
    'Planner | Havna\n2019 – 2021\n\n[new page]\nClerk | Weserfracht\n2016 – 2019\n\nDriver | Oakfield\n2014 – 2016';
  const draftOf = (content: string) => {
    const draft = newDraft();
    return {
      ...draft,
      sections: draft.sections.map((section) => (section.id === 'experience' ? { ...section, content } : section)),
    };
  };
  const breaksOf = (content: string) => draftLayout(draftOf(content)).options.pageBreaksBefore ?? [];

  test('is asked for by a line above it, which moves with it and is no part of the resume', () => {
    expect(breaksOf(work)).toEqual(['/work/1']);
    expect(JSON.stringify(draftResume(draftOf(work)))).not.toMatch(/page/i);
    const [planner, clerk, driver] = readForms('experience', work);
    expect(breaksOf(writeForms('experience', [planner ?? {}, driver ?? {}, clerk ?? {}]))).toEqual(['/work/2']);
  });

  test('takes the heading along when it is the first', () => {
    expect(breaksOf(setPageBreaks('experience', work, [0]))).toEqual(['work']);
  });

  test('is set and taken back without touching the words', () => {
    const set = setPageBreaks('experience', work, [2]);
    expect(breaksOf(set)).toEqual(['/work/2']);
    expect(draftResume(draftOf(set))).toEqual(draftResume(draftOf(work)));
    expect(setPageBreaks('experience', set, [])).toBe(work.replace('[new page]\n', ''));
  });

  test('a line that only says so among running text is kept as text', () => {
    const text = writeForms('experience', [{ position: '[new page]', summary: '[new page]' }]);
    expect(draftResume(draftOf(text)).work).toEqual([{ position: '[new page]', summary: '[new page]' }]);
    expect(breaksOf(text)).toEqual([]);
  });
});

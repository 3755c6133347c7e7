import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { judgeLength } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import { proveExport } from '@shortlist/pack';
import {
  type Draft,
  draftLanguage,
  draftLayout,
  draftResume,
  type Finding,
  isFormKind,
  isMissing,
  kindOf,
  plainResume,
  type Resume,
  readForms,
  resumeDraft,
  sectionAt,
  unreadKeys,
} from '@shortlist/schema';
import type { Typesetter } from '@shortlist/typeset';
import { findMisspellings, type Speller } from '../../apps/web/src/features/editor/review/find-misspellings.ts';
import { openSpeller } from '../../apps/web/src/features/editor/review/open-speller.ts';
import { skillWords, spelledTexts } from '../../apps/web/src/features/editor/review/spelled-sections.ts';

/** Something that the editor holds against an imported document. */
export type Alarm = { kind: string; evidence: string };

type Tools = { reader: Reader; typesetter: Typesetter; speller: Speller };

const now = '2026-06-01T00:00:00.000Z';

/** The dictionaries of the editor's speller. */
export function openDictionaries(): Speller {
  const paths = ['dict-en_us/en_US.trie.gz', 'dict-en-gb-mit/en_GB.trie.gz'];
  const load = (path: string) =>
    gunzipSync(readFileSync(fileURLToPath(new URL(`../../node_modules/@cspell/${path}`, import.meta.url))));
  return openSpeller(paths.map(load));
}

/** All that the editor says against a file once it is imported, with `back` also of its download; `undefined` where the file is refused. */
export async function findAlarms(
  path: string,
  tools: Tools,
  { back, readings }: { back: boolean; readings: string | undefined },
): Promise<Alarm[] | undefined> {
  const read = await readOnce(path, tools.reader, readings);
  if (!read) return undefined;
  const draft = resumeDraft(read.resume, 1);
  if (read.language) draft.design.language = read.language;
  const layout = draftLayout(draft);
  const { pageCount } = await tools.typesetter.render({
    ...layout,
    content: { kind: 'resume', resume: draftResume(draft) },
    output: 'svg',
  });
  return [
    ...(await reviewed(draft, pageCount, tools.reader)),
    ...misspelt(draft, tools.speller),
    ...notUnderstood(draft),
    ...(back ? await missing(draft, tools) : []),
  ];
}

type Read = { resume: Resume; language: string } | undefined;

/** What is read in a file; where a folder of readings is given, only the first time. */
async function readOnce(path: string, reader: Reader, readings: string | undefined): Promise<Read> {
  const kept = readings && join(readings, `${basename(path)}.reading.json`);
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Read;
  const result = await reader.read(new Uint8Array(readFileSync(path)), basename(path), now);
  if (!result.ok) return undefined;
  const { resume, language } = result.reading;
  if (kept) writeFileSync(kept, JSON.stringify({ resume, language }));
  return { resume, language };
}

/** As the review of the editor: the resume is read as data, and the pages are those of the preview. */
async function reviewed(draft: Draft, pages: number, reader: Reader): Promise<Alarm[]> {
  const bytes = new TextEncoder().encode(JSON.stringify(plainResume(draftResume(draft))));
  const read = await reader.read(bytes, 'resume.json', now);
  if (!read.ok) return [{ kind: 'refused', evidence: read.failure.code }];
  return [...read.reading.findings, ...judgeLength(pages)].flatMap((finding) =>
    isShown(draft, finding) ? [{ kind: finding.code, evidence: `${finding.pointer} ${finding.evidence}` }] : [],
  );
}

/** An empty place says itself what it waits for. */
function isShown(draft: Draft, { pointer }: Finding): boolean {
  const section = sectionAt(draft, pointer);
  if (section) return section.content.trim() !== '';
  return !pointer.startsWith('/basics') || draft.userInfo.name.trim() !== '';
}

function misspelt(draft: Draft, speller: Speller): Alarm[] {
  const language = draftLanguage(draft);
  if (language && !/^en\b/i.test(language)) return [];
  const accepted = new Set(skillWords(draft.sections));
  return Object.entries(spelledTexts(draft.sections)).flatMap(([id, content]) =>
    findMisspellings(content, speller, accepted).map(({ word, start, suggestions }) => ({
      kind: 'spelling',
      evidence: `${id}: ${word} → ${suggestions.join(', ')} | ${content.slice(Math.max(0, start - 30), start + 40).replaceAll('\n', '⏎')}`,
    })),
  );
}

/** What the form of an entry shows as not understood. */
function notUnderstood(draft: Draft): Alarm[] {
  return draft.sections.flatMap((section) => {
    const kind = kindOf(section);
    if (!isFormKind(kind)) return [];
    return readForms(kind, section.content).flatMap((fields) =>
      Object.entries(fields)
        .filter(([key, value]) => Object.values(unreadKeys).includes(key) && String(value) !== '')
        .map(([key, value]) => ({ kind: key, evidence: `${section.id}: ${String(value)}` })),
    );
  });
}

async function missing(draft: Draft, { reader, typesetter }: Tools): Promise<Alarm[]> {
  const resume = draftResume(draft);
  const bytes = await typesetter.resumePdf(resume, draftLayout(draft));
  const { fields } = await proveExport(reader, bytes, 'resume.pdf', resume, now);
  return fields
    .filter(isMissing)
    .map(({ pointer, expected }) => ({ kind: 'not read back', evidence: `${pointer} ${expected}` }));
}

import { plural, t } from '@lingui/core/macro';
import { type Draft, type Edit, type ExplainedFinding, type ResumeReview, sectionAt } from '@shortlist/schema';
import { setContent } from '../document/change-draft.ts';
import { applyEdit } from './apply-edit.ts';
import type { Misspelling } from './find-misspellings.ts';
import { sortEntries } from './sort-entries.ts';

/** A review with the draft that it is about: pointers lead into that one. */
export type Reviewed = { draft: Draft; review: ResumeReview };

/** Something worth a look at one place, with the changes that one press makes. `place` is a section's id, `info` or `page`. */
export type Note = {
  key: string;
  kind: 'spelling' | 'readability' | 'posting';
  place: string;
  important: boolean;
  title: string;
  /** Words of the person that it is about, from each place where it was found. */
  about: string[];
  advice?: string;
  /** What a proposed edit adds to the estimate. */
  points?: string;
  fixes: { label: string; make: (draft: Draft) => Draft }[];
  /** The misspelt word, which the person may call right. */
  word?: string;
  /** The proposed edit with its change and its facts. */
  edit?: Edit;
};

/** All notes on a draft by their place. What was found in an older draft and no longer fits is left out. */
export function listNotes(
  draft: Draft,
  found: Record<string, Misspelling[]>,
  reviewed?: Reviewed,
): Map<string, Note[]> {
  const findings = reviewed?.review.findings.flatMap((finding) => findingNote(draft, finding, reviewed)) ?? [];
  const notes = [
    ...draft.sections.flatMap(({ id, content }) => (found[id] ?? []).flatMap((one) => spellingNote(id, content, one))),
    ...joinAlike(findings),
    ...(reviewed?.review.match?.edits ?? []).flatMap((edit) => editNote(draft, edit)),
  ];
  return Map.groupBy(notes, ({ place }) => place);
}

/** The same fault found several times at one place is said once, with all the words that it is about. */
function joinAlike(notes: Note[]): Note[] {
  const alike = Map.groupBy(notes, ({ place, title, advice }) => JSON.stringify([place, title, advice]));
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, about: [...new Set([first, ...others].flatMap(({ about }) => about))] }] : [],
  );
}

function spellingNote(id: string, content: string, { word, start, suggestions }: Misspelling): Note[] {
  const at = placeOf(content, word, start);
  if (at < 0) return [];
  const fixes = suggestions.map((label) => ({
    label,
    make: (draft: Draft) => {
      const now = draft.sections.find((section) => section.id === id)?.content ?? '';
      const place = placeOf(now, word, start);
      return place < 0 ? draft : setContent(draft, id, now.slice(0, place) + label + now.slice(place + word.length));
    },
  }));
  return [
    {
      key: `spelling ${id} ${word} ${start}`,
      kind: 'spelling',
      place: id,
      important: false,
      title: word,
      about: [],
      fixes,
      word,
    },
  ];
}

/** Where a word stands: where it was found, or the nearest place that has it whole. */
function placeOf(content: string, word: string, start: number): number {
  if (content.startsWith(word, start)) return start;
  const whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu');
  const places = [...content.matchAll(whole)].map(({ index }) => index);
  return places.sort((one, other) => Math.abs(one - start) - Math.abs(other - start))[0] ?? -1;
}

function findingNote(draft: Draft, finding: ExplainedFinding, { draft: judged }: Reviewed): Note[] {
  const { code, severity, pointer, evidence, title, fix } = finding;
  const section = sectionAt(judged, pointer);
  const place = section?.id ?? (pointer.startsWith('/basics') ? 'info' : (sectionWith(draft, evidence)?.id ?? 'page'));
  const now = draft.sections.find(({ id }) => id === place);
  // An empty place says itself what it waits for.
  if (section && (!now || now.content.trim() === '')) return [];
  if (place === 'info' && draft.userInfo.name.trim() === '') return [];
  const important = severity === 'fatal' || severity === 'major';
  const about = evidence && !/^\d+$/.test(evidence) ? [evidence] : [];
  const fixes =
    code === 'not-newest-first' && section
      ? [{ label: t`Sort newest first`, make: (draft: Draft) => sortEntries(draft, section.id) }]
      : [];
  const key = `${code} ${pointer} ${evidence}`;
  return [{ key, kind: 'readability', place, important, title, about, advice: fix, fixes }];
}

/** The section that a line of the page stands in: what was found on the page itself names no field. */
function sectionWith({ sections }: Draft, line: string | undefined) {
  const words = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? '';
  const wanted = words(line ?? '');
  return wanted.length < 12 ? undefined : sections.find(({ content }) => words(content).includes(wanted));
}

function editNote(draft: Draft, edit: Edit): Note[] {
  const changed = applyEdit(draft, edit);
  if (!changed) return [];
  const section = sectionAt(draft, edit.path);
  const place = section?.id ?? (edit.path === '/basics/label' ? 'info' : 'page');
  const fixes = [
    {
      label: t({ message: 'Apply', context: 'a suggested change' }),
      make: (now: Draft) => applyEdit(now, edit) ?? now,
    },
  ];
  const points =
    edit.effect >= 1 ? plural(Math.round(edit.effect), { one: '+# point', other: '+# points' }) : undefined;
  return [
    {
      key: `edit ${edit.path} ${JSON.stringify(edit.after)}`,
      kind: 'posting',
      place,
      important: false,
      title: edit.explanation,
      ...(points ? { points } : {}),
      about: [],
      fixes,
      edit,
    },
  ];
}

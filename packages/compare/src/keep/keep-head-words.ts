import type { Resume, SourceText } from '@shortlist/schema';
import type { Account } from '../account/account.ts';
import type { Field } from '../account/collect-fields.ts';
import { foldWord } from '../tokens/fold-word.ts';
import type { Token } from '../tokens/tokenize.ts';
import { hedgeWords, seasonWords, spanWords } from '../words/date-words.ts';
import { datedSections } from './find-doubts.ts';
import type { Rest } from './find-rests.ts';

type Dated = {
  startDate?: string;
  endDate?: string;
  location?: string;
  labels?: Record<string, string>;
};

/** Where people work who go nowhere; folded. */
const ways = new Set(
  'remote hybrid onsite homeoffice teletravail remoto remota hibrido presencial teletrabajo'.split(' '),
);

/**
 * Makes words at the head of an entry that no field holds part of what stands beside them: a season, or how sure a date is, of the entry's dates ("Expected Fall
 * 2021"), a town or street of its place, as the person wrote them. False where they are neither.
 */
export function keepHeadWords(resume: Resume, source: SourceText, account: Account, rest: Rest): boolean {
  if (rest.whole) return false;
  return keepDateWords(resume, account, rest) || keepPlace(resume, source, account, rest);
}

/** Whether a text says only which part of a year is meant, or how sure a date is. */
function isDateWords(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length > 0 && !/\d/.test(text) && words.every((word) => isOfDate(foldWord(word)));
}

const isOfDate = (key: string): boolean => seasonWords.has(key) || hedgeWords.has(key) || spanWords.has(key);

/** Keeps the dates of an entry in the person's words, for as long as they are the same dates. */
function keepDateWords(resume: Resume, { texts, tokens, fates, fields }: Account, rest: Rest): boolean {
  if (!isDateWords(rest.text)) return false;
  const line = tokens.flatMap((token, at) =>
    token.line === rest.line ? [{ token, field: fieldAt(fates[at], fields) }] : [],
  );
  const isDate = ({ token }: (typeof line)[number]): boolean => token.key.startsWith('@');
  const inRun = (each: (typeof line)[number]): boolean => isDate(each) || isOfDate(each.token.key);
  let from = line.findIndex(({ token }) => token.start >= rest.start);
  let to = from;
  if (from < 0) return false;
  const text = texts[rest.line] ?? '';
  while (from > 0 && inRun(line[from - 1] as never) && !hasGap(text, line[from - 1]?.token, line[from]?.token)) from--;
  while (to + 1 < line.length && inRun(line[to + 1] as never) && !hasGap(text, line[to]?.token, line[to + 1]?.token))
    to++;
  const run = line.slice(from, to + 1);
  const owners = new Set(run.filter(isDate).map(({ field }) => entryOf(field)));
  const [owner] = owners;
  const field = run.find((each) => isDate(each) && each.field !== undefined)?.field;
  const entry = field && (entryIn(resume, field) as Dated | undefined);
  const [first, last] = [run[0]?.token, run.at(-1)?.token];
  if (owners.size !== 1 || owner === undefined || !entry || !first || !last) return false;
  const said = text.slice(first.start, last.end).replace(/\s+/g, ' ');
  if (!saysDates(said, entry)) return false;
  entry.labels = { ...entry.labels, dates: said, datesOf: `${entry.startDate ?? ''}/${entry.endDate ?? ''}` };
  return true;
}

/** Whether the years that a text says are those of an entry. */
function saysDates(text: string, { startDate, endDate }: Dated): boolean {
  const said = new Set(text.match(/\b(?:19|20)\d{2}\b/g) ?? []);
  const held = new Set([startDate, endDate].flatMap((date) => (date ? [date.slice(0, 4)] : [])));
  return held.size > 0 && said.size === held.size && [...held].every((year) => said.has(year));
}

/** A cell's end stands between two words, or more than the signs of a date do. */
function hasGap(text: string, one: Token | undefined, other: Token | undefined): boolean {
  const between = text.slice(one?.end ?? 0, other?.start ?? 0);
  return / {2}|[|;]/.test(between);
}

/** Makes the place of an entry as long as the source has it: a part before or behind it, or that the work is done from anywhere. */
function keepPlace(
  resume: Resume,
  { lines }: SourceText,
  { texts, tokens, fates, fields }: Account,
  rest: Rest,
): boolean {
  const text = texts[rest.line] ?? '';
  const placed = tokens.flatMap((token, at) => {
    const field = token.line === rest.line ? fieldAt(fates[at], fields) : undefined;
    return field?.key === 'location' && datedSections.has(field.section) ? [{ token, field }] : [];
  });
  const [first, last] = [placed[0], placed.at(-1)];
  if (first && last && entryOf(first.field) === entryOf(last.field)) {
    const before = rest.end <= first.token.start && /^,\s?$/.test(text.slice(rest.end, first.token.start));
    const behind = rest.start >= last.token.end && /^,\s?$/.test(text.slice(last.token.end, rest.start));
    const entry = entryIn(resume, first.field) as Dated | undefined;
    if (entry && (before || behind) && !/[:|;]| {2}/.test(rest.text)) {
      entry.location = before ? text.slice(rest.start, last.token.end) : text.slice(first.token.start, rest.end);
      return true;
    }
  }
  const cell = lines[rest.line]?.cells.find((each) => each.text.trim() === rest.text.trim());
  if (cell === undefined || !ways.has(foldWord(rest.text))) return false;
  const own = tokens.flatMap((token, at) => (token.line === rest.line ? (fieldAt(fates[at], fields) ?? []) : []));
  const field = own.find(({ section, entry }) => datedSections.has(section) && entry !== undefined);
  const entry = field && (entryIn(resume, field) as Dated | undefined);
  if (!entry || field?.section === 'projects' || own.some((each) => entryOf(each) !== entryOf(field))) return false;
  entry.location = entry.location ? `${entry.location} · ${rest.text}` : rest.text;
  return true;
}

function fieldAt(fate: Account['fates'][number] | undefined, fields: readonly Field[]): Field | undefined {
  return typeof fate === 'object' && 'field' in fate ? fields[fate.field] : undefined;
}

const entryOf = (field: Field | undefined): string | undefined =>
  field?.entry !== undefined && datedSections.has(field.section) ? `${field.section}/${field.entry}` : undefined;

const entryIn = (resume: Resume, { section, entry }: Field): unknown =>
  (resume[section] as Record<string, unknown>[] | undefined)?.[entry ?? -1];

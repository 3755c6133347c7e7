import type { Resume, SourceText } from '@shortlist/schema';
import type { Account } from '../account/account.ts';
import { accountFor } from '../account/account-for.ts';
import { findOwners } from '../account/find-owners.ts';
import { isBullet, lineText } from '../account/line-text.ts';
import { wordsInFields } from '../account/words-in-fields.ts';
import { datedSections } from '../keep/find-doubts.ts';
import { findRests } from '../keep/find-rests.ts';
import { setLines } from '../keep/set-lines.ts';
import { foldWord } from '../tokens/fold-word.ts';
import { plainUrl } from '../tokens/plain-url.ts';
import { readDates } from '../tokens/read-dates.ts';

/**
 * Why a reading is not certain: a section is set from lines, a line stands loose in an entry, a part of a line at the head of an entry became no field, a list
 * item and the line that it goes on in became two, lines became one paragraph, a sentence became a list, a heading of ours is none of the file's, one of the file's is none of ours. `text`: the line, the heading or
 * the section.
 */
export type Uncertainty = {
  reason:
    | 'set-from-lines'
    | 'loose-line'
    | 'torn-head'
    | 'torn-item'
    | 'run-together'
    | 'line-among-items'
    | 'prose-in-list'
    | 'heading-of-ours'
    | 'heading-of-file';
  text: string;
};

/** Lists in which a loose line stands in a place that is not its own. */
const listSections = new Set(['skills', 'certificates', 'awards', 'publications', 'languages', 'interests']);

/**
 * Whether pages may be set anew from what was read of a file: its jobs and degrees are fields and not lines, nothing but list items stands loose in them, no line that
 * heads one of them is torn, and what heads a part of the pages heads one in the file, and the other way round. Else the person's own file says it better.
 * What a person typed has no headings of a file, and is what they say.
 */
export function isCertain(resume: Resume, source: SourceText): boolean {
  return listUncertain(resume, source).length === 0;
}

/** All reasons why a reading is not certain; none where it is. */
export function listUncertain({ verbatim = [], ...resume }: Resume, source: SourceText): Uncertainty[] {
  const titles = resume.meta?.headings as Record<string, string> | undefined;
  if (titles === undefined) return [];
  // A section that is set from lines has those words: they are not to be taken for fields of another.
  const set = verbatim.filter(({ whole }) => whole);
  const account = accountFor(source, set.length > 0 ? { ...resume, verbatim: set } : resume);
  const loose = verbatim
    .filter(({ section, whole }) => datedSections.has(section) || (!whole && listSections.has(section)))
    .flatMap(({ section, whole, lines }): Uncertainty[] =>
      whole
        ? [{ reason: 'set-from-lines', text: section }]
        : lines.flatMap(({ text, bullet }): Uncertainty[] =>
            (bullet && section !== 'skills') || isAddress(text, source) || isLabelled(text, source)
              ? []
              : [{ reason: 'loose-line', text }],
          ),
    );
  const own = set.flatMap(({ heading }) => heading ?? []);
  return [
    ...loose,
    ...listTornHeads(source, account),
    ...listTornItems(source, account),
    ...listRunTogether(source, account),
    ...listAmongItems(account),
    ...listProse(account),
    ...listOtherHeadings(resume, [...Object.values(titles), ...own], account),
  ];
}

/** Whether a line is nothing but the address of a link of the file: it tells where to look, whatever it stands below. */
function isAddress(text: string, { links }: SourceText): boolean {
  const plain = plainUrl(`https://${text}`);
  return !/\s/.test(text) && plain !== '' && links.some(({ url }) => plainUrl(url) === plain);
}

/** Whether a line says itself what it is, and is a whole line of the file: "Thesis: Grids of sensors". */
function isLabelled(text: string, { lines }: SourceText): boolean {
  if (!/^\p{Lu}[\p{L} ]{2,30}: \S/u.test(text) || readDates(text).length > 0) return false;
  const key = foldWord(text);
  const at = lines.findIndex((line) => foldWord(lineText(line)) === key);
  const below = lines[at + 1];
  // A line that goes on below is not whole.
  return at >= 0 && !(below && below.column === lines[at]?.column && /^\P{L}*\p{Ll}/u.test(lineText(below)));
}

/** Fields that the lines at the head of a job or degree hold. */
const headKeys = new Set(['name', 'position', 'organization', 'institution', 'studyType', 'area', 'dates', 'location']);

/** The parts of lines that head a job or a degree which became no field: "Analyst (on loan)" without its bracket. A label before a field is none. */
function listTornHeads(source: SourceText, account: Account): Uncertainty[] {
  const owners = findOwners(account);
  const isHead = (at: number): boolean => {
    const { section = '', key = '' } = account.fields[at] ?? {};
    return datedSections.has(section) && headKeys.has(key);
  };
  const held = [...wordsInFields(account)];
  const heads = new Set(held.flatMap(([line, words]) => (words.some(({ field }) => isHead(field)) ? [line] : [])));
  return findRests(source, account)
    .filter(
      ({ line, whole, label }) => !whole && !label && heads.has(line) && datedSections.has(owners[line]?.section ?? ''),
    )
    .map(({ text }): Uncertainty => ({ reason: 'torn-head', text }));
}

/** A line from so many letters on runs to the edge of its column. */
const leastSentence = 60;

/** Lines that begin in the middle of a sentence and became another field than the list item or the sentence above them. */
function listTornItems({ lines }: SourceText, account: Account): Uncertainty[] {
  const { texts, fields } = account;
  const held = wordsInFields(account);
  /** The field that most letters of a line became. */
  const fieldOf = (line: number): number | undefined => {
    const letters = new Map<number, number>();
    for (const { key, field } of held.get(line) ?? []) letters.set(field, (letters.get(field) ?? 0) + key.length);
    return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0];
  };
  return lines.flatMap((line, at): Uncertainty[] => {
    const text = texts[at] ?? '';
    if (line.column !== lines[at - 1]?.column || !/^\p{Ll}/u.test(text) || /[.!?:;]$/.test(texts[at - 1] ?? ''))
      return [];
    const [above, own] = [fieldOf(at - 1), fieldOf(at)];
    const item = fields[above ?? -1];
    if (above === own || own === undefined || !item || !datedSections.has(item.section)) return [];
    // A short line above may be a name; a long one is a sentence under way.
    if (item.key !== 'highlights' && (texts[at - 1] ?? '').length < leastSentence) return [];
    return [{ reason: 'torn-item', text }];
  });
}

/** Lines that the page sets one below the other and that became one paragraph of an entry. */
function listRunTogether(source: SourceText, account: Account): Uncertainty[] {
  const { texts, fields } = account;
  const held = wordsInFields(account);
  /** The field that most words of a line became. */
  const fieldOf = (line: number): number | undefined => {
    const words = new Map<number, number>();
    for (const { field } of held.get(line) ?? []) words.set(field, (words.get(field) ?? 0) + 1);
    const all = held.get(line)?.length ?? 0;
    return [...words].find(([, count]) => 2 * count > all)?.[0];
  };
  const owners = texts.map((_, line) => fieldOf(line));
  const joined = owners.flatMap((field, line): { field: number; text: string }[] => {
    const { section = '', key = '' } = fields[field ?? -1] ?? {};
    if (field === undefined || field !== owners[line - 1] || !datedSections.has(section)) return [];
    if (key !== 'summary' && key !== 'description') return [];
    const text = texts[line] ?? '';
    return /^\P{L}*\p{Lu}/u.test(text) && setLines(source, [line - 1, line]).length > 1 ? [{ field, text }] : [];
  });
  const counts = Map.groupBy(joined, ({ field }) => field);
  return joined
    .filter(({ field }) => (counts.get(field)?.length ?? 0) >= mostJoined)
    .map(({ text }): Uncertainty => ({ reason: 'run-together', text }));
}

/** Lines between the list items of an entry that are none and became its text all the same: each heads an entry that was not read. */
function listAmongItems(account: Account): Uncertainty[] {
  const { blocks, texts, fields } = account;
  const held = wordsInFields(account);
  const mostOf = (line: number): (typeof fields)[number] | undefined => {
    const all = held.get(line) ?? [];
    const whole = all.reduce((sum, { key }) => sum + key.length, 0);
    const share = (name?: string): number =>
      all.reduce((sum, { key, field }) => sum + (fields[field]?.key === name ? key.length : 0), 0);
    const most = all.find(({ field }) => 2 * share(fields[field]?.key) > whole);
    return fields[most?.field ?? -1];
  };
  return blocks.flatMap(({ lines }) => {
    const most = lines.map(mostOf);
    return lines.flatMap((line, at): Uncertainty[] => {
      const own = most[at];
      const text = texts[line] ?? '';
      if (!own || !datedSections.has(own.section) || !['summary', 'description'].includes(own.key)) return [];
      if (isBullet(text) || !/^\P{L}*\p{Lu}/u.test(text)) return [];
      const isItem = (field: (typeof most)[number]): boolean =>
        field?.key === 'highlights' && field.section === own.section && field.entry === own.entry;
      return most.slice(0, at).some(isItem) && most.slice(at + 1).some(isItem)
        ? [{ reason: 'line-among-items', text }]
        : [];
    });
  });
}

/** From so many lines on, one paragraph of them hides a list. */
const mostJoined = 2;
/** A skill of more words is a sentence, and its commas part no list. */
const mostWords = 9;

function listProse({ fields }: Account): Uncertainty[] {
  return fields
    .filter(
      ({ section, key, text }) => section === 'skills' && key === 'keywords' && text.split(/\s+/).length > mostWords,
    )
    .map(({ text }): Uncertainty => ({ reason: 'prose-in-list', text }));
}

function listOtherHeadings(
  resume: Omit<Resume, 'verbatim'>,
  titles: readonly string[],
  { headings, blocks, fields }: Account,
): Uncertainty[] {
  const above = Object.values(resume).flatMap((entries) =>
    Array.isArray(entries) ? (entries as { under?: string }[]).flatMap(({ under }) => under ?? []) : [],
  );
  const custom = ((resume.customSections ?? []) as { title: string }[]).map(({ title }) => title);
  const ours = [...titles, ...custom, ...above];
  const printed = new Set(ours.map(foldWord));
  const known = new Set(headings.map(({ text }) => foldWord(text)));
  // A heading that stands more than once names a part of each entry; one that is a field, as the name of a group of skills, is printed as such.
  const named = new Set(fields.map(({ text }) => foldWord(text.replace(/:\s*$/, ''))));
  const theirs = blocks.flatMap(({ heading, lines, section }) =>
    heading && lines.length > 0 && section !== 'basics' ? [heading.text] : [],
  );
  const times = new Map<string, number>();
  for (const head of theirs.map(foldWord)) times.set(head, (times.get(head) ?? 0) + 1);
  const isPart = (head: string): boolean => times.get(head) !== 1 || named.has(head);
  return [
    ...ours.flatMap((text): Uncertainty[] =>
      foldWord(text) === '' || known.has(foldWord(text)) ? [] : [{ reason: 'heading-of-ours', text }],
    ),
    ...theirs.flatMap((text): Uncertainty[] =>
      isPart(foldWord(text)) || printed.has(foldWord(text)) ? [] : [{ reason: 'heading-of-file', text }],
    ),
  ];
}

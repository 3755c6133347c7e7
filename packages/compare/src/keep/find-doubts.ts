import type { Account, Block } from '../account/account.ts';
import type { Owner } from '../account/find-owners.ts';
import { isBullet } from '../account/line-text.ts';
import { sameToken, type Token, tokenize } from '../tokens/tokenize.ts';
import { hedgeWords, seasonWords } from '../words/date-words.ts';
import { joiningWords } from '../words/label-words.ts';

/** Sections of dated entries: what belongs together there must stay together. */
export const datedSections = new Set(['work', 'education', 'volunteer', 'projects']);

/** Entries filed under one of these from under the heading of another have moved. */
const kept = datedSections;

/**
 * The blocks of the source whose facts a reading lost or moved: a date that its line's entry does not have, an entry that stands in two
 * places, a list before the head of its entry, an entry under the heading of another section.
 */
export function findDoubts(account: Account, owners: readonly (Owner | undefined)[]): Block[] {
  const names = namesOfEntries(account);
  const several = namesOfSeveral(names);
  const dates = datesOfEntries(account, names);
  const words = wordsByLine(account);
  return account.blocks.filter((block) => {
    const dated = block.lines.filter((line) => isEntry(owners[line]));
    if (isFragmented(block, account, words, owners)) return true;
    if (dated.length === 0) return false;
    return (
      hasOpenHead(block, account, words, owners) ||
      dated.some((line) => lacksDate(line, account, words, owners, dates)) ||
      isScattered(block, owners, names) ||
      beginsWithList(block, account, words, owners, dates, (id) => several.has(names.get(id) ?? '')) ||
      isMisfiled(block, owners)
    );
  });
}

/** The words of each line by their number among all. */
type Words = ReadonlyMap<number, readonly number[]>;

function wordsByLine({ tokens }: Account): Words {
  return Map.groupBy(tokens.keys(), (at) => tokens[at]?.line ?? 0);
}

function isEntry(owner: Owner | undefined): owner is Owner & { entry: number } {
  return owner?.entry !== undefined && datedSections.has(owner.section);
}

const idOf = ({ section, entry }: Owner): string => `${section}/${entry}`;

/** The employer or school of each entry; of entries at the same one, a line may belong to either. */
function namesOfEntries({ fields }: Account): Map<string, string> {
  return new Map(
    fields.flatMap(({ section, entry, key, text }): [string, string][] =>
      entry !== undefined && datedSections.has(section) && ['name', 'institution', 'organization'].includes(key)
        ? [[`${section}/${entry}`, `${section} ${text.toLowerCase()}`]]
        : [],
    ),
  );
}

/** The names that several entries have. */
function namesOfSeveral(names: ReadonlyMap<string, string>): Set<string> {
  const groups = Map.groupBy(names.values(), (name) => name);
  return new Set([...groups].flatMap(([name, { length }]) => (length > 1 ? [name] : [])));
}

/** The dates of each entry, those of entries at the same employer or school together: one line may stand for all of them. */
function datesOfEntries({ fields }: Account, names: ReadonlyMap<string, string>): Map<string, Token[]> {
  const dates = new Map<string, Token[]>();
  for (const { section, entry, text } of fields) {
    if (entry === undefined || !datedSections.has(section)) continue;
    const id = `${section}/${entry}`;
    const found = tokenize([text]).filter((token) => token.key.startsWith('@'));
    const own = dates.get(id);
    if (own) own.push(...found);
    else dates.set(id, found);
  }
  const groups = Map.groupBy(names.keys(), (id) => names.get(id) ?? '');
  for (const group of groups.values()) {
    const all = group.flatMap((id) => dates.get(id) ?? []);
    for (const id of group) dates.set(id, all);
  }
  const differing = new Map<Token[], Token[]>();
  for (const all of dates.values()) if (!differing.has(all)) differing.set(all, different(all));
  return new Map([...dates].map(([id, all]) => [id, differing.get(all) ?? all]));
}

/** Dates without those that say the same as another. */
function different(dates: readonly Token[]): Token[] {
  return [...new Map(dates.map((date) => [`${date.key} ${date.months?.join()}`, date])).values()];
}

function lacksDate(
  line: number,
  { tokens, fates }: Account,
  words: Words,
  owners: readonly (Owner | undefined)[],
  dates: ReadonlyMap<string, Token[]>,
): boolean {
  const owner = owners[line];
  if (!isEntry(owner) || !owner.sure) return false;
  const own = dates.get(idOf(owner)) ?? [];
  return (words.get(line) ?? []).some((at) => {
    const token = tokens[at] as Token;
    return token.months !== undefined && !isMark(fates[at]) && !own.some((date) => sameToken(token, date));
  });
}

/** A line that is longer heads no entry. */
const longestHead = 100;

/**
 * Whether a line that no field took heads an entry that was not read: it has a date of its own, or it stands between list items of one entry. What follows it
 * would be printed under another entry.
 */
function hasOpenHead(
  { lines }: Block,
  account: Account,
  byLine: Words,
  owners: readonly (Owner | undefined)[],
): boolean {
  const { texts, tokens, fates, fields } = account;
  const isOpen = (line: number): boolean => {
    const words = byLine.get(line) ?? [];
    const lettersOf = (list: readonly number[]): number =>
      list.reduce((sum, at) => sum + (tokens[at]?.months ? 0 : (tokens[at]?.key.length ?? 0)), 0);
    const open = words.filter((at) => fates[at] === 'unplaced');
    return open.length > 0 && 2 * lettersOf(open) >= lettersOf(words) && !isBullet(texts[line] ?? '');
  };
  /** The entry whose list a line is part of. */
  const listOf = (line: number | undefined): string | undefined => {
    const owner = line === undefined ? undefined : owners[line];
    if (line === undefined || !isEntry(owner) || !owner.sure) return undefined;
    const isItem = (byLine.get(line) ?? []).some((at) => {
      const fate = fates[at];
      return typeof fate === 'object' && 'field' in fate && fields[fate.field]?.key === 'highlights';
    });
    return isItem ? idOf(owner) : undefined;
  };
  const open = lines.map(isOpen);
  /** The nearest lines above and below each that are not open. */
  let above: number | undefined;
  const aboves = lines.map((line, at) => {
    const nearest = above;
    if (!open[at]) above = line;
    return nearest;
  });
  let below: number | undefined;
  return lines
    .map((line, at) => ({ line, at }))
    .reverse()
    .some(({ line, at }) => {
      const next = below;
      if (!open[at]) below = line;
      const text = texts[line] ?? '';
      if (!open[at] || text.length > longestHead || !/^\P{L}*\p{Lu}/u.test(text)) return false;
      if ((byLine.get(line) ?? []).some((token) => tokens[token]?.months !== undefined)) return true;
      const list = listOf(aboves[at]);
      return list !== undefined && list === listOf(next);
    });
}

const isMark = (fate: Account['fates'][number] | undefined): boolean => typeof fate === 'object' && 'mark' in fate;

/** Whether an entry of the block is left and comes again. */
function isScattered(
  { lines }: Block,
  owners: readonly (Owner | undefined)[],
  names: ReadonlyMap<string, string>,
): boolean {
  const left = new Set<string>();
  let current = '';
  for (const line of lines) {
    const owner = owners[line];
    if (!isEntry(owner) || !owner.sure) continue;
    const id = names.get(idOf(owner)) ?? idOf(owner);
    if (id === current) continue;
    if (left.has(id)) return true;
    left.add(current);
    current = id;
  }
  return false;
}

/** Whether a list item of an entry stands above the line with the entry's own dates. Of several jobs at one employer (`isSeveral`), a line may belong to any: they say nothing. */
function beginsWithList(
  { lines }: Block,
  { texts, tokens, fates, fields }: Account,
  words: Words,
  owners: readonly (Owner | undefined)[],
  dates: ReadonlyMap<string, Token[]>,
  isSeveral: (id: string) => boolean,
): boolean {
  // A year within a list item, as "from 70 (2019) to 300 (2022)", heads nothing.
  const isTold = (at: number): boolean => {
    const fate = fates[at];
    return typeof fate === 'object' && 'field' in fate && fields[fate.field]?.key === 'highlights';
  };
  const listed = new Set<string>();
  for (const line of lines) {
    const owner = owners[line];
    if (!isEntry(owner) || !owner.sure) continue;
    const id = idOf(owner);
    if (isSeveral(id)) continue;
    const own = dates.get(id) ?? [];
    const heads = (words.get(line) ?? []).some((at) => {
      const token = tokens[at] as Token;
      return token.months && !isTold(at) && own.some((date) => sameToken(token, date));
    });
    if (heads && listed.has(id)) return true;
    if (!heads && isBullet(texts[line] ?? '')) listed.add(id);
  }
  return false;
}

/** What stands with a date is kept with the dates of its entry. */
const isOfDate = (key: string): boolean => seasonWords.has(key) || hedgeWords.has(key);

/** Fragments of head lines that a section may have beside its fields: with more, its lines say it better. */
const mostFragments = 2;

/** Whether the reading left pieces of the lines that head entries: a date, or several others. A label before its value is none. */
function isFragmented(
  { lines }: Block,
  account: Account,
  words: Words,
  owners: readonly (Owner | undefined)[],
): boolean {
  const { texts, tokens, fates } = account;
  const isHeld = (owner: Owner | undefined) => owner?.entry !== undefined && isWholeSection(owner.section);
  // Awards and the like are list items themselves.
  const isItem = (line: number): boolean =>
    isBullet(texts[line] ?? '') && datedSections.has(owners[line]?.section ?? '');
  const open = lines
    .filter((line) => isHeld(owners[line]) && !isItem(line))
    .flatMap((line) => words.get(line) ?? [])
    .map((at) => ({ ...(tokens[at] as Token), fate: fates[at] }))
    .filter(({ key, fate }) => fate === 'unplaced' && !joiningWords.has(key) && !isOfDate(key));
  if (open.some(({ key }) => key.startsWith('@'))) return true;
  const isLabel = ({ end, line }: Token) => /^\s*:/.test((texts[line] ?? '').slice(end, end + 20));
  return new Set(open.filter((token) => !isLabel(token)).map(({ line }) => line)).size > mostFragments;
}

/** Whether whole lines of a block whose heading names a section became entries of another. */
function isMisfiled({ heading, lines }: Block, owners: readonly (Owner | undefined)[]): boolean {
  const named = heading?.names;
  if (named === undefined || !kept.has(named)) return false;
  return lines.some((line) => {
    const owner = owners[line];
    return isEntry(owner) && owner.sure && owner.section !== named;
  });
}

/** Sections that are printed whole from the source's lines; keyword lists and contacts stay what they are. */
export function isWholeSection(section: string): boolean {
  return datedSections.has(section) || ['certificates', 'awards', 'publications', 'customSections'].includes(section);
}

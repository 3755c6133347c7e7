import type { SourceText } from '@shortlist/schema';
import type { Account } from '../../account/account.ts';
import { isBullet } from '../../account/line-text.ts';
import { wordsInFields } from '../../account/words-in-fields.ts';
import { datedSections } from '../../keep/find-doubts.ts';
import { setLines } from '../../keep/set-lines.ts';
import { headKeys } from './list-torn.ts';
import type { Uncertainty } from './uncertainty.ts';

/** Lines that the page sets one below the other and that became one paragraph of an entry. */
export function listRunTogether(source: SourceText, account: Account): Uncertainty[] {
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
  const joined = owners.flatMap((field, line): { field: number; text: string; section: string }[] => {
    const { section = '', key = '' } = fields[field ?? -1] ?? {};
    if (field === undefined || field !== owners[line - 1] || !datedSections.has(section)) return [];
    if (key !== 'summary' && key !== 'description') return [];
    const text = texts[line] ?? '';
    return /^\P{L}*\p{Lu}/u.test(text) && setLines(source, [line - 1, line]).length > 1
      ? [{ field, text, section }]
      : [];
  });
  const counts = Map.groupBy(joined, ({ field }) => field);
  return joined
    .filter(({ field }) => (counts.get(field)?.length ?? 0) >= mostJoined)
    .map(({ text, section }): Uncertainty => ({ reason: 'run-together', text, section }));
}

/** The rest of a line at the head of an entry that became one paragraph with a line below it which begins anew. */
export function listJoinedHeads(account: Account): Uncertainty[] {
  const { texts, fields } = account;
  const held = wordsInFields(account);
  const paragraphs = new Set(['summary', 'description']);
  return [...held].flatMap(([line, words]): Uncertainty[] => {
    const isHead = words.some(({ field }) => headKeys.has(fields[field]?.key ?? ''));
    const part = words.find(({ field }) => {
      const { section = '', key = '' } = fields[field] ?? {};
      return datedSections.has(section) && paragraphs.has(key);
    });
    if (!isHead || part === undefined || !/^\P{L}*\p{Lu}/u.test(texts[line + 1] ?? '')) return [];
    const goesOn = held.get(line + 1)?.some(({ field }) => field === part.field) ?? false;
    const section = fields[part.field]?.section ?? '';
    return goesOn ? [{ reason: 'run-together', text: texts[line] ?? '', section }] : [];
  });
}

/** List items of a file that became one. */
export function listJoinedItems(source: SourceText, account: Account): Uncertainty[] {
  const { texts, fields } = account;
  const lines = new Map<number, Set<number>>();
  for (const [line, words] of wordsInFields(account))
    for (const { field } of words) {
      const { section = '', key } = fields[field] ?? {};
      if (key !== 'highlights' || !datedSections.has(section)) continue;
      const own = words.filter((word) => word.field === field).length;
      if (2 * own > words.length) lines.set(field, (lines.get(field) ?? new Set<number>()).add(line));
    }
  return [...lines].flatMap(([field, own]): Uncertainty[] => {
    const [first = 0, ...more] = [...own].sort((a, b) => a - b);
    const next = more.find(
      (line) =>
        isBullet(texts[line] ?? '') ||
        (source.format === 'pdf' &&
          isBullet(texts[first] ?? '') &&
          setLines(
            source,
            [...own].filter((each) => each <= line),
          ).length > 1),
    );
    return next === undefined
      ? []
      : [{ reason: 'run-together', text: texts[next] ?? '', section: fields[field]?.section ?? '' }];
  });
}

/** Lines between the list items of an entry that are none and became its text all the same: each heads an entry that was not read. */
export function listAmongItems(account: Account): Uncertainty[] {
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
        ? [{ reason: 'line-among-items', text, section: own.section }]
        : [];
    });
  });
}

/** From so many lines on, one paragraph of them hides a list. */
const mostJoined = 2;
/** A skill of more words is a sentence, and its commas part no list. */
const mostWords = 9;

export function listProse({ fields }: Account): Uncertainty[] {
  return fields
    .filter(
      ({ section, key, text }) => section === 'skills' && key === 'keywords' && text.split(/\s+/).length > mostWords,
    )
    .map(({ text }): Uncertainty => ({ reason: 'prose-in-list', text, section: 'skills' }));
}

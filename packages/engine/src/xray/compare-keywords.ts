import type { Resume, XrayField } from '@shortlist/schema';
import { entriesOf } from './compare-entries.ts';
import { type Filed, filedUnder } from './compare-filed.ts';
import { readText } from './compare-texts.ts';
import { normaliseText } from './normalise-text.ts';

/** Sections of bare names, where a group of skills may be filed as well. A word in a job is none of them. */
const lists = ['languages', 'interests', 'certificates'];

/**
 * What survived of skills or interests: a name or keyword counts wherever the section holds it, a level beside its name. A group that a
 * reader files whole under another section, as "Languages" among skills, has survived there.
 */
export function compareKeywords(
  id: 'skills' | 'interests',
  expected: Resume,
  recovered: Resume,
  filed: Filed,
): XrayField[] {
  const found = entriesOf(recovered, id);
  const words = new Map<string, string>();
  const levels = new Map<string, string>();
  for (const entry of found) {
    const name = readText(entry.name);
    for (const text of [name, ...listOf(entry.keywords)]) if (text) words.set(key(text), text);
    const level = readText(entry.level);
    if (name && level) levels.set(key(name), level);
  }
  return entriesOf(expected, id).flatMap((entry, index): XrayField[] => {
    const at = `/${id}/${index}`;
    const name = readText(entry.name);
    const level = readText(entry.level);
    const keywords = listOf(entry.keywords);
    const holder = keywords.every((word) => words.has(key(word))) ? undefined : filed(keywords, lists);
    if (holder) {
      return [
        ...(name ? [filedUnder(holder, `${at}/name`, name)] : []),
        ...(level ? field(`${at}/level`, level, undefined) : []),
        ...keywords.map((word, at2) => filedUnder(holder, `${at}/keywords/${at2}`, word)),
      ];
    }
    return [
      ...field(`${at}/name`, name, words.get(key(name ?? ''))),
      ...field(`${at}/level`, level, levels.get(key(name ?? ''))),
      ...keywords.flatMap((word, at2) => field(`${at}/keywords/${at2}`, word, words.get(key(word)))),
    ];
  });
}

function field(pointer: string, expected: string | undefined, recovered: string | undefined): XrayField[] {
  if (!expected || key(expected) === '') return [];
  const ok = recovered !== undefined && key(recovered) === key(expected);
  return [{ pointer, expected, ...(recovered === undefined ? {} : { recovered }), ok }];
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function key(text: string): string {
  return normaliseText(text);
}

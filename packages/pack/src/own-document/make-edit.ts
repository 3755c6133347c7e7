import { type Edit, type Resume, readPointer, valueAt } from '@shortlist/schema';
import { addParagraph, findWhole, removeParagraph, reorderParagraphs, shownParagraphs } from './edit-paragraphs.ts';
import { bothRenderings, findPlaces, plainKey, rewrite } from './find-words.ts';
import { paragraphText } from './scan-word.ts';

/**
 * A part of a Word file with one edit made in it, or `undefined` where it cannot be made without doubt: its words do not stand there, or stand there more often than
 * in the resume.
 */
export function makeEdit(xml: string, edit: Edit, original: Resume): string | undefined {
  const { op, path, before, after } = edit;
  if (op === 'replace' && typeof before === 'string' && typeof after === 'string')
    return replaceText(xml, before, after, rankOf(original, path, before));
  if (op === 'replace' && isTexts(before) && isTexts(after)) return reorder(xml, before, after);
  if (op === 'replace' && isGroups(before) && isGroups(after))
    return reorder(xml, before.map(groupText), after.map(groupText));
  if (op === 'add' && typeof after === 'string') return add(xml, path, after, original);
  if (op === 'remove' && typeof before === 'string') return remove(xml, path, before, original);
  return undefined;
}

type Rank = { index: number; of: number };

/** Which of the equal texts of a resume stands at a path. */
function rankOf(original: Resume, path: string, text: string): Rank {
  const key = plainKey(text);
  const paths: string[] = [];
  const walk = (value: unknown, at: string): void => {
    if (typeof value === 'string') {
      if (` ${value} `.includes(text) && (value === text || plainKey(value) === key)) paths.push(at);
    } else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) if (name !== 'meta') walk(part, `${at}/${name}`);
  };
  walk(original, '');
  return { index: Math.max(0, paths.indexOf(path)), of: Math.max(1, paths.length) };
}

function replaceText(xml: string, before: string, after: string, { index, of }: Rank): string | undefined {
  const inRendering = (written: string, which: 0 | 1): string | undefined => {
    const places = findPlaces(bothRenderings(written)[which], before);
    const place = places[places.length === of ? index : 0];
    if (place === undefined || (places.length !== of && places.length > 1)) return undefined;
    return rewrite(written, place, before, after);
  };
  const shown = inRendering(xml, 0);
  return shown === undefined ? undefined : (inRendering(shown, 1) ?? shown);
}

/** A list in another order: as paragraphs, or as words of one line. */
function reorder(xml: string, before: readonly string[], after: readonly string[]): string | undefined {
  const order = after.map((text) => before.indexOf(text));
  if (before.length !== after.length || new Set(order).size < order.length || order.includes(-1)) return undefined;
  const paragraphs = shownParagraphs(xml);
  const items = before.map((text) => findWhole(paragraphs, text));
  if (items.every((found) => found.length === 1)) return reorderParagraphs(xml, items.flat(), order);
  return reorderWords(xml, before, after);
}

/** Words of one line, as "Python, Java, SQL": the signs between them stay. */
function reorderWords(xml: string, before: readonly string[], after: readonly string[]): string | undefined {
  const line = shownParagraphs(xml).filter((paragraph) =>
    before.every((word) => findPlaces([paragraph], word).length === 1),
  );
  const [paragraph] = line;
  if (line.length !== 1 || paragraph === undefined || before.length < 2) return undefined;
  const places = before.flatMap((word) => findPlaces([paragraph], word)).sort((a, b) => a.from - b.from);
  const [first, last] = [places[0], places.at(-1)];
  const letters = first?.letters ?? [];
  const between = places.slice(1).map(({ from }, at) => lettersText(letters, places[at]?.to ?? 0, from));
  if (!first || !last || between.some((part) => /[\p{L}\p{N}]/u.test(part))) return undefined;
  const old = lettersText(letters, first.from, last.to);
  const next = after.map((word, at) => word + (between[at] ?? '')).join('');
  return rewrite(xml, { letters, from: first.from, to: last.to }, old, next);
}

const lettersText = (letters: readonly { sign: string }[], from: number, to: number): string =>
  letters
    .slice(from, to)
    .map(({ sign }) => sign)
    .join('');

/** A further item of a list: behind the one that it follows, as a paragraph or on its line. */
function add(xml: string, path: string, text: string, original: Resume): string | undefined {
  const keys = readPointer(path);
  const last = keys.pop() ?? '';
  const list = valueAt(original, keys);
  if (!isTexts(list) || list.length === 0) return undefined;
  const at = last === '-' ? list.length : Math.min(Number(last), list.length);
  const neighbor = list[Math.max(0, at - 1)] ?? '';
  const [paragraph, ...more] = findWhole(shownParagraphs(xml), neighbor);
  if (paragraph && more.length === 0) return addParagraph(xml, paragraph, text);
  if (keys.at(-1) !== 'keywords') return undefined;
  const line = lineOfList(xml, list);
  const place = line && findPlaces([line], neighbor)[0];
  if (!line || !place) return undefined;
  const sign = /[;|•·]/u.exec(paragraphText(line).replace(/^\s*[•·]/u, ''))?.[0] ?? ',';
  const joint = sign === ',' || sign === ';' ? `${sign} ` : ` ${sign} `;
  return rewrite(xml, place, neighbor, `${neighbor}${joint}${text}`);
}

function remove(xml: string, path: string, text: string, original: Resume): string | undefined {
  const { index, of } = rankOf(original, path, text);
  const found = findWhole(shownParagraphs(xml), text);
  const paragraph = found[found.length === of ? index : 0];
  if (paragraph && (found.length === of || found.length === 1)) return removeParagraph(xml, paragraph);
  const keys = readPointer(path).slice(0, -1);
  const list = valueAt(original, keys);
  if (keys.at(-1) !== 'keywords' || !isTexts(list)) return undefined;
  const line = lineOfList(xml, list);
  const at = list.indexOf(text);
  const [neighbor, isBefore] = at > 0 ? [list[at - 1] ?? '', true] : [list[1] ?? '', false];
  const places = line ? [findPlaces([line], text), findPlaces([line], neighbor)] : [];
  const [own, other] = places.map((each) => each[0]);
  if (!own || !other) return undefined;
  const [from, to] = isBefore ? [other.from, own.to] : [own.from, other.to];
  const old = lettersText(own.letters, from, to);
  return from < to ? rewrite(xml, { letters: own.letters, from, to }, old, neighbor) : undefined;
}

/** The paragraph that holds all words of a list, each once. */
function lineOfList(xml: string, list: readonly string[]): ReturnType<typeof shownParagraphs>[number] | undefined {
  const lines = shownParagraphs(xml).filter((paragraph) =>
    list.every((word) => findPlaces([paragraph], word).length === 1),
  );
  return lines.length === 1 ? lines[0] : undefined;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

type Group = { name?: string; keywords: string[] };
const isGroups = (value: unknown): value is Group[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isTexts((item as Group | null)?.keywords));
const groupText = ({ name = '', keywords }: Group): string => `${name} ${keywords.join(' ')}`;

import { isKnownCity, placeScore } from '../../language/places/places.ts';
import { titleScore } from '../../language/titles/title-words.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import type { Line } from '../text/list-lines.ts';
import { nameSection, type SectionKind } from '../text/name-section.ts';
import { findFurniture } from '../text/page-furniture.ts';
import type { Choice, MostOfWords } from './choice-chances.ts';
import type { ReadTitle, TitlePlace } from './find-sought-title.ts';
import { isLegalForm } from './is-legal-form.ts';
import { isSubject } from './read-title-line.ts';
import { banner, marked } from './title-hint.ts';

/** Words of the posting that may be its title, with what speaks for and against them by name. */
export type TitleCandidate = TitlePlace & Choice;

/** What the words of a title can be at most, where it speaks for them. */
export const mostOfTitles: MostOfWords = { 'known title': 1, 'known share': 1, 'title words': 2 };

/** The same before it is measured: what led to it, and its line. */
export type FoundTitle = TitlePlace & { sources: Set<string>; line: number };

/** Characters of the longest title. */
export const longestTitle = 110;

/** A line that says only that there is a job, alone or joined with the title ("Vacancies - Barista"), is none. */
export function isBanner(title: string): boolean {
  return aroundOf(title).banners > 0;
}

/** Below these headings hardly any posting names its title. */
const demands = new Set<SectionKind>(['requirements', 'nice', 'responsibilities']);

/** What speaks for and against each. */
export function measureTitles(
  found: readonly FoundTitle[],
  lines: readonly (Line & { listed: boolean })[],
  text: string,
  hint: ReadTitle | undefined,
): TitleCandidate[] {
  const low = text.slice(0, 20_000).toLowerCase();
  const opened = lines.findIndex(({ text: line }) => demands.has(nameSection(line)?.kind ?? 'about'));
  const firstPlain = lines.findIndex(({ listed, text: line }) => !listed && !banner.test(line));
  const hosts = (low.match(/(?<=@|https?:\/\/|www\.)[\p{L}\p{N}.-]+/gu) ?? []).map((host) =>
    host.replace(/[^a-z0-9]/g, ''),
  );
  // "bij Glasservice Terpstra", "at Kestrel".
  const workplaces = [...low.matchAll(/(?<!\p{L})(?:at|bei|beim|chez|bij|presso|join)\s([^\n]{2,60})/gu)].map(
    ({ 1: place = '' }) => place,
  );
  const keys = found.map(({ text: title }) => titleKey(title));
  const hintKey = titleKey(hint?.text ?? '');
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  // What is the same at each mention of the same words.
  const inText = eachOnce((title) => {
    const measures = formOf(title);
    const add = adder(measures);
    add('again', Math.min(3, Math.log2(Math.max(1, low.split(title.toLowerCase()).length - 1))));
    add('words again', recurring(title, low));
    const bare = titleKey(title)
      .normalize('NFD')
      .replace(/[^a-z0-9]/g, '');
    add('in an address', bare.length >= 4 && hosts.some((host) => host.includes(bare)));
    return measures;
  });
  const ofWords = eachOnce((title) => {
    const measures = wordsOf(title);
    // A heading of the posting is no title.
    if (measures.has('heading') && measures.has('no title words')) return undefined;
    const add = adder(measures);
    const isBare = measures.has('no title words') && /^\p{Lu}/u.test(title);
    add('subject', isBare && isSubject(text, title));
    add('where one works', isBare && workplaces.some((place) => place.startsWith(title.toLowerCase())));
    return measures;
  });
  return found.map(({ text: title, start, end, sources, line }, i) => {
    const key = keys[i] ?? '';
    const own = lines[line];
    const measures = new Map(inText(title));
    const add = adder(measures);
    for (const source of sources) add(source, 1);
    if (hint !== undefined && key === hintKey) {
      add('rules', 1);
      add(`rules ${hint.sure >= 0.9 ? 'surely' : hint.sure >= 0.75 ? 'likely' : 'perhaps'}`, 1);
      add('first by rules', hint.start === start);
    } else if (hint !== undefined) {
      add('holds the rules’', hintKey.length > 3 && key.includes(hintKey));
      add('within the rules’', key.length > 3 && hintKey.includes(key));
    }
    add('a word in prose', !title.includes(' ') && own !== undefined && title.length < own.text.length / 3);
    add(`line ${line < 1 ? 0 : line < 3 ? 2 : line < 6 ? 5 : line < 12 ? 11 : line < 30 ? 29 : 'later'}`, 1);
    add('first plain line', line === firstPlain);
    add('listed', own?.listed === true);
    add('below demands', opened >= 0 && line > opened);
    add('below a list', opened > 0 && line > opened + 3);
    add('long line', (own?.text.length ?? 0) > longestTitle);
    add('share of line', own === undefined ? 0 : Math.min(1, title.length / own.text.length));
    add('a banner', own !== undefined && banner.test(own.text));
    const around = own === undefined ? undefined : aroundOf(own.text);
    const isWhole = own !== undefined && title.length > own.text.length * 0.85;
    add('beside a banner', !isWhole && (around?.banners ?? 0) > 0);
    add('holds parts', isWhole && (around?.parts ?? 0) > 1);
    add('furniture', own !== undefined && findFurniture(own.text) !== undefined);
    add('marked', marked.test(text.slice(end, end + 16).split('\n')[0] ?? ''));
    add('line marked', own !== undefined && marked.test(own.text));
    add('heading mark', /#\s*$/.test(text.slice(Math.max(0, start - 4), start)));
    add('mentions', Math.log(counts.get(key) ?? 1));
    add('asks', /[?!]/.test(text.slice(end, end + 1)));
    add('a question', text[end] === '?');
    return { text: title, start, end, measures, ofWords: () => ofWords(title) };
  });
}

function aroundOf(line: string): { parts: number; banners: number } {
  const parts = line.length > longestTitle ? [line] : line.split(/\s[|·–—-]\s|\s\/\/\s|:\s/);
  return { parts: parts.length, banners: parts.filter((part) => banner.test(part)).length };
}

/** The share of a title's longer words that the posting comes back to. */
function recurring(title: string, low: string): number {
  const words = [...new Set(title.toLowerCase().match(/\p{L}{5,}/gu) ?? [])];
  const stems = words.map((word) => word.slice(0, Math.max(5, word.length - 2)));
  return words.length === 0
    ? 0
    : stems.filter((stem) => low.indexOf(stem, low.indexOf(stem) + 1) > low.indexOf(stem)).length / words.length;
}

function adder(measures: Map<string, number>): (what: string, value: number | boolean) => void {
  return (what, value) => {
    const amount = Number(value);
    if (amount !== 0) measures.set(what, amount);
  };
}

/** The same title in capitals or small letters, whatever marks stand in it. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}+#]/gu, '');
}

/** The answer for each title is found once. */
function eachOnce<T>(find: (title: string) => T): (title: string) => T {
  const known = new Map<string, T>();
  return (title) => {
    if (!known.has(title)) known.set(title, find(title));
    return known.get(title) as T;
  };
}

/** What a title looks like. */
function formOf(title: string): Map<string, number> {
  const measures = new Map<string, number>();
  const add = adder(measures);
  const words = title.split(/\s+/);
  add(`words ${Math.min(8, words.length)}`, 1);
  add('small first', /^\p{Ll}/u.test(title));
  add('small words', words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length / words.length);
  add('capitals', !/\p{Ll}/u.test(title));
  add('digits', /\d/.test(title));
  add('amount', /[€$£%]|\d{3}/.test(title));
  add('stops', /[.!?]/.test(title));
  add('comma', title.includes(','));
  add('colon', title.includes(':'));
  add('plural word', words.length === 1 && /s$/i.test(title));
  add('legal form', isLegalForm(title.split(' ').at(-1) ?? ''));
  add(`opens ${(words[0] ?? '').toLowerCase()}`, 1);
  return measures;
}

/** What the words of a title are by themselves. */
function wordsOf(title: string): Map<string, number> {
  const measures = new Map<string, number>();
  const add = adder(measures);
  const titles = findTitles(title);
  const known = titles.reduce((sum, { start, end }) => sum + end - start, 0) / title.length;
  const score = titleScore(title);
  add('known title', titles.length > 0);
  add('known share', Math.min(1, known));
  add('title words', Math.min(2, score));
  add('no title words', score === 0 && titles.length === 0);
  add('place', Math.min(2, placeScore(title)));
  add('town in it', title.split(/\s+/).some(isKnownCity));
  add('heading', nameSection(title) !== undefined);
  return measures;
}

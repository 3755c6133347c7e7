import { isKnownCity, isRegion, placeScore } from '../../language/places/places.ts';
import { isAnyHouse } from '../../language/titles/is-any-house.ts';
import { isDepartment, organisationScore } from '../../language/titles/organisation-words.ts';
import { titleScore } from '../../language/titles/title-words.ts';
import { findListedSkills } from '../../lexicon/find/find-listed-skills.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { nameSection } from '../text/name-section.ts';
import { findFurniture } from '../text/page-furniture.ts';
import { anyWord } from '../words/any-word.ts';
import { mediumWords } from '../words/choose-employer-words.ts';
import type { Choice, MostOfWords } from './choice-chances.ts';
import type { EmployerHint } from './employer-hints.ts';
import { isAddressedPerson } from './is-addressed-person.ts';
import { isLegalForm } from './is-legal-form.ts';
import { nameEmployment } from './read-facts.ts';
import { townWord } from './stated-employer.ts';
import { banner } from './title-hint.ts';

/** A name that may be the employer's, with what speaks for and against it by name; `told` where a plain form of words says that it employs. */
export type EmployerCandidate = Choice & { name: string; told: boolean };

/** What the words of a name can be at most, where it speaks for it. */
export const mostOfNames: MostOfWords = { organisation: 2, 'inner capital': 1 };

type Mention = { name: string; segment: number; before: string; after: string; opens: boolean; whole: boolean };

/** Lines read for names, from the top. */
const mostLines = 250;
/** Candidates judged, the most often named ones first. */
const mostNames = 60;

const names =
  /(?<![\p{L}\p{N}&'’])(?:\p{Lu}|\d{1,3}(?=\p{Lu})|\p{Ll}{2,8}(?=\p{Lu}\p{Ll}{2}))(?:[\p{L}\p{N}&'’.+-]|(?<=\p{Ll}{3}):(?=\p{Lu}{2}))*(?:(?:\s(?:of|i|de|des|du|del|della|delle|dei|di|da|do|dos|das|per|la|le|für|for|von|der|and|und|et|y|e|the|&|\+)){0,2}\s(?:\p{Lu}|\d{1,3}(?!\d))[\p{L}\p{N}&'’.+-]*){0,6}(?:,?\s(?:Inc|LLC|Ltd|Corp|Co|P\.C\.|GmbH|S\.A\.|S\.L\.|B\.V\.|Lda|e\.\s?V\.)(?!\p{L})\.?)?/gu;

/** Names of the posting with what speaks for each: what the rules say (`hints`), where the text names it, what stands beside it, and what the words are. */
export function gatherEmployers(
  text: string,
  segments: readonly PlacedSegment[],
  title: { start: number; text: string } | undefined,
  hints: readonly EmployerHint[],
  place?: string,
): EmployerCandidate[] {
  const lines = segments.slice(0, mostLines);
  const titleLine = title === undefined ? -1 : lines.findLastIndex(({ start }) => start <= title.start);
  const mentions = [
    ...mentionsOf(lines),
    ...linesAsNames(lines, titleLine),
    ...partsAsNames(lines),
    ...hints.map((hint) => mentionOfHint(hint, lines)),
  ];
  const groups = Map.groupBy(mentions, ({ name }) => nameKey(name));
  const byHint = Map.groupBy(hints, ({ name }) => nameKey(name));
  const hosts = text.toLowerCase().match(/(?<=@|https?:\/\/|www\.)[\p{L}\p{N}.-]+/gu) ?? [];
  const placeKey = nameKey(place ?? '');
  const forClient =
    /(?<!\p{L})(?:(?:our|my|their) client|on behalf of|im Auftrag unser\p{L}*|notre client|nuestro cliente|nosso cliente|per (?:un |il )?nostro cliente|onze (?:klant|opdrachtgever))(?!\p{L})/iu.test(
      text,
    );
  const kept = [...groups]
    .filter(([key]) => key.length > 1)
    .sort((a, b) => b[1].length - a[1].length || (byHint.has(b[0]) ? 1 : 0) - (byHint.has(a[0]) ? 1 : 0))
    .filter(([key, all], i) => (i < mostNames || byHint.has(key)) && !saysNothing(all[0]?.name ?? ''))
    .filter(([, all]) => !all.every(({ after }) => ofRules.test(after)))
    .filter(([key, all]) => !all.every(isMedium) || byHint.get(key)?.some(({ stated }) => stated))
    .filter(([key, all]) => !townWord.test(all[0]?.name ?? '') || byHint.get(key)?.some(({ stated }) => stated));
  const ofPage = new Set(partsAsNames(lines).map(({ name }) => nameKey(name)));
  return kept.map(([key, mentions]) => {
    const name = byHint.get(key)?.toSorted((a, b) => b.weight - a.weight)[0]?.name ?? commonest(mentions);
    let words: Map<string, number> | undefined;
    const measures = new Map<string, number>();
    const add = adder(measures);
    for (const { source, weight, stated, owns } of byHint.get(key) ?? []) {
      if (stated) add('stated', 1);
      else if (owns) add('owner', 1);
      else {
        add(`hint ${source}`, 1);
        add('hints', (measures.get('hints') ?? 0) + weight / 4);
      }
    }
    add('best hint', (byHint.get(key) ?? []).length > 0 && isBest(key, byHint));
    const told = mentions.filter(({ segment }) => segment >= 0);
    add('small letters', /(?:^|\s)\p{Ll}{4,}/u.test(name));
    add('sentence', /[.!?]$/.test(name));
    add('unseen', told.length === 0);
    add('often', Math.log1p(told.length));
    add('most', told.length >= 2 && [...groups.values()].every((other) => other.length <= mentions.length));
    const first = Math.min(...told.map(({ segment }) => segment), mostLines);
    add('first lines', first < 4);
    add('legal form above', first < 4 && told.some(standsAlone) && isLegalForm(name.split(/[\s,]+/).at(-1) ?? ''));
    add('early', first < 12);
    add('late', first > 0.7 * lines.length);
    if (titleLine >= 0)
      for (const { segment, whole } of told) {
        const away = segment - titleLine;
        if (Math.abs(away) <= 3) add(`from title ${away} ${whole ? 'whole' : 'part'}`, 1);
      }
    for (const { before, after, opens, whole, segment } of told) {
      const line = lines[segment]?.text ?? '';
      add('before a place', isBeforePlace(line.slice(line.indexOf(name) + name.length)));
      add('among terms', whole && [lines[segment - 1], lines[segment + 1]].some((near) => isTerm(near?.text)));
      add(`before ${before}`, 1);
      add(`after ${after}`, 1);
      add('opens a line', opens);
      add('is a line', whole);
      add(`in ${lines[segment]?.section}`, 1);
      add('in a list', lines[segment]?.bullet === true);
    }
    const share = told.length === 0 ? 0 : told.filter(({ opens }) => opens).length / told.length;
    add('opens always', share === 1);
    add(`words ${Math.min(6, name.split(/\s+/).length)}`, 1);
    add('for a client', forClient);
    add('the place', placeKey.length > 2 && (placeKey.includes(key) || key.includes(placeKey)));
    add('only the place', placeKey.length > 2 && placeKey === key);
    add('part of the page’s title', ofPage.has(key));
    add('in title', title?.text.includes(name) === true);
    add('in an address', inHost(key, hosts));
    add(
      'part of a longer name',
      [...groups.keys()].some((other) => other !== key && other.startsWith(key)),
    );
    add(
      'end of a longer name',
      [...groups.keys()].some((other) => other !== key && other.endsWith(key)),
    );
    add(
      'longer than a name',
      [...groups.keys()].some((other) => other !== key && other.length > 3 && key.startsWith(other)),
    );
    const surely = byHint.get(key)?.some((hint) => hint.surely) === true;
    return { name, told: surely, measures, ofWords: () => (words ??= wordsOf(name)) };
  });
}

/** The same name in capitals or small letters, with or without its legal form. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s,]+(?:inc|ltd|limited|llc|llp|plc|corp|corporation|co|company|gmbh|ag|pty ltd)\.?$/i, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/^the\s/, '')
    .replace(/[^\p{L}\p{N}+#]/gu, '');
}

function mentionsOf(lines: readonly PlacedSegment[]): Mention[] {
  return lines.flatMap(({ text }, segment) => {
    const line = text.slice(0, 600);
    return [...line.matchAll(names)].flatMap((match) => {
      const found = trim(match[0]);
      if (found === undefined) return [];
      const start = match.index + match[0].indexOf(found);
      const end = start + found.length;
      return [
        {
          name: found.replace(/(?<!\.\p{L}|Inc|Ltd|Co|Corp|Bros)\.$/u, '').replace(/['’]s$/u, ''),
          segment,
          before: wordBefore(line.slice(0, start)),
          after: /['’]s$/u.test(found) ? 'own' : wordAfter(line.slice(end)),
          opens: !/[\p{L}\p{N}]/u.test(line.slice(0, start)),
          whole: found.length >= line.trim().length - 2,
        },
      ];
    });
  });
}

/** Short lines around the title, whole: "Get moving!" may be a name. */
function linesAsNames(lines: readonly PlacedSegment[], titleLine: number): Mention[] {
  const near = lines.flatMap(({ text }, segment) =>
    segment < 6 || Math.abs(segment - titleLine) <= 3 ? [{ text: text.trim(), segment }] : [],
  );
  return near.flatMap(({ text, segment }) =>
    segment !== titleLine && text.length <= 60 && text.split(/\s+/).length <= 7 && !/[:?]$/.test(text)
      ? [{ name: text, segment, before: 'start', after: 'end', opens: true, whole: true }]
      : [],
  );
}

/** "Vacancies | Kestrel Coffee", "Barista – Kestrel Coffee": the parts of a page's own title beside the one that says that there is a job. */
function partsAsNames(lines: readonly PlacedSegment[]): Mention[] {
  const line = lines[0]?.text.trim() ?? '';
  const parts = line.length > 110 ? [] : line.split(/\s+[|·–—-]\s+/).map((part) => part.trim());
  if (parts.length < 2 || !parts.some((part) => banner.test(part) || findTitles(part).length > 0)) return [];
  return parts
    .filter((part) => part.length > 1 && !banner.test(part) && part.split(/\s+/).length <= 7)
    .map((name) => ({ name, segment: 0, before: 'start', after: 'end', opens: true, whole: false }));
}

/** A name at the head of its line, behind which no sentence goes on: "Holm Naturals, Inc / Larch Supply". */
const standsAlone = ({ opens, after }: Mention): boolean => opens && /^(?:end|[|(–—-])$/u.test(after);

/** "Pato Branco, Paraná", "Barueri - Brasil": the name of a town stands before what it lies in. */
function isBeforePlace(rest: string): boolean {
  const next = /^\s*[,–-]\s*(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)/u.exec(rest)?.[1];
  return next !== undefined && (isRegion(next) || placeScore(next) >= 1.6);
}

/** "Full time", on a line of its own. */
function isTerm(line: string | undefined): boolean {
  return line !== undefined && line.length < 30 && nameEmployment(line) !== undefined;
}

/** What names no house: a person, that there is a job, how it is held, what the page prints around it, a word of two letters that opens a sentence. */
function saysNothing(name: string): boolean {
  return (
    banner.test(name) ||
    isAnyHouse(name) ||
    isAddressedPerson(name) ||
    nameEmployment(name) !== undefined ||
    findFurniture(name) !== undefined ||
    /^\p{Lu}\p{Ll}$/u.test(name)
  );
}

const medium = new RegExp(String.raw`^(?:${anyWord(mediumWords)})\s`, 'iu');

/** "Video Tour", "a video Larch": a recording or the tool that shows it, and no house, which says what it is ("Video Games Ltd"). */
const isMedium = ({ name, before }: Mention): boolean =>
  (medium.test(name) || medium.test(`${before} `)) && organisationScore(name) < 0.5;

/** "In compliance with Avalan standards": whose rules are kept is somebody else. */
const ofRules = /^(?:standards?|guidelines?|regulations?|normen|richtlinien|normes|normas|norme)$/u;

/** Where a rule's name first stands, so that it is judged by its place like the others. */
function mentionOfHint({ name }: EmployerHint, lines: readonly PlacedSegment[]): Mention {
  const segment = lines.findIndex(({ text }) => text.includes(name));
  const line = lines[segment]?.text ?? '';
  const start = line.indexOf(name);
  return {
    name,
    segment,
    before: segment < 0 ? '' : wordBefore(line.slice(0, start)),
    after: segment < 0 ? '' : wordAfter(line.slice(start + name.length)),
    opens: segment >= 0 && !/[\p{L}\p{N}]/u.test(line.slice(0, start)),
    whole: segment >= 0 && name.length >= line.trim().length - 2,
  };
}

/** A sentence's first word in front of a name is none of its own ("At Apex", "About Northmoor"). */
const lead =
  /^(?:(?:At|About|Join|Why|With|From|By|In|As|For|When|Our|Your|This|These|That|We|Chez|Bei|Über|Sobre|Bij|Presso|Die|Der|Das|El|Los|Las|Il|Het|Une?|An?)\s+|L['’])+(?=\p{Lu}|\d)/u;

function trim(found: string): string | undefined {
  const name = found
    .replace(lead, '')
    .replace(/[\s,&+-]+$/u, '')
    .replace(/\s(?:of|de|and|und|et|y|e|the|for)$/u, '');
  return name.length < 2 || name.length > 80 || isLegalForm(name) ? undefined : name;
}

function wordBefore(text: string): string {
  const word = /([\p{L}@:|,(–—-]+|[.!?])\s*$/u.exec(text.trimEnd())?.[1]?.toLowerCase() ?? '';
  return word === '' ? 'start' : word.length > 12 ? 'long' : word;
}

function wordAfter(text: string): string {
  const word = /^\s*(['’]s|[\p{L}]+|[.,:|()–—!?-])/u.exec(text)?.[1]?.toLowerCase() ?? '';
  return word === '' ? 'end' : word.length > 12 ? 'long' : word;
}

function commonest(mentions: readonly Mention[]): string {
  const counts = Map.groupBy(mentions, ({ name }) => name);
  return [...counts].sort((a, b) => b[1].length - a[1].length || b[0].length - a[0].length)[0]?.[0] ?? '';
}

function isBest(key: string, byHint: ReadonlyMap<string, readonly EmployerHint[]>): boolean {
  const sum = (hints: readonly EmployerHint[] = []): number => hints.reduce((all, { weight }) => all + weight, 0);
  return [...byHint.values()].every((hints) => sum(hints) <= sum(byHint.get(key)));
}

/** What the words of a name are by themselves. */
function wordsOf(name: string): Map<string, number> {
  const measures = new Map<string, number>();
  const add = adder(measures);
  const words = name.split(/\s+/);
  add('organisation', Math.min(2, organisationScore(name)));
  add('department', isDepartment(name));
  add('place', Math.min(2, placeScore(name)));
  add('town', isKnownCity(name) || isRegion(name));
  add('towns', words.filter((word) => isKnownCity(word) || isRegion(word)).length / words.length);
  add(
    'job',
    findTitles(name).some(({ start, end }) => end - start > name.length / 2),
  );
  add('job words', Math.min(2, titleScore(name)));
  add(
    'skill',
    findListedSkills(name).some(({ start, end }) => end - start > name.length * 0.6),
  );
  add('heading', nameSection(name) !== undefined);
  add(
    'everyday',
    words.every((word) => isGeneralWord(word.toLowerCase())),
  );
  add('everyday word', words.length === 1 && isGeneralWord(name.toLowerCase()));
  add('capitals', words.length > 1 && !/\p{Ll}/u.test(name));
  add('short capitals', /^\p{Lu}{2,5}$/u.test(name));
  add('inner capital', /\p{Ll}\p{Lu}/u.test(name));
  add('digits', /\d/.test(name));
  return measures;
}

function adder(measures: Map<string, number>): (what: string, value: number | boolean) => void {
  return (what, value) => {
    const amount = Number(value);
    if (amount !== 0) measures.set(what, amount);
  };
}

function inHost(key: string, hosts: readonly string[]): boolean {
  const bare = key.normalize('NFD').replace(/[^a-z0-9]/g, '');
  return bare.length >= 4 && hosts.some((host) => host.replace(/[^a-z0-9]/g, '').includes(bare));
}

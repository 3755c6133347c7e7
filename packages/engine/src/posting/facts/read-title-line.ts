import { isKnownCity, placeScore } from '../../language/places/places.ts';
import { isDepartment, organisationScore } from '../../language/titles/organisation-words.ts';
import { findListedSkills } from '../../lexicon/find/find-listed-skills.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { anyWord } from '../words/any-word.ts';
import { housedWords } from '../words/read-title-line-words.ts';
import { lettersOf } from './letters-of.ts';

/** What stands behind the title on its own line: "Chef de Partie – The Millrace, Ludlow", "Data Analyst @ Lumenpath", "Barista at Kestrel Coffee, Leith (Edinburgh)". */
export type TitleLine = { employer?: string; place?: string };

const name = String.raw`(?:The |La |Le |El |Die |Der |Das )?\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s(?:(?:of|de|del|della|du|la|für|von|der|and|und|et|y|&)\s){0,2}\p{Lu}[\p{L}\p{N}&.'’-]*){0,5}`;
/** Behind a word that leads to an employer no more proof is needed; behind a dash some is. */
const led = new RegExp(
  String.raw`^[^\p{L}\p{N}@]*(?:@\s?|(?:at|bei|beim|chez|presso|bij)\s)(${name})(?:,\s([^|–—]+)|\s?\(([^()]+)\))?`,
  'u',
);
const dashed = new RegExp(String.raw`(?:^|\s)[–—-]\s(${name})(?:,\s([^|–—()]+)|\s?\(([^()]+)\))?\s*(?:[|–—].*)?$`, 'u');

/** Reads the rest of a title's line; `text` is the whole posting, whose addresses may prove a name. */
export function readTitleLine(text: string, title: { start: number; text: string } | undefined): TitleLine {
  if (title === undefined) return {};
  const from = text.indexOf('\n', title.start);
  const line = text.slice(title.start, from === -1 ? text.length : from).slice(0, 200);
  const house = houseBehind(text, line);
  if (house !== undefined) return { employer: house.employer };
  const behind = / @ ?(?=\p{Lu})/u.exec(title.text)?.index ?? title.text.length;
  const rest = line.slice(behind);
  const own = led.exec(rest);
  const found = own ?? dashed.exec(rest);
  if (found === null) return {};
  const [, employer = '', listed, bracketed] = found;
  const place = (listed ?? bracketed)
    ?.trim()
    .replace(/[.!]$/, '')
    .replace(/^(?:hybrid|remote|on-?site|full[- ]time|part[- ]time)\s*[,;/–-]\s*/i, '');
  const near = place !== undefined && isPlace(place) ? { place } : {};
  if (placeScore(employer) >= 1.6 || isKnownCity(employer)) return { place: employer };
  if (findTitles(employer).length > 0 || isDepartment(employer)) return {};
  if (isSkill(employer) && !isSubject(text, employer)) return {};
  const proved =
    own !== null || organisationScore(employer) >= 0.6 || isInAddress(text, employer) || isSubject(text, employer);
  return proved
    ? { employer, ...near, ...(near.place === undefined && place !== undefined && isName(place) ? { place } : {}) }
    : near;
}

function isPlace(words: string): boolean {
  return placeScore(words) >= 1.6 || words.split(/[\s,()]+/).some((word) => isKnownCity(word));
}

/** "Ludlow", behind an employer's name and a comma. */
function isName(words: string): boolean {
  return (
    /^\p{Lu}[\p{L}'’-]+(?:[\s-]\p{Lu}[\p{L}'’-]+){0,2}(?:,? \(?\p{Lu}[\p{L}. ]+\)?)?$/u.test(words) &&
    organisationScore(words) < 0.6
  );
}

function isSkill(words: string): boolean {
  return findListedSkills(words).some(({ start, end }) => end - start > words.length / 2);
}

/** "Northbeam builds …" further down proves that "Northbeam Robotics" is the employer. */
export function isSubject(text: string, employer: string): boolean {
  const [first = ''] = employer.split(' ');
  if (first.length <= 3) return false;
  if (subjects?.of !== text) subjects = { of: text, words: findSubjects(text) };
  return subjects.words.has(first);
}

/** The subjects of the posting that was asked about last: it is asked about many names in a row. */
let subjects: { of: string; words: Set<string> } | undefined;

const subject = /(?<=^|\n|[.!?] )[^ \n]+(?=(?: \p{Lu}\p{L}+)? \p{Ll}+s (?:\p{Ll}|\d))/gu;

function findSubjects(text: string): Set<string> {
  return new Set(text.match(subject));
}

/** What leads to a house behind a title, where the posting's own address proves the name. */
const housed = new RegExp(String.raw`\s(?:${anyWord(housedWords)})\s(${name})$`, 'u');

/** "Desenvolvedora na Lume S.T.", beside "rh@lumest.example": the house behind the title and where that begins. */
export function houseBehind(text: string, line: string): { index: number; employer: string } | undefined {
  const found = housed.exec(line.trimEnd());
  const employer = found?.[1] ?? '';
  return found !== null && found.index >= 4 && isInAddress(text, employer)
    ? { index: found.index, employer }
    : undefined;
}

/** "ines@millrace.example" proves "The Millrace", "rh@lumest.example" proves "Lume S.T.". */
function isInAddress(text: string, employer: string): boolean {
  const longest = employer
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .sort((a, b) => b.length - a.length)[0];
  const hosts = text.toLowerCase().match(/(?<=@|https?:\/\/|www\.)[\p{L}\p{N}.-]+/gu) ?? [];
  const joined = lettersOf(employer);
  return (
    (longest !== undefined && longest.length >= 5 && hosts.some((host) => host.includes(longest))) ||
    (joined.length >= 5 && hosts.some((host) => host.startsWith(joined)))
  );
}

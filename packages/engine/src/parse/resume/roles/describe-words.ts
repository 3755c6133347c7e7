import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { isEducationDetail } from '../../../language/education/education-details.ts';
import { findFieldName } from '../../../language/headings/find-field-name.ts';
import { findHeading, guessHeading } from '../../../language/headings/find-heading.ts';
import { placeScore } from '../../../language/places/places.ts';
import { foldWords } from '../../../language/text/fold-text.ts';
import { isSkillLevel } from '../../../language/text/skill-levels.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { findLanguages } from '../../../lexicon/learning/languages.ts';

/** What the words of a text say, whatever its place: `gist` in a few classes, `own` in full, `classes` as numbers from 0 to 1. */
export type Words = { gist: string[]; own: string[]; classes: number[] };

/** The names of `classes`. */
export const wordClasses = ['title', 'employer', 'school', 'degree', 'place', 'date', 'small', 'long'] as const;

const known = new Map<string, Words>();
const most = 4_000;

/** Describes a text by the classes that the lexicons put it in, its shape, and its words. */
export function describeWords(text: string): Words {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= most) known.clear();
  const words = describe(text);
  known.set(text, words);
  return words;
}

function describe(text: string): Words {
  const list = foldWords(text).split(' ').filter(Boolean);
  const brief = text.length <= 110;
  const title = brief ? titleScore(text) : 0;
  const employer = brief ? organisationScore(text) : 0;
  const school = schoolScore(text);
  const degree = degreeScore(text);
  const place = brief ? placeScore(text) : 0;
  const dated = findDates(text).length > 0;
  const small = smallShare(text);
  const kind = findHeading(text);
  const gist = [
    `t${step(title, [0.3, 0.9, 1.4])}`,
    `o${step(employer, [0.3, 0.6, 1.2])}`,
    `s${school > 0 ? 1 : 0}d${degree > 0 ? 1 : 0}`,
    `p${step(place, [0.5, 1.2, 1.65])}`,
    `c${letterCase(text)}`,
    `l${step(text.length, [4, 9, 16, 28, 45, 75, 110])}`,
    `h${kind ?? (brief && guessHeading(text)) ?? 0}`,
    `k${shapeOf(text, dated)}`,
  ];
  const verb = readVerb(list[0] ?? '');
  const own = [
    `w${step(list.length, [1, 2, 3, 4, 6, 9, 14])}`,
    `sm${step(small, [0.01, 0.3, 0.5, 0.7])}`,
    `end${/[.!?]$/.test(text) ? '.' : /[:,;-]$/.exec(text)?.[0] || ''}`,
    `verb${verb?.form ?? 0}`,
    `label${learnedLabel(text) ?? 0}`,
    `low${/^\p{Ll}/u.test(text) ? 1 : 0}`,
    `num${step((text.match(/\d/g) ?? []).length, [1, 3, 5, 8])}`,
    `to${title > 0.3 && employer > 0.3 ? 1 : 0}${title > 0.3 && school > 0 ? 1 : 0}${degree > 0 && school > 0 ? 1 : 0}`,
    ...(isEducationDetail(text) ? ['detail'] : []),
    ...(isSkillLevel(text) ? ['level'] : []),
    ...(text.length < 50 && findLanguages(text).length > 0 ? [`tongue${Math.min(2, list.length)}`] : []),
    ...list.slice(0, 3).map((word) => `1${word}`),
    ...list.slice(-2).map((word) => `9${word}`),
    ...(list.length <= 6 ? list.map((word) => `5${word}`) : []),
    ...(list.length <= 6 ? list.filter((word) => word.length > 5).map((word) => `e${word.slice(-4)}`) : []),
    `f${firstLetters(list)}`,
    ...signsOf(text),
  ];
  const classes = [
    Math.min(1, title),
    Math.min(1, employer),
    school > 0 ? 1 : 0,
    degree > 0 ? 1 : 0,
    Math.min(1, place / 1.6),
    dated ? 1 : 0,
    small,
    Math.min(1, text.length / 80),
  ];
  return { gist, own, classes };
}

/** Which stretch of growing bounds a number falls in. */
export function step(value: number, bounds: readonly number[]): number {
  let at = 0;
  while (at < bounds.length && value >= (bounds[at] as number)) at++;
  return at;
}

const firstLetters = (list: string[]): string => (list.length === 1 ? (list[0]?.slice(0, 4) ?? '') : '');

/** Where words are not parted by spaces: signs at either end, and all pairs of a short text. */
function signsOf(text: string): string[] {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? [];
  if (signs.length < 2) return [];
  const pairs = signs.length <= 14 ? signs.slice(1).map((sign, i) => `jj${signs[i]}${sign}`) : [];
  return [
    `j1${signs[0]}${signs[1]}`,
    `j9${signs.at(-1)}`,
    `j9${signs.slice(-2).join('')}`,
    `j9${signs.slice(-3).join('')}`,
    ...pairs,
  ];
}

function smallShare(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words.length === 0 ? 0 : words.filter((word) => /^\p{Ll}/u.test(word)).length / words.length;
}

function letterCase(text: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return 'han';
  if (!/\p{L}/u.test(text)) return 'none';
  if (!/\p{Ll}/u.test(text)) return 'caps';
  if (/^\p{Ll}/u.test(text)) return 'low';
  const small = smallShare(text);
  return small === 0 ? 'title' : small < 0.45 ? 'mixed' : 'said';
}

function shapeOf(text: string, dated: boolean): string {
  if (/\S@\S+\.\p{L}/u.test(text)) return 'mail';
  if (/https?:|www\.|\b[\w-]+\.(?:com|io|org|net|dev|de|me|ai|fr|es|it|nl|br|pt|uk)\b(?:\/|$)/i.test(text))
    return 'web';
  if (dated) {
    if (!isDateText(text)) return 'dated';
    const [span] = findDates(text);
    return span?.open ? 'open' : span?.range ? 'range' : (span?.from?.length ?? 0) > 4 ? 'month' : 'year';
  }
  if (/^\+?[\d\s().-]{7,}$/.test(text)) return 'phone';
  if (/^[\d.,%/\s+-]+$/.test(text)) return 'number';
  return /\d/.test(text) ? 'digits' : '';
}

/** Labels that the roles were trained with: of the ends of dates only the first, and neither boards nor projects. */
function learnedLabel(text: string): string | undefined {
  const name = findFieldName(text);
  if (name === 'from') return 'dates';
  return name === 'to' || name === 'board' || name === 'project' ? undefined : name;
}

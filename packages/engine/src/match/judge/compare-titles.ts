import { withoutMarks } from '../../language/text/without-marks.ts';
import { levelWords } from '../../language/titles/level-words.ts';
import { compareOccupations } from '../../lexicon/occupations/compare-occupations.ts';
import { type NamedOccupations, nameOccupations } from '../../lexicon/occupations/name-occupations.ts';
import { isBare } from '../../lexicon/titles/is-bare.ts';
import { areKin } from '../../lexicon/titles/occupation-sectors.ts';
import { plainTitle } from '../../lexicon/titles/plain-title.ts';
import { profileTitle, shareSector, type TitleProfile } from '../../lexicon/titles/profile-title.ts';
import { spellOutTitle } from '../../lexicon/titles/spell-out-title.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { weighStem } from '../../lexicon/word-weight.ts';

/** A title made ready for comparing. */
export type TitleView = {
  profile: TitleProfile;
  named: NamedOccupations;
  /** Its words without those of its level, weighed. */
  words: ReadonlyMap<string, number>;
};

/** What a title of one occupation is worth beside one of another, by what they share. */
const sameFamily = 0.7;
const kinFamily = 0.5;
const sameField = 0.35;
/** The same field where one of them names no occupation of it ("Information Technology Coordinator"). */
const openField = 0.55;
/** Two who coordinate or assist in offices, of whatever field. */
const sameOffice = 0.45;
const offices = new Set([
  'coordinator',
  'assistant',
  'administrator',
  'clerk',
  'secretary',
  'assistent',
  'assistenz',
  'sachbearbeiter',
]);

function isOffice({ words, profile }: TitleView): boolean {
  const last = [...words.keys()].at(-1) ?? '';
  return (
    offices.has(last) &&
    !['teaching', 'nursing', 'care', 'allied-health', 'dental'].some((id) => profile.occupations.has(id))
  );
}

/** Words alone, where no list knows a kinship: one word in common ("Server Engineer", "Restaurant Server"), by its share, or several with the last ("Customer Service Agent", "Passenger Service Agent"). */
const oneWord = 0.35;
const severalWords = 0.75;

/** "Branch Associate", "Branch Service Specialist": one word beside a name for anybody who works there. */
const besideRole = 0.6;
const roles = new Set('associate specialist representative professional member agent officer'.split(' '));

export function viewTitle(text: string, language: string, profile?: TitleProfile): TitleView {
  const title = mainTitle(text);
  const words = new Map<string, number>();
  for (const { form, key, stem } of tokenize(spellOutTitle(plainTitle(title))))
    if (!levelWords.has(key) && key.length > 1 && !/^\d/.test(key))
      words.set(rootOf(key, form), isBare(key) ? 0.3 : Math.max(0.2, weighStem(stem)));
  return { profile: profile ?? profileTitle(title), named: nameOccupations(title, language), words };
}

/** A title without what postings hang on it: the place, the shift, the number, the employer ("Maintenance Technician II - 2nd Shift", "Vendedor/a para Ávila"). */
function mainTitle(text: string): string {
  const [main = text] = text
    .replace(/^[\s\-–—>#*'"]+(?:title: ?['"]?)?/iu, '')
    .split(/\s[-–—|•·]\s|\s?\(|\s(?:para|in|bei|at|chez|à|en)\s(?=\p{Lu})|\s(?:to|of) (?:the|our) (?=\p{Lu})/u);
  return /\p{L}{3}/u.test(main) ? main : text;
}

/** A word without the endings of number and sex, and without accents, so that "Partnerin" meets "Partner" and "analista" "analyst" not. */
function rootOf(key: string, form: string): string {
  const plain = withoutMarks(key);
  return form.length > 5 ? plain.replace(/(?:innen|in|as|os|es|a|o|e|s)$/, '') : plain;
}

/** The titles that a posting's title names: "Executive Assistant & Project Coordinator" is two. */
export function viewAsked(text: string, language: string): TitleView[] {
  const parts = text
    .split(/\s?[/&]\s?|\s(?:and|or|und|oder|et|ou|y|o|e)\s/u)
    .filter((part) => profileTitle(part).known);
  return [text, ...(parts.length > 1 ? parts : [])].map((part) => viewTitle(part, language));
}

/** How near the occupation of a title is to the nearest one asked for, 0 to 1; levels are left out of it. */
export function compareTitles(asked: readonly TitleView[], held: TitleView): number {
  return Math.max(...asked.map((one) => compareTwo(one, held)));
}

function compareTwo(asked: TitleView, held: TitleView): number {
  const words = shareOfWords(asked.words, held.words);
  if (words >= 0.95) return 1;
  const isSameFamily = [...asked.profile.occupations].some((id) => held.profile.occupations.has(id));
  const field = shareSector(mainFields(asked.profile), mainFields(held.profile));
  const isOpen = isUnnamed(asked.profile) || isUnnamed(held.profile);
  const kinship = Math.max(
    isSameFamily ? sameFamily : areKin(asked.profile.occupations, held.profile.occupations) ? kinFamily : 0,
    field * (isOpen ? openField : sameField),
    compareOccupations(asked.named, held.named),
    isOffice(asked) && isOffice(held) ? sameOffice : 0,
  );
  const near = Math.max(wordsAlone(asked, held, words), kinship < 0.2 ? 0 : kinship + (1 - kinship) * 0.6 * words);
  return near * fitCalling(asked.named.codes, held.named.codes);
}

/** Technicians and clerks beside professionals of the same field: the first digit of their codes. Who comes from the other side is worth more. */
const belowProfession = 0.7;
const aboveCalling = [1, 0.9, 0.7];

function fitCalling(asked: readonly string[], held: readonly string[]): number {
  const [wanted, own] = [callingOf(asked), callingOf(held)];
  if (wanted === undefined || own === undefined || wanted === own) return 1;
  return own > wanted ? belowProfession : (aboveCalling[wanted - own] ?? 1);
}

/** 2 professionals, 3 technicians and associates, 4 clerks and everybody else; managers are told by their level. Undefined where codes differ. */
function callingOf(codes: readonly string[]): number | undefined {
  const digits = new Set(codes.map((code) => Math.min(4, Number(code[0]))));
  const [digit] = digits;
  return digits.size === 1 && digit !== undefined && digit > 1 ? digit : undefined;
}

/** Families of those who manage, assist or advise: the words beside tell in what. */
const general = new Set(['administration', 'management', 'consulting', 'project-management']);

/** A title that names no occupation of a field. */
function isUnnamed({ occupations }: TitleProfile): boolean {
  return [...occupations].every((id) => general.has(id));
}

/** Fields of those who manage, assist or advise: what they do it in is told by the title's other words. */
const wide = new Set(['administration', 'consulting']);

/** The fields that a title is of most: "Clinical" of an IT technician's title makes no nurse of him. */
function mainFields(profile: TitleProfile): TitleProfile {
  const own = [...profile.sectors].filter(([sector]) => !wide.has(sector));
  const fields = own.length > 0 ? own : [...profile.sectors];
  const most = Math.max(0, ...fields.map(([, share]) => share));
  return { ...profile, sectors: new Map(fields.filter(([, share]) => share === most || !profile.known)) };
}

function wordsAlone(asked: TitleView, held: TitleView, share: number): number {
  const [own, other] = [[...asked.words.keys()], [...held.words.keys()]];
  const shared = own.filter((word) => findWord(word, held.words) !== undefined);
  const hasHead = own.at(-1) === other.at(-1) || own[0] === other[0];
  if (shared.length > 1 && hasHead) return Math.max(severalWords, share);
  const isAlike = own[0] === other[0] && own.slice(1).every((word) => roles.has(word)) && roles.has(other.at(-1) ?? '');
  return isAlike && !isBare(own[0] ?? '') ? besideRole : oneWord * share;
}

/** Twice the weight of the words in common over the weight of both. */
function shareOfWords(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0;
  let total = 0;
  for (const [word, weight] of a) {
    total += weight;
    if (findWord(word, b) !== undefined) shared += 2 * weight;
  }
  for (const weight of b.values()) total += weight;
  return total === 0 ? 0 : Math.min(1, shared / total);
}

/** The word itself, or one that is shortened to it or by it: "Infra", "Infraestrutura". */
function findWord(word: string, words: ReadonlyMap<string, number>): string | undefined {
  if (words.has(word)) return word;
  return [...words.keys()].find(
    (other) => Math.min(word.length, other.length) >= 5 && (word.startsWith(other) || other.startsWith(word)),
  );
}

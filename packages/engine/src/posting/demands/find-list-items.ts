import type { SkillMention } from '@shortlist/schema';
import { readVerb } from '../../language/deeds/action-verbs.ts';
import { isNounLike } from '../../language/deeds/noun-like-verbs.ts';
import { namesPaper } from '../../lexicon/find/find-skills.ts';
import { findLanguages } from '../../lexicon/learning/languages.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import {
  frameWords,
  proseWords,
  restWords,
  takesInWords,
  traitOrTimeWords,
  traitWordWords,
} from '../words/find-list-items-words.ts';
import { bareName } from './bare-name.ts';
import { isOnlyWish } from './judge-importance.ts';

type Item = { start: number; end: number; words: string };

/**
 * The mentions of a sentence with the items of a plain list of short names ("load securement, winter driving and Dentrix") that no other way of finding knows:
 * at least three, and one of them known or all of them nouns by their looks.
 */
export function findListItems(segment: PlacedSegment, mentions: SkillMention[]): SkillMention[] {
  const found = findItems(segment, mentions);
  const lead = found === mentions ? taken.exec(segment.text)?.[0].length : undefined;
  if (lead === undefined) return found;
  const start = segment.start + lead;
  const [before, within] = [mentions.filter(({ end }) => end <= start), mentions.filter((each) => each.start >= start)];
  if (before.length + within.length < mentions.length) return found;
  return [...before, ...findItems({ ...segment, text: segment.text.slice(lead), start, bullet: false }, within)];
}

/** What leads to the list that something takes in. */
const taken = new RegExp(String.raw`^.*\s(?:${anyWord(takesInWords)})\s`, 'iu');

function findItems(segment: PlacedSegment, mentions: SkillMention[]): SkillMention[] {
  const whole = findBracketedName(segment, mentions);
  if (whole) return [whole];
  if (segment.text.length > 600 || !segment.text.includes(',')) return mentions;
  const items = splitItems(segment);
  const known = mentions.some(({ kind }) => kind !== 'soft-skill');
  if (items.length < 3) return mentions;
  if (items.some(({ words }) => nameLength(words) > 4 || isProse(words))) return withNamesBetween(items, mentions);
  if (!known && !looksLikeNames(segment, items)) return mentions;
  // "Basic English, reading and writing": what follows speaks of the language.
  if (findLanguages(items[0]?.words ?? '').length > 0) return mentions;
  const kept = mentions.filter(
    (mention) => (mention.id !== undefined || !isPartOf(mention, items, mentions)) && !isSubjectOfPaper(mention, items),
  );
  // One word of a list that says how a person is: so do the others.
  const traits = items.some(({ words }) => traitWord.test(words)) || kept.some(({ kind }) => kind === 'soft-skill');
  const found = items
    .filter(
      ({ start, end, words }) =>
        words.length > 1 &&
        !/\d/.test(words) &&
        !isOnlyWish(words) &&
        !rest.test(words) &&
        !kept.some(overlaps(start, end)),
    )
    .map((item) => (traits ? { ...mentionOf(item), kind: 'soft-skill' as const } : mentionOf(item)));
  return [...kept, ...found].sort((a, b) => a.start - b.start);
}

/** "Knowledge of how data flows between systems, Kafka, event sourcing and Flink": between two told names a short name between commas is a name too, whatever leads to the list. */
function withNamesBetween(items: Item[], mentions: SkillMention[]): SkillMention[] {
  const told = items.map(({ start, end }) =>
    mentions.some((each) => each.kind !== 'soft-skill' && overlaps(start, end)(each)),
  );
  if (told.filter(Boolean).length < 2) return mentions;
  const [from, till] = [told.indexOf(true), told.lastIndexOf(true)];
  const found = items
    .filter(
      ({ start, end, words }, i) =>
        i > from &&
        i < till &&
        nameLength(words) <= 3 &&
        /\p{L}{3}/u.test(words) &&
        !isProse(words) &&
        !isOnlyWish(words) &&
        !traitOrTime.test(words) &&
        !traitWord.test(words) &&
        !opensWithVerb(words) &&
        !mentions.some(overlaps(start, end)),
    )
    .map((item) => mentionOf(item));
  return [...mentions, ...found].sort((a, b) => a.start - b.start);
}

/** A line that is one unlisted name with what belongs to it in brackets, makes or a standard: "Irrigation repair (Rain Bird, Hunter)", "Medical gas certification (ASSE 6010)". */
function findBracketedName({ text, start, bullet }: PlacedSegment, mentions: SkillMention[]): SkillMention | undefined {
  if (!bullet || mentions.length === 0) return undefined;
  const found = /^(\p{L}[\p{L} -]{2,40}?) \((\p{Lu}[^()]{1,40})\)\.?$/u.exec(text);
  if (found === null) return undefined;
  const [, name = '', bracket = ''] = found;
  if (nameLength(name) > 4 || isProse(name) || isProse(bracket)) return undefined;
  // What the lexicon knows is the thing meant where it fills the line by half, or stands in the bracket.
  const known = mentions.filter(({ id }) => id !== undefined);
  if (known.some((one) => one.end > start + name.length || one.end - one.start > text.length / 2)) return undefined;
  return mentionOf({ start, end: start + text.replace(/\.$/, '').length, words: text.replace(/\.$/, '') }, name);
}

/** `name`: the words that tell whether it is a paper. */
function mentionOf({ start, end, words }: Item, name = words): SkillMention {
  return { start, end, name: words, kind: namesPaper(name) ? 'certificate' : 'skill', text: words };
}

/** The parts between commas (those in brackets part nothing), the last one parted at its "and". */
function splitItems({ text, start: base }: PlacedSegment): Item[] {
  const items: Item[] = [];
  let at = base;
  const parts = text.split(/(?<!\p{L}-),(?![^()]*\))/u);
  parts.forEach((part, i) => {
    const pair = i === parts.length - 1 && !parts.slice(0, i).some((other) => joint.test(other)) && joint.exec(part);
    if (pair) {
      items.push(placed(part.slice(0, pair.index), at));
      items.push(placed(part.slice(pair.index + pair[0].length), at + pair.index + pair[0].length));
    } else items.push(placed(part, at));
    at += part.length + 1;
  });
  if (training.test(text)) return items.map(withoutTraining);
  const [first, ...others] = items;
  const last = others.pop();
  return first === undefined || last === undefined ? items : [withoutFrame(first), ...others, withoutWish(last)];
}

/** "Experience in pumps, valves and seals": the first name without what is asked of all. */
function withoutFrame({ end, words }: Item): Item {
  const name = words.slice(frame.exec(words)?.[0].length ?? 0);
  return { start: end - name.length, end, words: name };
}

/** "… and seals preferred": the last name without how much the whole is wanted. */
function withoutWish({ start, words }: Item): Item {
  const name = bareName(words);
  return { start, end: start + name.length, words: name };
}

/** "Weiterbildung zur VERAH", "Praxismanagerin von Vorteil": the names alone. */
function withoutTraining({ start, words }: Item): Item {
  const name = bareName(words).replace(training, '');
  const from = start + words.indexOf(name);
  return { start: from, end: from + name.length, words: name };
}

/** What leads to a list of names: an ability or experience with its preposition, or that something takes in what follows. */
const frame = new RegExp(
  String.raw`^(?:[^,()]*\s)?(?:${anyWord(takesInWords)})\s(?:an? |the )?|^(?:[\p{L}-]+ ){0,4}?(?:${anyWord(frameWords)})(?: working)? (?:in|with|of|on|using|across|im|mit|von|dans|en|de|con|di|nel|em|com|met|van)\s(?:an? |the )?`,
  'iu',
);

const joint = /(?<=[^\s-])\s+(?:and|or|&|und|oder|et|ou|y|o|e)\s+/iu;

/** "Weiterbildung zur VERAH, NäPa oder …": what the training is for. */
const training = /^(?:Weiterbildung|Fortbildung|Zusatzqualifikation) (?:zu[mr]|als) (?=\S)/u;

function placed(part: string, at: number): Item {
  const words = part.trim().replace(/^(?:and|or|und|et|y)\s+|[.\s]+$/gi, '');
  const start = at + part.indexOf(words);
  return { start, end: start + words.length, words };
}

/** Words of an item's name; a condition with a number ("no more than 6 points") may have more, as it is none. */
function nameLength(words: string): number {
  const count = words
    .replace(/\([^()]*\)/g, '')
    .replace(/^(?:(?:an?|the|your|current|valid|active|clean|unencumbered) )+/iu, '')
    .trim()
    .split(/\s+/).length;
  return /\d/.test(words) && count <= 6 ? 1 : count;
}

/** Whether a place in the posting, or a name there, shares a character with the one from `start` to `end`. */
export function overlaps(start: number, end: number) {
  return (place: { start: number; end: number }): boolean => place.start < end && start < place.end;
}

/** An unlisted mention that takes in two items, or a piece of one whose bracket belongs to its name ("valve repair (Rain Bird, Hunter)"). */
function isPartOf(mention: SkillMention, items: Item[], mentions: SkillMention[]): boolean {
  const touched = items.filter(({ start, end }) => overlaps(start, end)(mention));
  const [item] = touched;
  if (item === undefined || touched.length > 1) return touched.length > 1;
  return (
    /^[^()]+\([^()]*\)$/.test(item.words) &&
    !/\d/.test(item.words) &&
    mentions.filter(overlaps(item.start, item.end)).every(({ id }) => id === undefined)
  );
}

/** "local anesthesia certification": the paper is asked for, and not what it is about. */
function isSubjectOfPaper(mention: SkillMention, items: Item[]): boolean {
  const item = items.find(({ start, end }) => overlaps(start, end)(mention));
  return item !== undefined && mention.kind !== 'certificate' && mention.end < item.end - 8 && namesPaper(item.words);
}

const rest = new RegExp(String.raw`^(?:${anyWord(restWords)})\s`, 'iu');

/** An item with a verb, or a word that speaks of the person, is no name. */
const isProse = (part: string): boolean => prose.test(part);
const prose = new RegExp(String.raw`[.:!?]\s|(?<!\p{L})(?:${anyWord(proseWords)})(?!\p{L})`, 'iu');

/** Where no item is known: a line of a list, with a name of two words or more, and none that opens with a verb or says how a person is or when work is done. */
function looksLikeNames({ bullet, text }: PlacedSegment, items: Item[]): boolean {
  return (
    bullet &&
    (training.test(text) || items.some(({ words }) => /\p{L}{3,}[\s-]\p{L}{3,}/u.test(words))) &&
    items.every(
      ({ words }) => words.length > 1 && !/\d/.test(words) && !traitOrTime.test(words) && !opensWithVerb(words),
    )
  );
}

/** "zuverlässig", "verantwortungsbewusste", "rigoureux", "orientato": how a person is. */
const traitWord = new RegExp(
  String.raw`^(?:(?:sie|du|vous|tu|usted|é|è) (?:sind|bist|êtes|es|ser|sei) )?(?:sehr |très |muy |molto |zeer )?(?:${anyWord(traitWordWords)})(?:\(\p{L}+\))?$`,
  'iu',
);

const traitOrTime = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWord(traitOrTimeWords)})$|^(?:not|no|to|in|on|at|from|for|by|of|a|an|the|this|any|all|other|very|own|being|both|such|including|etc)(?!\p{L})`,
  'iu',
);

function opensWithVerb(words: string): boolean {
  const first = /^\p{L}+/u.exec(words)?.[0].toLowerCase() ?? '';
  const read = readVerb(first);
  return read !== undefined && read.form !== 'gerund' && !isNounLike(first);
}

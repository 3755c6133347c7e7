import type { BriefConfirmation, Posting, Requirement } from '@shortlist/schema';
import { number } from '../demands/unite-requirements.ts';
import { makeBrief } from './make-brief.ts';
import { needIds } from './need-ids.ts';

/** Reads one added line as a demand; the caller gives the reader of postings, which this file cannot import without a circle. */
type ReadPosting = (text: string) => Posting;

/**
 * The posting as the person confirmed it, for match, tailoring and letter: edited title, employer and place are sure; rows that are "not a
 * requirement" are gone; added ones are read like any other and stand behind the rest, in the text too; the needs have the person's
 * order. Keys that name no row are passed over.
 */
export function applyConfirmation(posting: Posting, given: BriefConfirmation, readPosting: ReadPosting): Posting {
  const brief = makeBrief(posting);
  const removed = new Set(given.removed ?? []);
  const keyAt = (list: readonly { start: number; end: number; key: string }[]) =>
    new Map(list.map(({ start, end, key }) => [`${start}-${end}`, key]));
  const keys = keyAt([...brief.demands, ...brief.conditions, ...brief.traits]);
  const dutyKeys = brief.duties.map(({ key }) => key);
  const keyOf = ({ start, end }: { start: number; end: number }): string => keys.get(`${start}-${end}`) ?? '';
  const stays = (each: Requirement): boolean => !removed.has(keyOf(each));
  const kept = posting.requirements.filter(stays);
  const { text, added } = addLines(posting, given.added ?? [], readPosting);
  const requirements = number([...kept, ...added].map(({ id: _id, ...each }) => each));
  const responsibilities = posting.responsibilities.filter((_, i) => !removed.has(dutyKeys[i] ?? ''));
  const left = dutyKeys.filter((key) => !removed.has(key));
  const idOf = (key: string): string[] => {
    const demand = kept.findIndex((each) => keyOf(each) === key);
    const duty = left.indexOf(key);
    return demand >= 0 ? [`r${demand + 1}`] : duty >= 0 ? [`d${duty + 1}`] : [];
  };
  const { title: _title, employer: _employer, location: _location, guess: _guess, needs: _needs, ...rest } = posting;
  const confirmed: Posting = {
    ...rest,
    text,
    ...named('title', given.title, posting.title),
    ...named('employer', given.employer, posting.employer),
    ...named('location', given.place, posting.location),
    ...(posting.guess === undefined ? {} : { guess: leftToGuess(posting.guess, given) }),
    requirements,
    responsibilities,
    ...(posting.traits === undefined ? {} : { traits: posting.traits.filter(stays) }),
    confidence: {
      ...posting.confidence,
      ...(given.title === undefined ? {} : { title: 1 }),
      ...(given.employer === undefined ? {} : { employer: 1 }),
      ...(given.place === undefined ? {} : { location: 1 }),
    },
  };
  return { ...confirmed, needs: given.needs === undefined ? needIds(confirmed) : given.needs.flatMap(idOf) };
}

/** A field as the person gave it; empty takes it away; not given leaves it. */
function named<Name extends string>(name: Name, given: string | undefined, read: string | undefined) {
  const value = given === undefined ? read : given.trim();
  return (value === undefined || value === '' ? {} : { [name]: value }) as { [key in Name]?: string };
}

function leftToGuess(guess: NonNullable<Posting['guess']>, given: BriefConfirmation): NonNullable<Posting['guess']> {
  const { title, employer } = guess;
  return {
    ...(title === undefined || given.title !== undefined ? {} : { title }),
    ...(employer === undefined || given.employer !== undefined ? {} : { employer }),
  };
}

/** Added demands with their places: where the posting has the words, there; else on a line of their own below the text. */
function addLines(
  posting: Posting,
  lines: NonNullable<BriefConfirmation['added']>,
  readPosting: ReadPosting,
): { text: string; added: Requirement[] } {
  let { text } = posting;
  const added: Requirement[] = [];
  for (const { text: words, must } of lines) {
    let at = text.indexOf(words);
    if (at < 0) {
      at = text.length + 1;
      text = `${text}\n${words}`;
    }
    const importance = must ? ('must' as const) : ('nice' as const);
    const whole = { start: at, end: at + words.length, text: words, importance };
    const read = readOne(words, readPosting);
    added.push(
      ...(read.length === 0
        ? [{ id: '', ...whole, kind: 'responsibility' as const }]
        : read.map((each) => ({ ...move(each, at), importance }))),
    );
  }
  return { text, added };
}

const heading = 'Requirements:\n- ';

function readOne(words: string, readPosting: ReadPosting): Requirement[] {
  const { text, requirements } = readPosting(`${heading}${words}`);
  const from = text.indexOf(words);
  return from < 0 ? [] : requirements.map((each) => move(each, -from));
}

function move(requirement: Requirement, by: number): Requirement {
  const { start, end, skills } = requirement;
  return {
    ...requirement,
    start: start + by,
    end: end + by,
    ...(skills === undefined
      ? {}
      : { skills: skills.map((skill) => ({ ...skill, start: skill.start + by, end: skill.end + by })) }),
  };
}

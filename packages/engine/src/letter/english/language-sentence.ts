import { sayLevel } from '../../language/letters/say-level.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { findLanguages } from '../../lexicon/learning/languages.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/**
 * "I am fluent in Irish." "I speak German (native) and English (C1).": the languages that are asked for and spoken well enough, in one sentence where it holds them
 * all. The letter's own is told where the resume says how well it was learnt. English.
 */
export function languageSentence({ match, posting, facts, verify }: LetterScene): DraftParagraph {
  const met = match.requirements.filter(({ kind, met: isMet }) => kind === 'language' && isMet === true);
  const asked = new Set(
    met.flatMap(({ id }) => posting.requirements.find((each) => each.id === id)?.language?.code ?? []),
  );
  const asksAny = posting.requirements.some(({ text }) => anyLanguages.test(text));
  const listed = facts.filter(({ pointer }) => /^\/languages\/\d+\/language$/.test(pointer));
  const isAny = asksAny && listed.length > 1;
  const spoken = facts
    .flatMap((name) => {
      const entry = /^(\/languages\/\d+)\/language$/.exec(name.pointer)?.[1];
      const code = findLanguages(name.text)[0]?.code;
      if (entry === undefined || code === undefined || !(isAny || asked.has(code))) return [];
      const fluency = facts.find(({ pointer }) => pointer === `${entry}/fluency`);
      // "English: fluency" tells no level.
      const level = sayLevel(heldLevel(fluency?.text.trim() ?? ''), 'en');
      if (!isAny && code === 'en' && (level === '' || findLanguages(`English (${level})`)[0]?.level === 'native'))
        return [];
      return [
        { code, name: calmShouted(name.text.trim()), level, rests: fluency === undefined ? [name] : [name, fluency] },
      ];
    })
    // A language that is listed twice is spoken once, as well as the entry with a level says.
    .filter((one, _, all) => {
      const same = all.filter(({ code }) => code === one.code);
      return one === (same.find(({ level }) => level !== '') ?? same[0]);
    })
    .slice(0, 3)
    // A letter in English shows that its writer knows it.
    .filter(({ name, level }, _, all) => all.length > 1 || level !== '' || findLanguages(name)[0]?.code !== 'en');
  const sentences = [spoken, ...spoken.map((one) => [one])]
    .filter((some) => some.length > 0)
    .flatMap((some) => {
      const rests = some.flatMap((each) => each.rests);
      const sentence = [true, false]
        .map((isBefore) => sayLanguages(some, isBefore))
        .find((each) => verify(each, rests).length === 0);
      return sentence === undefined ? [] : [{ sentence, facts: rests }];
    });
  const whole = sentences[0]?.facts.length === spoken.flatMap(({ rests }) => rests).length;
  return whole ? sentences.slice(0, 1) : sentences.slice(0, 2);
}

/** A posting that asks for languages without saying which, or leaves the choice open. */
const anyLanguages =
  /\b(?:two|three|several|multiple|other|foreign|additional) languages\b|\b(?:a|second|another|additional|foreign) (?:second |foreign )?language\b|\b(?:bi|multi)lingual\b/i;

/** "ENGLISH": a design in capitals is no spelling of a language. */
const calmShouted = (name: string): string =>
  /\p{Ll}/u.test(name) ? name : name.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase());

const grade = /^(?:conversational|elementary|basic|intermediate|advanced|good|very good|excellent)$/i;

/** A level that is not reached is none: "working towards C1", "below B2". */
const unreached =
  /\b(?:towards?|below|under|aim(?:ing)?|target|goal|learning|studying|preparing|in progress|planned|expected|almost|nearly|not|before)\b/i;

/** The level that an entry says is held. "English: fluency" tells none. */
const heldLevel = (fluency: string): string =>
  unreached.test(fluency) || /^(?:fluency|level|language)$/i.test(fluency) ? '' : fluency;

/** "Proficient (C1)" is C1. */
const european =
  /^(?:(?:proficient|fluent|advanced|intermediate|upper[- ]intermediate|elementary|basic|beginner|level|CEFR)\s*)?\(?([ABC][12])\)?$/i;

type Spoken = { name: string; level: string };

/** `isBefore`: a level that can goes before its language, "conversational Spanish". */
function sayLanguages(spoken: readonly Spoken[], isBefore: boolean): string {
  const isFluent = ({ level }: Spoken) => /^fluent\b/i.test(level);
  if (spoken.every(isFluent))
    return `I am fluent in ${phraseList(
      spoken.map(({ name }) => name),
      'en',
    )}.`;
  return `I speak ${phraseList(
    spoken.map((one) => withLevel(one, isBefore)),
    'en',
  )}.`;
}

function withLevel({ name, level }: Spoken, isBefore: boolean): string {
  if (isBefore && grade.test(level)) return `${level.toLowerCase()} ${name}`;
  if (level === '' || level.length > 20) return name;
  const told = european.exec(level)?.[1] ?? level.toLowerCase();
  return `${name} (${told.replace(/\b[abc][12]\b/g, (code) => code.toUpperCase())})`;
}

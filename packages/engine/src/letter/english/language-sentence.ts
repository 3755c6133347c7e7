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
      const level = (fluency?.text.trim() ?? '').replace(/^(?:fluency|level|language)$/i, '');
      if (!isAny && code === 'en' && (level === '' || findLanguages(`English (${level})`)[0]?.level === 'native'))
        return [];
      return [
        { code, name: calmShouted(name.text.trim()), level, rests: fluency === undefined ? [name] : [name, fluency] },
      ];
    })
    // A language that is listed twice is spoken once.
    .filter(({ code }, i, all) => all.findIndex((other) => other.code === code) === i)
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

const grade = /^(?:conversational|elementary|basic|intermediate|advanced|good|excellent)$/i;

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
  // "Proficient (C1)" is C1.
  const cefr = /(?<!\p{L})[ABC][12](?!\d)/iu.exec(level)?.[0].toUpperCase();
  return level === '' || level.length > 20 ? name : `${name} (${cefr ?? level.toLowerCase()})`;
}

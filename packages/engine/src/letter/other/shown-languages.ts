import { sayLevel } from '../../language/letters/say-level.ts';
import { calmWords } from '../../language/text/calm-capitals.ts';
import { endsOpen } from '../../language/text/ends-open.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { findLanguages } from '../../lexicon/learning/languages.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** "Englisch (verhandlungssicher) und Tschechisch (Grundkenntnisse)": a list that the sentence takes as it is. */
const says: Record<string, (list: string, isOne: boolean) => string> = {
  de: (list, isOne) => (isOne ? `Ich spreche ${list}.` : `An Sprachen bringe ich ${list} mit.`),
  fr: (list) => `Je parle ${list}.`,
  es: (list) => `Hablo ${list}.`,
  pt: (list) => `Falo ${list}.`,
  it: (list) => `Parlo ${list}.`,
  nl: (list) => `Ik spreek ${list}.`,
};

/** Levels that tell how somebody speaks: "Ich spreche fließend Italienisch." */
const adverbs: Record<string, RegExp> = {
  de: /^(?:sehr )?(?:fließend|fliessend|gut|verhandlungssicher)$/iu,
  nl: /^vloeiend$/iu,
};

/** Levels that are said otherwise beside the verb: "Je parle très bien anglais.", "Je parle un anglais courant." */
const besideVerb: Record<string, Record<string, (name: string) => string>> = {
  fr: { 'très bon niveau': (name) => `très bien ${name}`, courant: (name) => `un ${name} courant` },
  es: { 'muy buen nivel': (name) => `muy bien ${name}` },
};

/** The level of a text that was cut off behind it: "sehr gut in Wort und". */
const cutLevel = /^(?:(?:sehr )?gut|fließend|verhandlungssicher)(?= in )/iu;

/**
 * The languages that the posting asks for and the person speaks, each with the level in their own word; none where only the letter's own is asked
 * for.
 */
export function languageSentence({ posting, match, facts, resume, language, verify }: LetterScene): DraftParagraph {
  // A level below the one that is asked for is no recommendation.
  const met = new Set(match.requirements.filter((each) => each.met === true).map(({ id }) => id));
  const asked = posting.requirements.flatMap(({ id, text, language: named }) => {
    const { code, or = [] } = named ?? {};
    // A language that a short demand names was asked for, however the demand was read: "Inglés conversacional".
    if (code === undefined) return text.length > 40 ? [] : findLanguages(text).map((each) => each.code);
    return met.has(id) ? [code, ...or] : [];
  });
  const spoken = (resume.languages ?? []).flatMap(({ language: written = '', fluency: level = '' }, i) => {
    // Capitals are the page's design; "B2" is a level.
    const name = calmWords(written, 0);
    const told = sayLevel(/\d|\p{Ll}/u.test(level) ? level : calmLevel(level, language), language);
    // "gut (B2)": no bracket within the bracket.
    const fluency = (endsOpen(told) ? (cutLevel.exec(told)?.[0] ?? '') : told).replace(
      /^(.*\S) \(([A-C][12](?:\s?[/–-]\s?[A-C][12])?)\)$/,
      '$1, $2',
    );
    const [hit] = findLanguages(name);
    const isAsked = hit !== undefined && asked.includes(hit.code) && name.length <= 25 && fluency.length <= 30;
    if (!isAsked || /[.,:;|]/.test(`${name}${told}`)) return [];
    // "Grundkenntnisse" and "B2" as they are, "Fließend" as a word of the sentence.
    const said = /^(?:$|[A-C][12]|\p{L}+(?:kenntnisse|sprache)$)/u.test(fluency) ? fluency : low(fluency);
    const named = language === 'de' || language === 'nl' ? name : low(name);
    const manner = adverbs[language]?.test(fluency)
      ? `${low(fluency)} ${named}`
      : besideVerb[language]?.[low(fluency)]?.(named);
    const text = `${named}${said === '' ? '' : ` (${said})`}`;
    const own = facts.filter(({ pointer }) => pointer.startsWith(`/languages/${i}/`));
    return [
      {
        text,
        manner,
        own,
        // The letter itself shows its own language: told is how well it was learnt.
        isShown:
          hit.code === language && (fluency === '' || findLanguages(`${name} (${fluency})`)[0]?.level === 'native'),
      },
    ];
  });
  const told = spoken.filter(({ isShown }) => !isShown);
  const say = says[language];
  if (told.length === 0 || say === undefined) return [];
  const list = phraseList(
    told.map(({ text }) => text),
    language,
  );
  const [only] = told;
  const sentence = say(told.length === 1 ? (only?.manner ?? list) : list, told.length === 1);
  const rests = told.flatMap(({ own }) => own);
  return verify(sentence, rests).length === 0 ? [{ sentence, facts: rests }] : [];
}

/** A level in capitals as a word: a noun only in German. */
const calmLevel = (level: string, language: string): string =>
  language === 'de' ? calmWords(level, 0) : level.toLowerCase();

function low(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

import type { Fact, Posting } from '@shortlist/schema';
import { sayGerman } from '../../language/deeds/say-german.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { isInBothForms } from '../../language/titles/own-gender.ts';
import { answersRequirement } from '../../lexicon/relate/answers-requirement.ts';
import { postingFact } from '../content/posting-fact.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import type { OtherWords } from './other-sentences.ts';

/** Title and employer as the gate lets them stand in the sentence that applies. */
export function namesFor(scene: LetterScene, words: OtherWords): [string?, string?] {
  const { posting, verify, facts } = scene;
  const title = posting.title !== undefined && isInBothForms(posting.title) ? undefined : posting.title;
  const tries: [string?, string?][] = [[title, withArticle(scene)], [title, posting.employer], [title], []];
  return tries.find((names) => verify(words.apply(...names), facts).length === 0) ?? [];
}

/** What the letter is for, with what the employer does. */
export function applySentences(scene: LetterScene, words: OtherWords): DraftParagraph {
  const names = namesFor(scene, words);
  const apply = { sentence: words.apply(...names), facts: [] };
  const purpose = purposeOf(scene, words);
  if (purpose === undefined) return [apply];
  const joined = names[1] === undefined ? undefined : words.applyTo(names[0], names[1], purpose.sentence);
  if (joined !== undefined && scene.verify(joined, [purpose.fact]).length === 0)
    return [{ sentence: joined, facts: [purpose.fact] }];
  return [apply, ...tellPurpose(purpose, words)];
}

function tellPurpose({ sentence, fact }: { sentence: string; fact: Fact }, { wish }: OtherWords): DraftParagraph {
  return [{ sentence, facts: [fact] }, ...(wish === '' ? [] : [{ sentence: wish, facts: [] }])];
}

/** The employer with the article that the posting itself gives it, small: "die Kita Rebgarten", "le SSIAD Rive Est". */
function withArticle({ posting: { employer, text }, language }: LetterScene): string | undefined {
  if (employer === undefined) return undefined;
  const articles = { de: 'Die|Das|Der', fr: "[Ll]e|[Ll]a|[Ll][’']", es: '[Ee]l|[Ll]a' }[language] ?? '(?!)';
  const found = new RegExp(`(?<=^|[.,!?\\n]\\s?)(${articles}) ?${RegExp.escape(employer)} \\p{Ll}+t? `, 'mu').exec(
    text,
  );
  const article = found?.[1]?.toLowerCase() ?? '';
  // "Menuiseries Trégor fabrique": one house, which its name makes sound like many.
  if (
    article === '' &&
    language === 'fr' &&
    !/^(?:L[ea]s? |L[’'])/.test(employer) &&
    new RegExp(`(?<=^|[.!?\\n]\\s?)${RegExp.escape(employer)} \\p{Ll}+[et] `, 'mu').test(text)
  )
    return `chez ${employer}`;
  // "Die Stadtwerke Fulda suchen": of many.
  if (article === '' || (article === 'die' && !/(?:t|ist) $/.test(found?.[0] ?? ''))) return employer;
  return /['’]$/.test(article) ? `l’${employer}` : `${article} ${employer}`;
}

function purposeOf({ posting, language, length, verify }: LetterScene, words: OtherWords) {
  if (length === 'short' || posting.language.slice(0, 2) !== language.slice(0, 2)) return undefined;
  return findPurposes(posting, words).find(({ sentence, fact }) => verify(sentence, [fact]).length === 0);
}

/** What the employer does and whom it looks for, in its own words. */
export function reasonSentences(scene: LetterScene, words: OtherWords, deeds: readonly string[]): DraftParagraph {
  const purpose = purposeOf(scene, words);
  return [...(purpose === undefined ? [] : tellPurpose(purpose, words)), ...searchSentence(scene, words, deeds)];
}

/** What the post asks to be done, in the posting’s own words. */
export function searchSentence(
  { posting, language }: LetterScene,
  words: OtherWords,
  deeds: readonly string[],
): DraftParagraph {
  if (posting.language.slice(0, 2) !== language.slice(0, 2)) return [];
  const duties = findDuties(posting, language, deeds);
  return duties.length === 0
    ? []
    : [{ sentence: words.search(duties.map(({ text }) => text)), facts: duties.map(({ fact }) => fact) }];
}

/** Up to two duties that can stand in a sentence, those first that one of the person's deeds answers. */
function findDuties(posting: Posting, language: string, deeds: readonly string[]): { text: string; fact: Fact }[] {
  const duties = posting.responsibilities.flatMap((duty) => {
    const text = asDuty(duty.text, language);
    return text === undefined ? [] : [{ text, fact: postingFact(posting, duty) }];
  });
  const answered = duties.filter(({ text }) => deeds.some((deed) => answersRequirement(deed, text)));
  // German tells duties as they stand: one that nothing in the letter answers would only be told back.
  const unanswered = language === 'de' ? [] : duties.slice(0, 1);
  const chosen = (answered.length > 0 ? answered : unanswered).slice(0, 2);
  return chosen.sort((a, b) => duties.indexOf(a) - duties.indexOf(b));
}

function asDuty(text: string, language: string): string | undefined {
  const line = text.trim().replace(/[.;,]+$/, '');
  if (
    line.length < 12 ||
    line.length > 110 ||
    /[|•:!?]|\b(?:vous|votre|vos|nos|notre|nous|su|sus|nuestr\w+|unser\w*|Ihre?\w*|wir)\b/iu.test(line)
  )
    return undefined;
  if (language === 'de') {
    const said = sayGerman(line);
    return said === undefined || said.kind === 'deed' ? undefined : said.text;
  }
  const infinitive = infinitives[language] ?? /(?!)/;
  return infinitive.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : undefined;
}

const infinitives: Record<string, RegExp> = {
  fr: /^\p{L}+(?:er|ir|re) /u,
  es: /^\p{L}+(?:ar|er|ir) /u,
  pt: /^\p{L}+(?:ar|er|ir|or) /u,
  it: /^\p{L}+(?:are|ere|ire) /u,
};

const selling =
  /\b(?:suchen|bieten|bewerb\w*|gesucht|freuen|recherch\w*|offrons|proposons|candidat\w*|postul\w*|buscamos|ofrecemos|salario|sueldo|gehalt|salaire|führend\w*|leader|dynami\w*|spannend\w*|passionn\w*|líder|cerchiamo|offriamo|procuramos|oferecemos|zoeken|vacature|bieden)\b|[!?…:•|„“«»]/iu;

/** Sentences in which the employer says what it does, as they stand or turned from "we" to "you". */
function findPurposes({ text, employer }: Posting, words: OtherWords): { sentence: string; fact: Fact }[] {
  return splitSentences(text.slice(0, 6000)).flatMap((whole) => {
    // "…; 28 salariés.": what follows without a verb is no part of the sentence.
    const sentence = whole.replace(/\s?;\s\d[^.;]{0,40}\.$/u, '.');
    if (sentence.length < 35 || sentence.length > 160 || !/[^.]\.$/.test(sentence) || selling.test(sentence)) return [];
    const turned = words.turn(sentence);
    const start = sentence.replace(/^(?:Die|Der|Das|Le|La|Les|El|Los|Las) (?=\p{Lu})/u, '');
    const bare = employer?.replace(/^(?:Die|Der|Das|Le|La|Les|El|Los|Las) (?=\p{Lu})/u, '');
    const isNamed = bare !== undefined && start.startsWith(bare) && /^ \p{Ll}/u.test(start.slice(bare.length));
    if (turned === undefined && !isNamed) return [];
    return [{ sentence: turned ?? sentence, fact: { source: 'posting', pointer: '/text', text: sentence } }];
  });
}

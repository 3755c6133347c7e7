import type { Violation } from '@shortlist/schema';
import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { type Claims, isOpen } from '../../claims.ts';
import { smallWords } from '../../facts/index-facts.ts';
import type { Word } from '../../reading/read-words.ts';
import { isEverydayVerb } from '../../words/everyday-verbs.ts';
import { isGeneralWord } from '../../words/general-words.ts';
import { denial } from './check-lines.ts';

/**
 * A sentence of everyday words alone tells no deed and no standing of the person ("I improved every process", "People come to me"): nothing of the
 * facts could bear it. What a letter says of itself (that it applies, encloses, would be glad to talk) may stand.
 */
export function checkGrounds(claims: Claims): Violation[] {
  const whole = checkPart(claims);
  if (whole.length > 0 || claims.language !== 'en') return whole;
  return [...checkJoined(claims), ...checkCleft(claims)];
}

function checkPart(claims: Claims): Violation[] {
  const open = claims.words.filter(({ start, end }) => isOpen(claims, start, end));
  if (
    claims.numbers.some(({ text }) => !/^(?:19|20)\d\d$/.test(text)) ||
    claims.skills.length > 0 ||
    open.length < claims.words.length
  )
    return [];
  if (!areEveryday(open, claims.language)) return [];
  if (claims.language !== 'en') return checkForeign(claims);
  const said = deeds.exec(claims.text) ?? standing.exec(claims.text);
  if (said !== null && !isLetterly(said)) return [at(said)];
  return [];
}

const areEveryday = (words: readonly Word[], language: string) =>
  words.every(({ word }) => /^\d+$/.test(word) || smallWords.has(word) || isGeneralWord(word, language));

/** "…, and I learn systems quickly": each of several deeds of the person's is held against the facts by itself. */
function checkJoined(claims: Claims): Violation[] {
  const joints = [...claims.text.matchAll(/(?:[,;]\s(?:and\s|but\s|so\s)?|\s(?:and|but|so)\s)(?=I\s)/gu)];
  if (joints.length === 0) return [];
  const starts = [0, ...joints.map((joint) => joint.index + joint[0].length)];
  return starts.flatMap((start, i): Violation[] => {
    const end = starts[i + 1] ?? claims.text.length;
    const inside = <Each extends { start: number }>(list: readonly Each[]) =>
      list.filter((each) => each.start >= start && each.start < end);
    const words = inside(claims.words);
    // "…, and I still am", "… and I enjoy it".
    if (words.length < 4) return [];
    const part = { ...claims, words, numbers: inside(claims.numbers), skills: inside(claims.skills) };
    return checkPart({ ...part, text: claims.text.slice(start, end) }).map((each) => ({
      ...each,
      start: each.start + start,
      end: each.end + start,
    }));
  });
}

/** "Keeping standards high is what I have done at NAME": a deed of everyday words before its verb. */
function checkCleft(claims: Claims): Violation[] {
  const match =
    /^(.+?)\s(?:is|are|was|were)\s(?:exactly\s|just\s)?what I (?:have |had )?(?:done|do|did|been doing|bring|brought|offer|am)(?!\p{L})/iu.exec(
      claims.text,
    );
  const end = match?.[1]?.length ?? 0;
  const words = claims.words.filter((word) => word.end <= end);
  const isTold =
    !areEveryday(words, claims.language) || [...claims.numbers, ...claims.skills].some(({ start }) => start < end);
  return match === null || isTold || !isOpen(claims, 0, end)
    ? []
    : [{ kind: 'other', text: match[1] ?? '', start: 0, end }];
}

/** The same in other languages: everyday words alone with a verb among them tell a deed, but where a letter speaks of itself. */
function checkForeign({ text, words, language }: Claims): Violation[] {
  const verb = words.find(({ word }) => isEverydayVerb(word, language));
  const [first] = words;
  if (verb === undefined || first === undefined || words.length < 3 || letterlyRoots.test(text) || denial.test(text))
    return [];
  return [{ kind: 'other', text: verb.text, start: verb.start, end: verb.end }];
}

const letterlyRoots =
  /bewerb|bewirb|freu|gern|gespräch|anlage|lebenslauf|unterlagen|anzeige|ausschreib|stelle|grüß|dank|verfüg|interess|fragen|ehrlich|aufgabe|profil|postul|candidat|entretien|disposition|annonce|salutation|remerci|intéress|poste|rencontr|agréer|plaisir|madame|monsieur|honnête|solicit|entrevista|disposición|salud|gracias|puesto|oferta|adjunt|gusto|gustar|hablar con|parler|conversar|señor|anuncio|cumpriment|lugar|vaga|anúncio|anexo|obrigad|senhor|disponib|dispon|colloquio|disposizione|saluti|posto|posizione|annuncio|allego|grazie|gentil|sollicit|gesprek|groet|functie|vacature|bijlage|dank|geachte|graag|proposer|entsprech|beispiel|exemple|ejemplo|exemplo|esempio|voorbeeld|passt|suche|erwart|piden|pedem|chiede|vraag|demand|cherch|busc|procur|cerca|zoek|decirl|dit|dire/iu;

const at = (match: RegExpExecArray): Violation => ({
  kind: 'other',
  text: match[0],
  start: match.index,
  end: match.index + match[0].length,
});

/** "I" with its verb, an auxiliary and one adverb passed over. */
const deeds =
  /(?<!\p{L})I(?: (?:have|had|also|always|often|once|then|never|even|still|soon|quickly|usually|have been|was|am|was also|do|did))*\s+(\p{L}+)(?!\p{L})/u;
const standing =
  /(?<!\p{L})(?:my (?:own )?(?:ideas?|employers?|teams?|company|colleagues?|results?|efforts?|changes?|plans?|name|numbers?|approach|ways?) \p{L}+|(?:people|others|everyone|everybody) \p{L}+ (?:me|my)|(?:people|others|everyone|everybody|many) (?:\p{L}+ )?(?:to|on|for|from) me|(?:my work) (?:was|is|became|has been)(?! of another)|(?:it|this) was (?:me|mine))(?!\p{L})/iu;

/** Verbs of a letter about itself, and of what is wished for or lacked. */
const letterly = new Set(
  `would will can could may might should hope look looking enclose enclosed attach attached thank thanks apply applying applied write writing wrote written read like want
  wish ask believe think consider prefer mention mentioned add describe described list listed glad happy interested open ready
  available not no sure say tell talk discuss answer welcome here part of to in aware grateful keen drawn looking`.split(
    /\s+/,
  ),
);

function isLetterly(match: RegExpExecArray): boolean {
  const word = match[1]?.toLowerCase();
  if (word === undefined) return false;
  return (
    letterly.has(word) &&
    !/\bI am (?:the|a|an)\b/.test(match.input) &&
    !hasPastDeed(match.input, match.index + match[0].length)
  );
}

/** A further "I VERBED" behind. */
function hasPastDeed(text: string, from: number): boolean {
  return [...text.slice(from).matchAll(/(?<!\p{L})I (?:have |had )?(\p{L}+)/gu)].some(
    ([, word = '']) => !letterly.has(word) && ['past', 'participle'].includes(readVerb(word)?.form ?? ''),
  );
}

import { readVerb } from '../../language/deeds/action-verbs.ts';
import { decapitalise, readOpening } from '../../language/deeds/open-with-verb.ts';
import { articleFor } from '../../language/text/article-for.ts';

/** What a posting asks for, ready to stand in a sentence. `ask`: follows "you ask for"; `do`: follows "someone to". */
export type AskedPhrase = { kind: 'ask' | 'do'; text: string };

const leads =
  /^(?:(?:you|the (?:ideal |successful )?candidate|applicants?|candidates?) (?:will |must |should |shall )?(?:also )?(?:have|has|possess|bring|need|hold|be able to show)\s+|(?:must|should) have\s+|required:?\s+|requires?\s+|minimum(?: of)?\s+|we (?:are looking for|need|expect|require)\s+|have\s+|possess(?:es)?\s+)/i;
const trails =
  /\s*(?:,? ?(?:is|are) (?:a (?:big |strong |definite )?plus|required|preferred|desired|desirable|essential|an advantage|a must|mandatory|necessary|beneficial|needed)|\((?:required|preferred|essential|desirable|must|nice to have)\)|,? (?:preferred|required|essential|desirable|a plus|an advantage))\s*[.!;]*$/i;
const nouns =
  /^(?:an? |the |at least |\d|some |strong |good |excellent |solid |sound |proven |demonstrated |extensive |relevant |previous |prior |deep |thorough |basic |advanced |working |practical |hands-on |full |valid |current |active |experience|knowledge|proficiency|familiarity|understanding|ability|fluency|skills?|background|expertise|command|bachelor|master|degree|diploma|certification|certificate|licen[cs]e|competence|confidence|two|three|four|five|six|seven|eight|ten)/i;

/** The requirement's own words as a phrase, or undefined where they would not make a sentence. English. */
export function phraseRequirement(text: string): AskedPhrase | undefined {
  let phrase = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[•▪●*–—-]+\s*/, '')
    .replace(/^(?:\d+|[a-z])[.)]\s+/, '');
  phrase = phrase
    .replace(leads, '')
    .replace(trails, '')
    .replace(/[.;,:!]+$/, '')
    .trim();
  if (
    phrase.length < 4 ||
    phrase.length > 110 ||
    /[•|:;?!]|\.\s|\b(?:you|your|we|our|us|will be|must|should|etc|and\/or)\b/i.test(phrase) ||
    isUnbalanced(phrase)
  )
    return undefined;
  if (
    phrase.split(' ').length < 3 ||
    /\b(?:individual|candidate|person|role|position|passionate|motivated|dynamic|rock ?star|ninja)\b/i.test(phrase)
  )
    return undefined;
  if (
    /^(?:be|being|include|including|involve|involving|require|requiring|ensure that) /i.test(phrase) ||
    /\b(?:as|and|or|the|a|an|of|to|with|for|in|by|on|at|within|including|such|from|that|all|into)$/i.test(phrase)
  )
    return undefined;
  const opening = readOpening(phrase);
  if (opening?.form === 'base') return { kind: 'do', text: decapitalise(phrase) };
  if (nouns.test(phrase) && !/\b(?:is|are|was|were|can|may|need|needs)\b/i.test(phrase))
    return { kind: 'ask', text: withArticle(decapitalise(phrase)) };
  if (readVerb(phrase.split(' ')[0] ?? '')?.form === 'gerund' && !/\b(?:is|are)\b/i.test(phrase))
    return { kind: 'ask', text: decapitalise(phrase) };
  return undefined;
}

/** "Proven record of …" → "a proven record of …": of such a thing somebody has one. */
function withArticle(phrase: string): string {
  return /^(?:\p{Ll}[\p{Ll}-]+ ){1,3}?(?:background|command|foundation|grasp|record|reputation|understanding)(?= (?:as|for|in|of|with)\b|$)/u.test(
    phrase,
  ) && !/^(?:an?|the|your|at|some|experience|knowledge|proficiency|familiarity) /.test(phrase)
    ? `${articleFor(phrase)} ${phrase}`
    : phrase;
}

function isUnbalanced(text: string): boolean {
  return text.split('(').length !== text.split(')').length || (text.match(/["“”]/g)?.length ?? 0) % 2 === 1;
}

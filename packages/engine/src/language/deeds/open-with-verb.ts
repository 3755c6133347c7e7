import { readVerb, type VerbForm } from './action-verbs.ts';
import { isMeasure, isNounLike, isPastLikeNoun, opensObject } from './noun-like-verbs.ts';

/** How the first words of an English line are built. `verbs` are the places of the leading verb and of those parallel to it. */
export type Opening = { form: VerbForm; verbs: { start: number; end: number; text: string }[] };

const wordPattern = /[\p{L}\p{N}$€£][\p{L}\p{N}'’.-]*/gu;

/**
 * The verb that an English line opens with, with the verbs joined to it by commas and "and" ("Plan, build and test …"). Undefined for a
 * line that opens with a noun, or where a joined word could be either: then nobody should touch it.
 */
export function readOpening(line: string): Opening | undefined {
  const words = [...line.matchAll(wordPattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
  const adverb = /^\p{L}+ly$/u.test(words[0]?.text ?? '') ? 1 : 0;
  const first = words[adverb];
  const read = first === undefined ? undefined : readVerb(first.text);
  if (
    first === undefined ||
    read === undefined ||
    line.slice(0, first.start).trim() !== (adverb === 1 ? words[0]?.text : '')
  )
    return undefined;
  if (!isVerbHere(line, words, adverb, read.form)) return undefined;
  if (
    /\band responsible for\b/i.test(line) ||
    (/^(?:and|&)$/i.test(words[adverb + 1]?.text ?? '') && readVerb(words[adverb + 2]?.text ?? '')?.form !== read.form)
  )
    return undefined;
  const verbs = [first];
  let chained = true;
  let purpose = false;
  for (let i = adverb + 1; i < words.length; i++) {
    const word = words[i];
    if (word === undefined) break;
    const joint = line.slice(words[i - 1]?.end, word.start);
    const joined = /,/.test(joint) || words[i - 1]?.text.toLowerCase() === 'and' || /^\s*[&/]\s*$/.test(joint);
    const isJoint = word.text.toLowerCase() === 'and';
    if (preposition.test(word.text)) {
      chained = false;
      continue;
    }
    const form = readVerb(word.text);
    // "… to determine benefits, identify needs and resolve issues": what follows an infinitive belongs to it.
    if (form?.form === 'base' && words[i - 1]?.text.toLowerCase() === 'to') purpose = true;
    if (purpose && read.form !== 'base') continue;
    if (/[.;:–—]/.test(joint) && !/^\s*$/.test(joint)) break;
    if (joined && !isJoint && form?.form === read.form) {
      const direct =
        chained &&
        words.slice(adverb + 1, i).every((each) => each.text.toLowerCase() === 'and' || verbs.includes(each));
      const next = words[i + 1]?.text ?? '';
      if (direct && next === '') return undefined;
      // "the budget/forecast analysis": a pair of nouns.
      if (!direct && /[&/]/.test(joint) && isNounLike(word.text.toLowerCase())) continue;
      // "the calendar and travel of the board": what is of something is a noun.
      if (!direct && next.toLowerCase() === 'of' && isNounLike(word.text.toLowerCase())) continue;
      if (direct) verbs.push(word);
      else if (/^(?:up|out)$/i.test(next) && words[i + 2] === undefined) return undefined;
      else if (!isNounLike(word.text.toLowerCase()) || (read.form === 'base' && actsOn(next))) verbs.push(word);
      else if (next !== '' && /^[\s]*$/.test(line.slice(word.end, words[i + 1]?.start))) return undefined;
    } else if (
      joined &&
      !isJoint &&
      form !== undefined &&
      form.form !== 'gerund' &&
      form.verb[read.form] !== word.text &&
      !isNounLike(word.text.toLowerCase()) &&
      isPlainVerb(form.form, read.form)
    )
      return undefined;
    else if (!isJoint) chained = false;
  }
  return { form: read.form, verbs };
}

/** A number or an article behind a word that may be a noun: "and mentor six teachers" tells a deed. */
const actsOn = (next: string): boolean =>
  opensObject(next) && !/^(?:for|in|at|on|with|from|to|of|across|up|out|off|over|down)$/i.test(next);

/** Words in the form of a verb that only join: "plans, including drawings". */
const preposition = /^(?:including|excluding|regarding|concerning|following|according)$/i;

/** Base beside past or third person: two tenses in one line, which nobody should read aloud. */
function isPlainVerb(other: VerbForm, own: VerbForm): boolean {
  return own !== 'gerund' && other === 'base';
}

function isVerbHere(
  line: string,
  words: { text: string; start: number; end: number }[],
  at: number,
  form: VerbForm,
): boolean {
  const word = words[at]?.text.toLowerCase() ?? '';
  const next = words[at + 1]?.text ?? '';
  if (next === '' || (form === 'base' && isMeasure(word, next))) return false;
  // "Redesign of the structure" names a thing; "dispose of waste" does not.
  if (form === 'base' && /^of$/i.test(next) && !/^(?:dispose|think|consist|approve|dream|conceive)$/.test(word))
    return false;
  const joint = line.slice(words[at]?.end, words[at + 1]?.start);
  if (/[:;()–—-]/.test(joint.trim())) return false;
  if (joint.includes(',') && readVerb(next)?.form !== form) return false;
  const [, , third = '', fourth = ''] = words.slice(at).map(({ text }) => text);
  // "Organized and maintained case files": beside a second deed the first is one too.
  const isBesideDeed =
    /^and$/i.test(next) && fourth !== '' && readVerb(third)?.form === 'past' && !isPastLikeNoun(third, fourth);
  if (form === 'past' && !isBesideDeed && isPastLikeNoun(words[at]?.text ?? '', next)) return false;
  // "Picking and packing up to 180 orders": what has an object is done.
  if (
    form === 'gerund' &&
    /^and$/i.test(next) &&
    readVerb(third)?.form === 'gerund' &&
    /^(?:up|\d.*|the|an?|all)$/i.test(fourth)
  )
    return true;
  if (form === 'past' || !isNounLike(word))
    return !(form === 'gerund' && /^(of|for|in|and)$/i.test(next) && isNounLike(word));
  if (opensObject(next) && !/^(for|in|at|on|with|from|to|of)$/i.test(next)) return true;
  if (/^(and|,)$/i.test(next) || joint.includes(',')) {
    const other = readVerb(words[at + (joint.includes(',') ? 1 : 2)]?.text ?? '');
    return other?.form === form && !isNounLike(words[at + (joint.includes(',') ? 1 : 2)]?.text.toLowerCase() ?? '');
  }
  return false;
}

/** The line with its leading verbs in another form; unchanged where it opens with no verb. "Manages and trains" → "managed and trained". */
export function putVerbs(line: string, form: VerbForm): string {
  const opening = readOpening(line);
  if (opening === undefined) return line;
  let changed = line;
  for (const verb of [...opening.verbs].reverse()) {
    const read = readVerb(verb.text);
    if (read === undefined) continue;
    const put = read.verb[form];
    changed =
      changed.slice(0, verb.start) + (/^\p{Lu}/u.test(verb.text) ? capitalise(put) : put) + changed.slice(verb.end);
  }
  return changed;
}

/** First letter in upper case. */
export function capitalise(text: string): string {
  return text === '' ? text : (text[0] ?? '').toUpperCase() + text.slice(1);
}

/** First letter in lower case, unless the first word is a name, an abbreviation or "I". */
export function decapitalise(text: string): string {
  const first = /^[\p{L}\p{N}'’+#./&-]+/u.exec(text)?.[0] ?? '';
  if (first === 'I' || /\p{Lu}.*\p{Lu}/u.test(first) || /\d/.test(first) || first.startsWith("I'")) return text;
  return text === '' ? text : (text[0] ?? '').toLowerCase() + text.slice(1);
}

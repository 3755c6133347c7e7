import { type SentenceContext, verifySentence } from '@shortlist/engine';
import type { Fact, LedgerEntry } from '@shortlist/schema';
import type { Fallen, Paragraph } from './hold-together.ts';
import { lostOfLine } from './lost-of-line.ts';
import type { Mask } from './mask-person.ts';

/** A text at its place in the reply that may not stand: `words` are those that no fact supports, `problem` what else is wrong with it. */
export type Blocked = { at: string; text: string; words: string[]; problem?: string };

/** Where a text stands in the reply, and what of the result it is to be. */
export type Place = { at: string; pointer: string };

/** Sends a reply's texts through the truth gate, one by one; what may not stand is put to `blocked`. */
export type Judge = {
  /** A sentence, unmasked, with the facts it rests on; undefined where it may not stand or says nothing. */
  sentence(masked: string, place: Place, facts: readonly Fact[], context: SentenceContext): LedgerEntry | undefined;
  /** A reworded line: without a mark before it, in no first person, not much longer than it was, and with its figures and things. */
  line(masked: string, was: string, place: Place, facts: readonly Fact[], language: string): LedgerEntry | undefined;
  /** The sentences of a text, those that say nothing left out. */
  paragraph(masked: readonly string[], place: Place, facts: readonly Fact[], context: SentenceContext): Paragraph;
};

/** By how many characters a reworded line may be longer than it was. */
export const lineRoom = 60;

export function openJudge(mask: Mask, blocked: Blocked[]): Judge {
  const sentence: Judge['sentence'] = (masked, { at, pointer }, facts, context) => {
    const text = nameAsWritten(mask.show(masked).replace(/\s+/g, ' ').trim(), [context.employer, context.title]);
    if (text === '') return undefined;
    const words = [...verifySentence(text, facts, context).map((violation) => violation.text), ...oddWords(text)];
    if (words.length === 0) return { sentence: text, pointer, facts: restingOn(text, facts) };
    blocked.push({ at, text, words });
    return undefined;
  };
  return {
    sentence,
    line(masked, was, place, facts, language) {
      const entry = sentence(masked.replace(/^[•*–-]\s*/, ''), place, facts, { language });
      if (entry === undefined) return undefined;
      const long = entry.sentence.length > was.length + lineRoom;
      const problem = long
        ? `more than ${lineRoom} characters longer than the draft's line`
        : (saysI(entry.sentence, language) ?? lostOfLine(was, entry.sentence, language));
      if (problem === undefined) return entry;
      blocked.push({ at: place.at, text: entry.sentence, words: [], problem });
      return undefined;
    },
    paragraph: (masked, { at, pointer }, facts, context) =>
      masked.flatMap((text, i) =>
        text.trim() === ''
          ? []
          : [sentence(text, { at: `${at}/${i}`, pointer }, facts, context) ?? weigh(mask.show(text), facts)],
      ),
  };
}

const firstPerson: Record<string, RegExp> = {
  en: /\b(?:I|my|me)\b/,
  de: /(?<!\p{L})(?:[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein\p{Ll}{0,2})(?!\p{L})/u,
  fr: /(?<!\p{L})(?:[Jj]['’]|(?:[Jj]e|[Mm]on|[Mm]a|[Mm]es|[Mm]oi)(?!\p{L}))/u,
  es: /(?<!\p{L})(?:[Yy]o|[Mm]is?)(?!\p{L})/u,
};

/** The first person in a text that is no sentence, in words for the model. */
export function saysI(text: string, language: string): string | undefined {
  const word = (firstPerson[language.slice(0, 2)] ?? firstPerson.en)?.exec(text)?.[0];
  return word === undefined ? undefined : `it says "${word}"`;
}

/** The posting's names with the apostrophe that the posting writes: models write either. */
function nameAsWritten(text: string, names: readonly (string | undefined)[]): string {
  return names.reduce<string>((told, name) => {
    const curled = name?.replaceAll("'", '’') ?? '';
    const plain = name?.replaceAll('’', "'") ?? '';
    return name === undefined || curled === plain ? told : told.replaceAll(curled, name).replaceAll(plain, name);
  }, text);
}

/** What falls with a sentence: one that names a job, a school or a year sets the scene for those after it. */
function weigh(text: string, facts: readonly Fact[]): Fallen {
  const words = new Set(tellingWords(text));
  const named = facts.some(
    ({ pointer, text: name }) =>
      /\/(?:name|position|institution|studyType)$/.test(pointer) && tellingWords(name).some((word) => words.has(word)),
  );
  return named || /\b(?:19|20)\d\d\b/.test(text) ? 'scene' : 'aside';
}

/** Marks of a reply that is no prose: markup, addresses, tokens that were not put back. */
function oddWords(sentence: string): string[] {
  return sentence.match(/\[\[[^\]]*\]\]|https?:\/\/\S+|<[^>]{1,40}>|```|\bas an ai\b|\blanguage model\b/gi) ?? [];
}

/** The facts whose telling words a sentence uses: at most six, those that share most. */
export function restingOn(sentence: string, facts: readonly Fact[]): Fact[] {
  const words = new Set(tellingWords(sentence));
  return facts
    .map((fact) => ({ fact, shared: new Set(tellingWords(fact.text).filter((word) => words.has(word))).size }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 6)
    .map(({ fact }) => fact);
}

function tellingWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3 || /\d/.test(word));
}

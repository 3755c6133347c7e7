import type { SkillMention, Span } from '@shortlist/schema';
import { anyWord } from '../words/any-word.ts';
import { registerWords } from '../words/find-registration-words.ts';
import { clauseAround } from './find-clause.ts';

/** "Registered with NMBI", "Registered General Nurse with NMBI", "be on the RCVS register", "registration with the Teaching Council", "eingetragen bei": membership of a profession's register is a paper that a person holds. */
const register = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(registerWords)})`, 'iu');
/** "NMC registered adult nurse", "GPhC-registered pharmacist". */
const lettered = /(?<![\p{L}\d])\p{Lu}{2}\p{L}{0,4}[ -][Rr]egister(?:ed|ation)(?!\p{L})/u;
/** To be registered later on, or the registering of things, is another matter. */
const later =
  /(?<!\p{L})(?:willing|able|eligible|register (?:guests|patients|students)|member of (?:our|a|the (?:team|staff|public)))(?!\p{L})/iu;
const soon = /within \d+/iu;

/** A demand to stand in a profession's register, with its clause (offsets into the text). */
export function findRegistration(text: string): Span | undefined {
  const match = register.exec(text) ?? lettered.exec(text);
  if (match === null || later.test(text.slice(0, match.index)) || soon.test(text.slice(match.index))) return undefined;
  const body =
    /^(?:[\p{Lu}\d][\p{L}\d&'’.-]*|of|the|and|for|in|&|\([^()]{0,80}\))(?:\s(?:[\p{Lu}\d][\p{L}\d&'’.-]*|of|the|and|for|in|&|\([^()]{0,80}\)))*/u.exec(
      text.slice(match.index + match[0].length),
    );
  const [start, end] = clauseAround(text, match.index, match.index + match[0].length + (body?.[0].length ?? 0));
  return { start, end };
}

/** Whether the lexicon already knows the registration by its name, so that the skill stands for it. */
export function isNamedRegistration(mention: SkillMention, { start, end }: Span, at: number): boolean {
  return mention.kind === 'certificate' && mention.start - at < end && start < mention.end - at;
}

import type { Violation } from '@shortlist/schema';
import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { type Claims, isOpen } from '../../claims.ts';

const created =
  /(?<![\p{L}’'])(?:(?:re)?built|rewrote|rewritten|created|developed|designed|established|constructed|invented)(?!\p{L})/iu;
/** Deeds by which something comes to be, or comes to be another. */
const creating =
  /(?<!\p{L})(?:(?:re)?buil[dt]|creat|develop|design|establish|construct|invent|set(?:ting)? up|wr(?:ite|ote|itten|iting)|draft|found|introduc|launch|initiat|start|pioneer|open|roll(?:ed)? out|add|mak|made|produc|manufactur|fabricat|assembl|install|fit|implement|deliver|engineer|architect|program|cod(?:ed|ing)|automat|configur|prototyp|model|draw|drew|paint|sew|weld|machin|cook|bak|craft|compos|compil|prepar|plan|organi[sz]|edit|film|publish|ship|upgrad|moderni|refactor|port|migrat|mov|rework|redesign|replac|convert|grow|grew|led|lead|head|own)/iu;

/** Who looked after a thing did not make it: the line told anew tells of making. English. */
export function checkCreating(claims: Claims): Violation[] {
  const match = created.exec(claims.text);
  if (claims.language !== 'en' || match === null || claims.lines.length === 0) return [];
  const [start, end] = [match.index, match.index + match[0].length];
  if (!isOpen(claims, start, end) || claims.lines.some(({ fact }) => creating.test(fact.text))) return [];
  return [{ kind: 'scope', text: match[0], start, end }];
}

const mine = /(?<!\p{L})I (?:(?:have|also|now|can|currently|regularly|personally|then) )*(\p{L}+)(?!\p{L})/gu;
const theirs = /(?<!\p{L})(?:it|which|that) (?:now |also |still )?(\p{L}{3,}s)(?!\p{L})/giu;

/** "It handles 1.2 million payments a day" is done by the service, and not by the person who built it. English. */
export function checkActors(claims: Claims): Violation[] {
  if (claims.language !== 'en' || claims.lines.length === 0) return [];
  return [...claims.text.matchAll(mine)].flatMap((match): Violation[] => {
    const said = readVerb(match[1]?.toLowerCase() ?? '')?.verb.base;
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    const isTheirs = claims.lines.every(({ fact }) => {
      const others = [...fact.text.matchAll(theirs)].map(([, word = '']) => readVerb(word.toLowerCase())?.verb.base);
      const rest = fact.text.replace(theirs, ' ');
      return (
        others.includes(said) &&
        !(rest.match(/\p{L}+/gu) ?? []).some((word) => readVerb(word.toLowerCase())?.verb.base === said)
      );
    });
    return said !== undefined && isTheirs && isOpen(claims, start, start + 1)
      ? [{ kind: 'other', text: match[0], start: match.index, end: match.index + match[0].length }]
      : [];
  });
}

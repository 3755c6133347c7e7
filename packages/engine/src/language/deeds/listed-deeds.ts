import { readVerb, type VerbForm } from './action-verbs.ts';
import { isNounLike } from './noun-like-verbs.ts';

/** Gerunds that with a noun behind them name a field or a thing far more often than a deed: "marketing campaigns". */
const field =
  /^(?:accounting|advertising|banking|building|casting|catering|consulting|engineering|hearing|heating|housing|learning|lighting|machining|manufacturing|marketing|meeting|merchandising|networking|nursing|parking|plumbing|pricing|roofing|shipping|trading|understanding|warehousing) /u;
/** Nouns that make one name with a gerund: "training materials", "cleaning staff". */
const compound =
  /^\p{L}+ (?:activit|campaign|course|department|equipment|event|group|line|material|meeting|operation|personnel|plan|polic|procedure|process|product|program|record|requirement|schedule|service|session|skill|staff|standard|suppl|system|team|tool|work)\p{L}*$/u;
const noObject = /^\p{L}+ (?:and|as|at|by|for|from|in|of|on|to|with)(?!\p{L})/u;

/**
 * "Reading blueprints and bending conduit" → "read blueprints and bend conduit": a list in which each gerund has its own object, and one of
 * them can be nothing but a verb. Undefined for all else.
 */
export function listedDeeds(rest: string, form: VerbForm): string | undefined {
  const parts = rest.split(/(, (?:and )?| and )/);
  const deeds = parts
    .filter((_, i) => i % 2 === 0)
    .map((part) => ({ part, read: readVerb(/^\p{L}+/u.exec(part)?.[0] ?? '') }));
  if (deeds.length < 2 || deeds.length > 5) return undefined;
  const all = deeds.every(
    ({ part, read }) => read?.form === 'gerund' && / \S/.test(part) && !noObject.test(part) && !field.test(part),
  );
  const sure = ({ part }: { part: string }) =>
    (/^writing /.test(part) && !compound.test(part)) ||
    /^reading (?:blueprints|charts|drawings|gauges|meters|plans|schematics)(?!\p{L})/u.test(part) ||
    !isNounLike(/^\p{L}+/u.exec(part)?.[0] ?? '');
  if (!all || !deeds.some(sure) || deeds.some((deed) => !sure(deed) && compound.test(deed.part))) return undefined;
  return parts
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/^\p{L}+/u, deeds[i / 2]?.read?.verb[form] ?? '')))
    .join('');
}

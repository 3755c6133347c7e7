import { byWord } from '@shortlist/schema';
import { readVerb } from './action-verbs.ts';
import { chargeOf } from './charge-of.ts';
import { isGlued } from './is-glued.ts';
import { listedDeeds } from './listed-deeds.ts';
import { isNounLike } from './noun-like-verbs.ts';
import { capitalise, putVerbs, readOpening } from './open-with-verb.ts';
import { isRole } from './say-role.ts';

/** What was done to a line, for the explanation of the edit. */
export type RewriteStep = 'opening' | 'tense' | 'first-person' | 'filler';
export type Rewrite = { text: string; steps: RewriteStep[] };

/**
 * An English bullet with a strong opening: verb first, past tense for a job that has ended, no first person, no filler. Takes words
 * away and changes their form; adds nothing. A line whose grammar is in doubt stays as it is.
 */
export function rewriteBullet(line: string, { current }: { current: boolean }): Rewrite {
  if (isGlued(line) || isRole(line)) return { text: line, steps: [] };
  const steps: RewriteStep[] = [];
  let text = line.trim();
  const step = (name: RewriteStep, next: string): void => {
    if (next === text) return;
    text = next;
    if (!steps.includes(name)) steps.push(name);
  };
  step('filler', dropFiller(text));
  step('first-person', dropFirstPerson(text));
  step('opening', openStrongly(text, current));
  step('tense', setTense(text, current));
  // No verb says what was answered for: without the "I" the bare form reads best.
  if (steps.includes('first-person')) text = text.replace(/^Was (?=responsible )/, '');
  return { text: steps.length === 0 ? line : capitalise(text), steps };
}

const weakOpenings =
  /^(?:was |were |am |is |been )?(?:mainly |primarily |also |solely |directly |fully )?(?:responsible for|responsibilities (?:include|included|including)|(?:job |key |main |primary )?duties (?:include|included|including)|in charge of|tasked with|charged with|accountable for|entrusted with)(?: the following)?:?\s+/i;

const nominals: Record<string, string> = byWord({
  management: 'manage',
  development: 'develop',
  maintenance: 'maintain',
  coordination: 'coordinate',
  implementation: 'implement',
  preparation: 'prepare',
  supervision: 'supervise',
  administration: 'administer',
  organisation: 'organise',
  organization: 'organize',
  installation: 'install',
  creation: 'create',
  execution: 'execute',
  evaluation: 'evaluate',
  investigation: 'investigate',
  integration: 'integrate',
  resolution: 'resolve',
  reconciliation: 'reconcile',
  configuration: 'configure',
  negotiation: 'negotiate',
  production: 'produce',
  analysis: 'analyze',
  delivery: 'deliver',
  recruitment: 'recruit',
  procurement: 'procure',
  facilitation: 'facilitate',
  oversight: 'oversee',
});

function openStrongly(text: string, current: boolean): string {
  const helped = helpOf(text, current);
  if (helped !== undefined) return helped;
  const weak = weakOpenings.exec(text);
  if (weak === null) return text;
  const rest = text.slice(weak[0].length);
  // "Was responsible for creating the playbook" in a job that runs: done and over.
  const form = current && !/^(?:was|were) /i.test(weak[0]) ? 'base' : 'past';
  const listed = nounsAsVerbs(rest, form) ?? listedDeeds(rest, form);
  if (listed !== undefined) return listed;
  if (hasNamedDeed(rest)) return text;
  if (readOpening(capitalise(rest))?.form === 'gerund') {
    const changed = putVerbs(rest, form);
    return changed === rest ? text : changed;
  }
  const nominal = /^(?:the )?(?:overall |daily |day-to-day |general )?(\p{L}+) (?:and (\p{L}+) )?of /iu.exec(rest);
  const bases = [nominal?.[1], nominal?.[2]]
    .filter((word) => word !== undefined)
    .map((word) => nominals[word.toLowerCase()]);
  if (nominal === null || bases.length === 0 || bases.includes(undefined))
    return chargeOf(rest, form === 'base') ?? text;
  const verbs = bases.map((base) => readVerb(base ?? '')?.verb[form]);
  return verbs.includes(undefined) ? text : `${verbs.join(' and ')} ${rest.slice(nominal[0].length)}`;
}

/** "Assisted in the implementation of NetSuite" → "helped implement NetSuite": who helped stays who helped. */
function helpOf(text: string, current: boolean): string | undefined {
  const found =
    /^(?:assist(?:ed|s|ing)?|help(?:ed|s|ing)?) (?:in|with) (?:(?:the )?(\p{Ll}+) of|(\p{Ll}+ing)) (?=\S)/iu.exec(text);
  const verb = found?.[2] === undefined ? nominals[found?.[1] ?? ''] : gerundBase(found[2]);
  if (found === null || verb === undefined) return undefined;
  const rest = text.slice(found[0].length);
  // A second deed behind the first would need its own form.
  if (/^(?:and|of|for|with|in) |(?:, | and )\p{Ll}+ing /u.test(rest)) return undefined;
  return `${current && !/^\w+ed /.test(text) ? 'help' : 'helped'} ${verb} ${rest}`;
}

function gerundBase(word: string): string | undefined {
  const read = readVerb(word);
  return read?.form === 'gerund' && !isNounLike(word) ? read.verb.base : undefined;
}

/** "Opening the store, cash handling": a deed that is named behind one that is done fits no form of the first. */
const hasNamedDeed = (rest: string): boolean =>
  rest
    .split(/, (?:and )?| and /)
    .slice(1)
    .some((part) => /^\p{Ll}+ \p{Ll}{2,}ing$/u.test(part) && readVerb(part.split(' ')[0] ?? '')?.form !== 'gerund');

/** "The filing, preparation and maintenance of court files" → "filed, prepared and maintained court files". */
function nounsAsVerbs(rest: string, form: 'base' | 'past'): string | undefined {
  const found = /^(?:the )?((?:\p{Ll}+, )+\p{Ll}+,? and \p{Ll}+) of /u.exec(rest);
  const verbs = (found?.[1] ?? '').split(/,? and |, /).map((noun) => {
    const own = readVerb(nominals[noun] ?? noun);
    return own !== undefined && (own.form === 'gerund' || noun in nominals) ? own.verb[form] : undefined;
  });
  return found === null || verbs.includes(undefined)
    ? undefined
    : `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)} ${rest.slice(found[0].length)}`;
}

function setTense(text: string, current: boolean): string {
  const opening = readOpening(text);
  if (
    opening === undefined ||
    (opening.form === 'gerund' && [isSubject, isNamed, hasOwnSubject].some((p) => p.test(text)))
  )
    return text;
  if (current) return opening.form === 'third' || opening.form === 'gerund' ? putClauses(text, 'base') : text;
  if (opening.form === 'past' || speaksOfNow.test(text)) return text;
  return putClauses(text, 'past');
}

/** The verbs of a line in another form; where it opens with a gerund, those of its further clauses too ("Booking rooms; ordering food and serving it"). */
function putClauses(text: string, form: 'base' | 'past'): string {
  const first = putVerbs(text, form);
  if (first === text || readOpening(text)?.form !== 'gerund') return first;
  const clauses = first.split(/(?<=;) /).map((clause, i) => {
    if (i === 0 || !/^\p{L}+ing /u.test(clause)) return clause;
    return readOpening(capitalise(clause))?.form === 'gerund' ? putVerbs(capitalise(clause), form) : undefined;
  });
  // A clause whose verb is in doubt would stay behind: then none is changed.
  if (clauses.includes(undefined)) return text;
  return clauses
    .map((clause = '', i) => (i === 0 ? clause : clause.charAt(0).toLowerCase() + clause.slice(1)))
    .join(' ');
}

/** "Using the ledger I reviewed …": who does it stands further back, with the verb of the sentence. */
const hasOwnSubject = /^\p{L}+ing (?:[^.;]*?\s)?(?:I|we) (?:have |had |was |were )?\p{Ll}+/u;

/** Whether a line's gerund is what it speaks of ("Implementing governance allowed us to …") or leads several clauses: no deed of one verb. */
export function isGerundSubject(line: string): boolean {
  return isSubject.test(line) || isNamed.test(line) || /^\p{L}+ing .*; \p{Ll}+ing /u.test(line);
}

/** "Keeping an open line is vital": the deed is what the sentence is about, not what it does. */
const isSubject =
  /^\p{L}+ing(?: and \p{L}+ing)?(?: (?!that\b|who\b|which\b|what\b|how\b|where\b)[\p{L}\d'’-]+,?){1,20} (?:is|are|was|were|has been|have been|(?:allow|enabl|help|mean|mak|requir|result|reduc|sav|improv|increas|led|gave|brought)\p{L}*) /iu;

/** "Hiring, training & scheduling of staff": what is of something is named, not done. */
const isNamed = /^(?:\p{L}+ing(?:, and | and |, | & |\/)){1,4}\p{L}+ing of /iu;

/** A second verb in the present outside the opening chain: changing the first alone would mix tenses. */
const speaksOfNow =
  /\b(?:which|that|who) (?:is|are|has|have)\b|\b(?:currently|presently|today|to date)\b|[.;] \p{Lu}/iu;

function dropFirstPerson(text: string): string {
  const charge = /^I (?:am|was) (?=responsible for \p{L})/u.exec(text);
  if (charge !== null && !/\b(?:I|me|my|mine|we|our|myself)\b/.test(text.slice(charge[0].length)))
    return capitalise(text.slice(charge[0] === 'I was ' ? 2 : charge[0].length));
  const said = /^I (?:have |had |also |then |currently |was able to )?(?:successfully )?(\p{L}+)(?= )/u.exec(text);
  if (
    said !== null &&
    readVerb(said[1] ?? '') !== undefined &&
    !/\b(?:I|me|my|mine|we|our|myself)\b/.test(text.slice(said[0].length))
  ) {
    const able = said[0].includes('able to') ? (readVerb(said[1] ?? '')?.verb.past ?? said[1]) : said[1];
    return capitalise(`${able}${text.slice(said[0].length)}`);
  }
  const mine =
    /^My (?:main |key |daily )?(?:responsibilities|duties|role|tasks|job) (?:was|were|is|are|included|include|includes|involved|involves) (?:to )?(?=\p{L}+ing\b)/iu.exec(
      text,
    );
  return mine === null ? text : `Responsible for ${text.slice(mine[0].length)}`;
}

const fillers: [RegExp, string][] = [
  [/^[•▪●◦‣·*–—-]+\s+/, ''],
  [/\bin order to\b/g, 'to'],
  [/\bon a (daily|weekly|monthly|quarterly|yearly) basis\b/gi, '$1'],
  [/\bon an annual basis\b/gi, 'annually'],
  [/\butili[sz]ed\b/g, 'used'],
  [/\butili[sz]ing\b/g, 'using'],
  [/\bUtili[sz]ed\b/g, 'Used'],
  [/\bUtili[sz]ing\b/g, 'Using'],
  [
    /^(?:Successfully|Effectively|Efficiently|Actively|Proactively|Consistently|Effortlessly|Seamlessly) (?=\p{L}+(?:ed|s|ing)?\b)/u,
    '',
  ],
  [/\b(?:successfully|effectively|efficiently) (?=\p{L}+(?:ed|ing)\b)/gu, ''],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\ba large number of\b/gi, 'many'],
  [/\ba (?:wide )?(?:variety|range) of different\b/gi, 'a range of'],
  [/\beach and every\b/gi, 'every'],
  [/,? (?:and so on|and so forth|etc)\.?$/i, ''],
  [/\s{2,}/g, ' '],
  [/(?<![.\s])\s+([,;.])(?!\d|\p{L})/gu, '$1'],
];

function dropFiller(text: string): string {
  let cleaned = text;
  for (const [pattern, put] of fillers) {
    const next = cleaned.replace(pattern, put);
    if (next.trim() !== '' && !/^\W*$/.test(next)) cleaned = next;
  }
  return cleaned === text ? text : capitalise(cleaned.trim());
}

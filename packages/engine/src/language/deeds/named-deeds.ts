import { readVerb } from './action-verbs.ts';

/** English nouns that bullets open with instead of a verb, and the verb each stands for. */
const table = `
acquisition acquire
adaptation adapt
administration administer
analysis analyze
application apply
assembly assemble
assessment assess
automation automate
calculation calculate
calibration calibrate
collection collect
compilation compile
completion complete
conduction conduct
configuration configure
construction construct
coordination coordinate
creation create
definition define
delivery deliver
deployment deploy
design design
detection detect
determination determine
development develop
distribution distribute
documentation document
elaboration elaborate
elimination eliminate
establishment establish
evaluation evaluate
examination examine
execution execute
expansion expand
facilitation facilitate
formulation formulate
generation generate
identification identify
implementation implement
improvement improve
inspection inspect
installation install
integration integrate
interpretation interpret
introduction introduce
investigation investigate
maintenance maintain
management manage
migration migrate
modification modify
monitoring monitor
negotiation negotiate
operation operate
optimisation optimise
optimization optimize
organisation organise
organization organize
planning plan
preparation prepare
presentation present
processing process
production produce
promotion promote
provision provide
reconciliation reconcile
recruitment recruit
reduction reduce
removal remove
reorganization reorganize
replacement replace
resolution resolve
restoration restore
review review
selection select
simulation simulate
simplification simplify
standardization standardize
supervision supervise
testing test
transformation transform
translation translate
validation validate
verification verify
visualization visualize
`;

const verbs = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' ') as [string, string]),
);

/** Several names of deeds, joined: "Design, development and integration". */
const joined = /^\p{L}+(?:(?:, and |, | and | & )\p{L}+)*$/u;

/**
 * A line that names its deeds ("Design and integration of 40 products") with their verbs, in the past or, of a job that runs, in the present:
 * "designed and integrated 40 products". Undefined where a deed has no object of its own or one more is only named behind it. English.
 */
export function tellNamedDeeds(line: string, current: boolean): string | undefined {
  const [, head = '', object = ''] = /^([^.;:()]*?) of (.+)$/u.exec(line) ?? [];
  const told = joined.test(head) ? tellAll(head, current) : undefined;
  if (told === undefined) return undefined;
  const rest = object
    .split(/((?:,? and|,) \p{L}+(?: and \p{L}+)? of )/u)
    .map((part, i) => (i % 2 === 0 ? part : tellJoint(part, current)));
  // "of the budget and of the contracts": the verb takes both without its "of".
  const whole = rest.join('').replaceAll(' and of ', ' and ');
  return namesBare(whole) ? undefined : `${told} ${whole}`;
}

/** Whether a line opens with the name of a deed: where its verb cannot tell it, nothing can. */
export function namesDeed(line: string): boolean {
  const [, first = ''] = /^(\p{L}+)(?:,| and| &| of)(?: \p{L}+)/u.exec(line) ?? [];
  return verbs.has(first.toLowerCase()) && / of /.test(line);
}

/** ", and supervision of " → ", and supervised "; as it stands where it is no deed. */
function tellJoint(part: string, current: boolean): string {
  const [, joint = '', names = ''] = /^((?:,? and|,) )(.+) of $/u.exec(part) ?? [];
  const told = tellAll(names, current);
  return told === undefined ? part : `${joint}${told} `;
}

function tellAll(names: string, current: boolean): string | undefined {
  const forms = names.split(/(, and |, | and | & )/u).map((word, i) => {
    if (i % 2 === 1) return word === ' & ' ? ' and ' : word;
    const verb = readVerb(verbs.get(word.toLowerCase()) ?? '')?.verb;
    return current ? verb?.base : verb?.past;
  });
  return forms.includes(undefined) ? undefined : forms.join('');
}

/** Whether the object goes on with the name of a deed that has none: "spatial data, transformation, and …", "… and systems integration across units". */
function namesBare(object: string): boolean {
  return [
    ...object.matchAll(
      /(?:, and|,| and) (?:\p{L}+ )?(\p{Ll}+)(?=$|,| (?:and|across|for|in|with|within|between|to|by|on|at)\b)/gu,
    ),
  ].some(([, word = '']) => verbs.has(word));
}

import { readVerb } from './action-verbs.ts';
import { lacksThingArticle } from './countable-things.ts';
import { fillArticles, lacksArticle } from './fill-articles.ts';
import { isDeed } from './is-deed.ts';
import { isGlued } from './is-glued.ts';
import {
  closeList,
  closeThings,
  joinBases,
  joinColon,
  joinOurs,
  joinSemicolon,
  ledClause,
  withoutListColon,
} from './mend-clauses.ts';
import { mixesTenses } from './mixes-tenses.ts';
import { namesDeed, tellNamedDeeds } from './named-deeds.ts';
import { isMeasure } from './noun-like-verbs.ts';
import { capitalise, decapitalise, putVerbs, readOpening } from './open-with-verb.ts';
import { isGerundSubject, rewriteBullet } from './rewrite-bullet.ts';
import { sayRecord } from './say-record.ts';
import { sayRole } from './say-role.ts';
import { sayThings } from './say-things.ts';
import { type Said, sayWork } from './say-work.ts';
import { tellMeasure } from './tell-measure.ts';

const passive =
  /^(?:awarded|promoted|selected|recogni[sz]ed|nominated|elected|named|appointed|chosen|invited|ranked|commended)\b(?= (?:to|as|for|by|among|in|after|twice|within|early|ahead|from|three times|employee|teacher|nurse|best|top|the)\b| ['"“‘])/i;
/** What was done to the person: "trained in Epic by the super users", "certified on reach trucks". */
const taught =
  /^(?:cross-)?(?:certified|recertified|licensed|credentialed|trained|qualified|accredited|registered|mentored|coached|supervised|taught)\b(?= (?:in|on|by|as|under|to|through|for|with)\b)/i;
const broken =
  /[•|]|\.\s+\p{Lu}|\p{Ll}\.\p{Lu}\p{Ll}|:\s|\p{L}- |,\p{L}|\bi\.e\b|\betc\b|, (?:also )?(?:responsible for|in charge of)|\b(?:our|we|your|you)\b|^(?:my|me)\b|(?<!(?:Level|Title|Phase|Type|Class|Tier|Grade|Stage|Part) )\bI\b(?!-\d)(?! (?:designed|built|wrote|made|set up|developed|created|introduced|drew up|led|started|ran|proposed|trained)(?:$|[,.;]))|\bhttps?:|\(\s*\)|\s[-–—]\s/u;
/** "… thru Paychex Prepare loan applications": a second line that lost its beginning in the first. */
const seam =
  /[\p{L}\d)] (?:Prepar|Maintain|Assist|Provid|Perform|Ensur|Manag|Develop|Creat|Review|Process|Supervis|Conduct|Coordinat|Setup)(?:e|ed|es|s|ing)? (?:and )?(?:\p{Ll}+ ){2}/u;
/** A line that the page broke off: it ends in a small word, or in one and a participle ("with a blended"). */
const cutOff = /\b(?:an?|the|of|with|and|or|to|for|in|by|at|from|on|as)(?: \p{Ll}+(?:ed|ing))?$/u;
/** "124% of a $2.1M quota": a result that a seller reached, told without its verb. */
const reached = /^\d[\d.,]*\s?% (?:of|to) (?:(?!and\b)\S+ ){0,4}?(?:quota|target|plan|goal)s?\b/i;
/** "Provide support and working on projects": a gerund that no other one and no preposition leads to. */
const leftBehind =
  /^(?!.*\p{Ll}ing\b.* and \p{Ll}+ing\b).* and (?:working|assisting|helping|providing|managing|handling|preparing|maintaining|ensuring|supporting|coordinating|processing|organi[sz]ing) (?:on|with|in|for|to|the|all|an?|any)\b/u;
/** How long a thing has been kept up: what is still done has then been done. */
const lasting =
  /\bfor (?:the (?:past|last) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:(?:consecutive|straight|running) )?(?:weeks|months|quarters|years|seasons)\b/i;

/**
 * Turns an English bullet into a clause that can follow a name of a place and a comma: "Managed 12 vendors" → "I managed 12 vendors".
 * `current`: the job still runs. Undefined for bullets that are not one plain statement led by a verb.
 */
export function sayFirstPerson(bullet: string, job: { current: boolean }): Said | undefined {
  const whole = sayWhole(bullet, job);
  const clause = whole === undefined ? ledClause(bullet) : undefined;
  const said = clause === undefined ? whole : sayWhole(capitalise(clause), job);
  const deed = said?.clause.replace(/^I /, '') ?? '';
  return lacksArticle(deed) || lacksThingArticle(deed) ? undefined : said;
}

function sayWhole(bullet: string, { current }: { current: boolean }): Said | undefined {
  const plain = spellOut(rewriteBullet(bullet, { current }).text)
    .trim()
    .replace(/[.;,]+$/, '');
  const line = evenOpening(joinOurs(joinColon(joinSemicolon(joinFragment(plain), current))));
  const record = isDeed(bullet) ? sayRecord(line, current) : undefined;
  if (record !== undefined) return { clause: record };
  const role = isDeed(bullet) ? sayRole(line, current) : undefined;
  if (role !== undefined) return { clause: role };
  if (
    !isDeed(bullet) ||
    isGerundSubject(line) ||
    leftBehind.test(line) ||
    line.length < 14 ||
    line.length > 230 ||
    isGlued(line) ||
    broken.test(withoutListColon(line).replace(/, and we (?=\p{Ll})/u, ', ')) ||
    /\b(?:s?he(?:['’]s)?|they['’]re|it['’]s)\b/i.test(line) ||
    cutOff.test(line) ||
    seam.test(line) ||
    isMeasure(line.split(' ')[0]?.toLowerCase() ?? '', line.split(' ')[1] ?? '') ||
    !hasPairs(line) ||
    /^[\p{Lu}\s\d&]+$/u.test(line) ||
    isMixedList(line)
  )
    return undefined;
  if (passive.test(line) || taught.test(line)) return { clause: `I was ${decapitalise(line)}` };
  if (reached.test(line)) return { clause: `I reached ${line}` };
  const track = trackRecord.exec(line);
  if (track !== null && !/[;:]/.test(line)) return { clause: `my record includes ${line.slice(track[0].length)}` };
  const charge = sayCharge(line, current);
  if (charge !== undefined) return { clause: charge };
  const named = tellNamedDeeds(line, current);
  if (named !== undefined) return { clause: `I ${closeThings(fillArticles(named))}` };
  const opening = readOpening(line);
  if (opening === undefined && namesDeed(line)) return undefined;
  if (opening === undefined)
    return (
      (current ? sayListed(line) : undefined) ?? sayWork(line, current, mixesTenses(line)) ?? sayThings(line, current)
    );
  const lead = line.slice(0, opening.verbs[0]?.start);
  if (opening.form === 'past' && mixesTenses(line)) return undefined;
  if (opening.form === 'past') return { clause: `I ${joinSplice(perfect(fillArticles(decapitalise(line)), current))}` };
  if (current && opening.form === 'base') return { clause: `I ${haveDone(fillArticles(decapitalise(line)))}` };
  const put = putVerbs(line, current ? 'base' : 'past');
  if (put === line && opening.form !== 'base') return undefined;
  return { clause: `I ${fillArticles(decapitalise(lead === '' ? put : capitalise(put)))}` };
}

/** "Created and maintain a library", "Lead and assigned the work": of two deeds that open a line in two tenses both in the past. */
function evenOpening(line: string): string {
  const [, first = '', second = '', rest = ''] = /^(\p{L}+) and (\p{Ll}+)( .+)$/su.exec(line) ?? [];
  const [one, other] = [readVerb(first), readVerb(second)];
  return (one?.form === 'past' && other?.form === 'base') || (one?.form === 'base' && other?.form === 'past')
    ? `${capitalise(one.verb.past)} and ${other.verb.past}${rest}`
    : line;
}

/** "Loaded trucks, forklift, drove a box truck": things among deeds make no sentence. */
function isMixedList(line: string): boolean {
  const pieces = line.replace(/\([^)]*\)/g, '').split(/, /);
  const deeds = pieces
    .slice(1)
    .map((piece) => /^(?:put|cut|set) /.test(piece) || readVerb(piece.split(' ')[0] ?? '')?.form === 'past');
  return (
    readVerb(pieces[0]?.split(' ')[0] ?? '')?.form === 'past' &&
    deeds.includes(true) &&
    deeds.includes(false) &&
    !pieces
      .slice(1)
      .some((piece) => /^(?:and|then|which|who|where|while|including|with|for|from|by|in|on|at|to) /i.test(piece))
  );
}

/** "Offer a proven track record of growth from $8M to $34M": the figure without its praise. */
const trackRecord =
  /^(?:(?:offer(?:s|ing)?|with|have|has|possess(?:es)?) )?an? (?:\p{Ll}+ ){0,2}track record (?:of|in) (?=[^.]*\d)/iu;

/** "Responsible for stock and rota" → "I am responsible for …"; "Duties included processing claims" → "my duties include …": what is left where no verb says it better. */
function sayCharge(line: string, current: boolean): string | undefined {
  const charge = /^(?:(?:I )?(?:am|was) )?(responsible for|in charge of) (?!.*\bresponsible for\b)(?=[\p{L}\d])/iu.exec(
    line,
  );
  const rest = line.slice(charge?.[0].length ?? 0);
  const isList = /^(?:\P{L}?[^,;]{2,40}, ){1,4}(?:and )?[^,;]+$/u.test(rest) && / and [^,;]+$/.test(rest);
  if (charge !== null && (isList || !/,(?! and\b)|;/.test(line)))
    return `I ${current ? 'am' : 'was'} ${charge[1]?.toLowerCase()} ${withThe(rest)}`;
  const duties = /^(?:my )?duties includ(?:ed|e|ing) (?=\p{Ll}+ing \p{Ll})/iu.exec(line);
  return duties === null || /;/.test(line)
    ? undefined
    : `my duties ${current ? 'include' : 'included'} ${line.slice(duties[0].length)}`;
}

/** "P&L of a restaurant" → "the P&L of a restaurant": what is of one thing is one itself. */
const withThe = (charge: string): string => charge.replace(/^(?=(?:P&L|\p{Ll}+[^s\P{L}]) of (?:an?|the) )/u, 'the ');

const shorthand: [RegExp, string][] = [
  [/\bapprox\. ?(?=\d|[$€£])/gi, 'approximately '],
  [/\binc(?:l)?\. (?=\p{L}|\d)(?<!\p{Lu}\p{Ll}* \p{Lu}\p{Ll}*\. )/gu, 'including '],
  [/(?<=\d )mins\b\.?/giu, 'minutes'],
  [/(?<=\d )mths?\b\.?/giu, 'months'],
  [/(?<=\d )yrs?\b\.?/giu, 'years'],
  [/(?<=\d )hrs?\b\.?/giu, 'hours'],
  [/ w\/ ?(?=\p{L})/gu, ' with '],
  [/ w\/o (?=\p{L})/gu, ' without '],
  [/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and '],
];

/** "Maintained a fleet of 110 buses, brakes, AC, lifts, electrical": a bare list behind what it is of. */
function bracketList(line: string): string {
  return line.replace(
    /^(\p{L}+(?:ed|t) (?:\S+ ){0,3}\d[\d,]* (?:[\p{Ll}-]+ ){0,2}\p{Ll}+s), ((?:[\p{L}/&]+(?: [\p{L}/&]+)?, ){2,}[\p{L}/&]+(?: [\p{L}/&]+)?)$/u,
    (whole, head: string, list: string) =>
      / and /.test(list) || /(?:ed|ing)(?:,| )/.test(list) ? whole : `${head} (${list})`,
  );
}

/** "Migrated 60 jobs; build times 22 min → 9 min": an arrow between two figures in words. */
function arrowsOut(line: string): string {
  return line
    .replace(
      /[;,] (\p{Ll}[\p{Ll} ]{2,40}) ([$€£~]?\d[^→;,]{0,14}?) ?(?:→|->|=>) ?([$€£~]?\d[^→;,]{0,14})$/u,
      ' ($1 from $2 to $3)',
    )
    .replace(/(?<!from|,) ([$€£~]?\d[^→;,]{0,14}?) ?(?:→|->|=>) ?([$€£~]?\d[^→;,]{0,14})$/u, ' from $1 to $2')
    .replace(/(?<=\bfrom [$€£~]?\d[^→;,]{0,14}?) ?(?:→|->|=>) ?(?=[$€£~]?\d)/u, ' to ');
}

/** A bullet's shorthand in full, as a sentence has it: "approx. 1,800 rules", "incl. post-op". */
function spellOut(line: string): string {
  const full = shorthand
    .reduce((text, [pattern, put]) => text.replace(pattern, put), line)
    // "managed and Implemented": a deed is no name.
    .replace(/(?<=(?:,| and) )\p{Lu}\p{Ll}+(?=,? )/gu, (word) =>
      readVerb(word)?.form === 'past' ? word.toLowerCase() : word,
    );
  const whole = bracketList(tellMeasure(closeList(arrowsOut(full))));
  return whole.replace(/^(\p{L}+) & (\p{Lu}\p{Ll}+)(?= )/u, (both, first: string, second: string) =>
    readVerb(first)?.form === 'past' && readVerb(second)?.form === 'past'
      ? `${first} and ${second.toLowerCase()}`
      : both,
  );
}

/** "Plan flowers for 30 weddings", "Load and secure pallets": a word that may be a noun is the verb where several things, or a second verb, follow. */
function sayListed(line: string): Said | undefined {
  const bases = joinBases(decapitalise(line));
  if (bases !== undefined) return { clause: `I ${bases}` };
  if (caresFor.test(line)) return { clause: `I ${decapitalise(line)}` };
  const [first = '', second = '', third = '', fourth = '', ...rest] = line.split(' ');
  const isMany = (word: string) => /^\p{Ll}{3,}[^s\P{L}]s$/u.test(word) || /^\d/.test(word);
  const isPair =
    second === 'and' &&
    readVerb(third)?.form === 'base' &&
    !small.test(fourth) &&
    [fourth, ...rest.slice(0, 2)].some((word) => isMany(word.replace(/,$/, '')));
  if (readVerb(first)?.form !== 'base' || !isPair) return undefined;
  return { clause: `I ${fillArticles(decapitalise(line))}` };
}

/** A duty whose verb the preposition tells: "Care for 5 patients". */
const caresFor =
  /^(?:care for|cater for|cook for|look after|deal with|liaise with|chart in|document in|report to) (?:\d|\p{Lu}|(?:up to|about|the|all|\p{Ll}+(?:ing|ly)?) )/iu;

const small = /^(?:of|and|or|to|for|in|on|at|by|with|from|as|the|an?)$/;
/** "… residency; 95% retention at one year" → "… residency, with 95% retention at one year": a figure after a semicolon is no sentence. */
function joinFragment(whole: string): string {
  const line = whole.replace(
    /, (\d[\d.,]*\+? (?:\p{Ll}+ ){0,2}(?:sold|built|won|\p{Ll}+ed)(?: (?:in|since|by) (?:19|20)\d\d)?)$/u,
    ' ($1)',
  );
  const [head = '', tail = '', ...more] = line.split('; ');
  if (more.length === 0 && /^\d+ \p{Ll}+ed (?:to|into|by|within|as|in|at) /u.test(tail)) return `${head}, with ${tail}`;
  if (tail === '' || more.length > 0 || tail.split(' ').some((word) => readVerb(word)?.form === 'past')) return line;
  if (reached.test(head) && /^\d/.test(tail)) return `${head} and ${tail}`;
  if (ownRole.test(tail)) return head;
  if (/^\d/.test(tail)) return saysOfItself.test(tail) ? line : `${head}, with ${tail}`;
  return tail.length <= 50 && !/[()]/.test(line) && readOpening(tail) === undefined ? `${head} (${tail})` : line;
}

/** "link nurse for tissue viability": a role beside the deed, which no bracket holds. */
const ownRole =
  /^(?:\p{Ll}+ ){0,2}(?:nurse|lead|champion|rep|representative|officer|trainer|mentor|supervisor|manager|coordinator|warden|aider|secretary|treasurer|chair)(?:$| (?:for|of|on) )/u;

/** A figure with a verb of its own: "11 stayed over a year", "84 are still there". */
const saysOfItself =
  /^\S+ (?:\p{Ll}+ ){0,3}(?:\p{Ll}+ed|is|are|was|were|have|has|had|went|rose|fell|grew|left|became|got|made|won|came)\b/u;

/** "installed 40 heat pumps since 2021" of a job that runs → "have installed …": what goes on since a year is no closed past. */
function perfect(line: string, current: boolean): string {
  const [first = '', ...rest] = line.split(' ');
  const verb = readVerb(first);
  return !current || verb === undefined || !/\bsince (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b/u.test(line)
    ? line
    : ['have', verb.verb.participle, ...rest].join(' ');
}

/** What may have been done to the thing just named as well as by the person: "designed a cookbook, printed 4,000 copies". */
const doneTo =
  /^(?:printed|published|used|seen|read|viewed|downloaded|distributed|adopted|attended|rated|shown|worn|sold|awarded|funded|featured|cited|exhibited|performed|translated|shipped|finished|completed|accepted|approved) /u;

/** "wrote the plan, passed every inspection" → "wrote the plan and passed every inspection": two deeds, one sentence. */
function joinSplice(line: string): string {
  const pieces = line.split(/, (?=\p{Ll})/u);
  const deeds = pieces.slice(1).map((piece) => {
    const verb = readVerb(piece.split(' ')[0] ?? '');
    return verb?.form === 'past' || (verb !== undefined && verb.verb.past === verb.verb.base);
  });
  const last = pieces.at(-1) ?? '';
  if (deeds.length === 0 || !deeds.every(Boolean)) return line;
  if (/ and /.test(last)) return endsSeries(last) || pieces.length > 2 ? line : `${pieces[0]}, and ${last}`;
  if (pieces.slice(1).some((piece) => doneTo.test(piece)))
    return pieces.length === 2 ? `${pieces[0]} (${pieces[1]})` : line;
  return `${pieces.slice(0, -1).join(', ')}${pieces.length > 2 ? ',' : ''} and ${pieces.at(-1)}`;
}

/** Whether the "and" of a last piece joins a further deed, or may: "wrote the plan and passed". */
const endsSeries = (piece: string): boolean =>
  [...piece.matchAll(/ and (\p{L}+)/gu)].some(([, word = '']) => readVerb(word) !== undefined);

/** "keep incidents below 1.0 for nine quarters" → "have kept …". */
function haveDone(line: string): string {
  const [first = '', ...rest] = line.split(' ');
  const verb = readVerb(first);
  return verb === undefined || !lasting.test(line) ? line : ['have', verb.verb.participle, ...rest].join(' ');
}

function hasPairs(line: string): boolean {
  const count = (mark: string) => line.split(mark).length - 1;
  return count('(') === count(')') && count('“') === count('”') && count('"') % 2 === 0;
}

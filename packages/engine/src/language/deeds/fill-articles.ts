import { articleFor } from '../text/article-for.ts';
import { readVerb } from './action-verbs.ts';

/** Measures and parts of a business that a person speaks of with "the": there is one of each. */
const ones = toSet(
  'rate close backlog wan lan intranet rebrand rebranding refit overhaul rewrite turnaround department process workflow website site inbox budget schedule migration rollout launch transition implementation integration redesign move relocation merger conversion upgrade opening closure expansion replacement',
);
/** Things that can be made: "a" after a verb of making, "the" after any other. */
const made = toSet(
  'pipeline platform system program programme tool dashboard database application app framework portal library plan strategy policy guide guideline model algorithm mechanism network service course campaign prototype template handbook manual checklist newsletter procedure report survey schedule process workflow website team committee project unit module engine budget method methodology protocol curriculum',
);
const making =
  /^(?:built|build|created?|designed?|developed?|devised?|drafted?|established?|founded|implement(?:ed)?|introduced?|launch(?:ed)?|made|make|produced?|prototyped?|set up|started?|wrote|write|architected|authored)$/;
const determiner =
  /^(?:an?|the|my|our|its|their|his|her|this|that|these|those|each|every|all|both|any|several|multiple|many|various|numerous|more|most|no|over|up|out|off|down|in|on|at|to|with|for|of|from|by|as|into|through|across|about|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[$€£]?\d.*)$/i;
const breaks =
  /^(?:of|for|from|to|by|in|on|at|with|across|into|through|over|under|below|above|within|using|via|per|as|and|or|that|which|while|who|after|before|during|between|against|reducing|resulting|leading|saving|improving|including|serving|used|adopted)$/i;

/**
 * Gives back the small words that bullets leave out: "reduced API response time by 40%" → "reduced the API response time by 40%",
 * "grew revenue 28%" → "grew revenue by 28%". `clause` opens with its verb in any form; what is not certain stays. English.
 */
export function fillArticles(clause: string): string {
  // "architected and implemented new platform": the thing is that of the second verb.
  const pair = /^(\p{L}+ and )(\p{L}+ed )/u.exec(clause);
  if (pair !== null && readVerb(pair[2]?.trim() ?? '')?.form === 'past')
    return `${pair[1]}${fillArticles(clause.slice(pair[1]?.length))}`;
  return fillBy(fillObject(fillShare(fillMany(fillSum(clause)))));
}

/** Whether things that a person speaks of with an article have none, joined so that none can be given: "initiated re-branding and imaging campaign". */
export function lacksArticle(clause: string): boolean {
  const words = clause.split(' ');
  const end = words.findIndex((word, i) => i > 0 && breaks.test(word) && !/^(?:and|or)$/i.test(word));
  const object = words.slice(1, end < 0 ? undefined : end);
  const last = (object.at(-1) ?? '').replace(/[,;]$/, '').toLowerCase();
  return (
    object.some((word) => /^(?:and|or)$/i.test(word)) &&
    object.length <= 6 &&
    !object.some((word) => determiner.test(word) || /['’]s?$|,$/.test(word) || /\p{Ll}s$/u.test(word)) &&
    (made.has(last) || ones.has(last))
  );
}

/** "maintained fleet of 110 buses" → "maintained a fleet of 110 buses": so many of a kind are one such thing. */
function fillMany(clause: string): string {
  return clause.replace(
    /^(\p{L}+) (?=((?:\p{Ll}+ )?(?:fleet|team|crew|group|staff|portfolio|network|range|pool|herd|caseload|panel|set) of (?:\d|up to|over|about|some|two|three|four|five|six|seven|eight|nine|ten)))/u,
    (whole, verb: string, thing: string) =>
      determiner.test(thing.split(' ')[0] ?? '') ? whole : `${verb} ${articleFor(thing)} `,
  );
}

/** "raised share of students" → "raised the share of students": what is of others is one thing. */
function fillShare(clause: string): string {
  return clause.replace(
    /^(\p{L}+) (?=(?:share|number|percentage|proportion|rate|amount|quality|cost|size|volume|frequency|accuracy|speed|level) of )/u,
    '$1 the ',
  );
}

/** "Secured $4M seed round" → "secured a $4M seed round": a sum before the one thing that it is of. */
function fillSum(clause: string): string {
  return clause.replace(
    /^(\p{L}+) ([$€£]\d[\d.,]*(?:[kKmMbB]n?)?\+?) (?=(?:\p{Ll}+ ){0,2}(?:round|budget|portfolio|contract|project|program|programme|deal|fund|grant|pipeline|account|territory|quota)(?=$|[ ,]))/u,
    '$1 a $2 ',
  );
}

function fillObject(clause: string): string {
  const words = clause.split(' ');
  const verb = words[0] ?? '';
  const end = words.findIndex(
    (word, i) => i > 1 && (breaks.test(word) || word.startsWith('(') || /[,;:()]$/.test(words[i - 1] ?? '')),
  );
  const object = words.slice(1, end < 0 ? undefined : end);
  const last = object.at(-1)?.replace(/[,;]$/, '') ?? '';
  const next = end < 0 ? '' : (words[end] ?? '');
  const first = object[0] ?? '';
  if (object.length === 0 || object.length > 6 || determiner.test(first) || /['’]s?$/.test(first)) return clause;
  if (object.some((word, i) => breaks.test(word) || (i > 0 && /[&/]/.test(word)) || determiner.test(word)))
    return clause;
  const isMade = made.has(last.toLowerCase());
  const isDeed = next === 'of' && /(?:tion|ment|sion|ance)$/.test(last) && object.length < 3;
  if (!isMade && !isDeed && !ones.has(last.toLowerCase())) return clause;
  const phrase = object.join(' ');
  const article = isMade && (making.test(verb.toLowerCase()) || next === 'of') ? articleFor(phrase) : 'the';
  return [verb, article, ...words.slice(1)].join(' ');
}

const changed =
  /^((?:grew|grow|increased?|reduced?|cut|raised?|improved?|lowered?|decreased?|boost(?:ed)?|lifted?|shorten(?:ed)?|trimm?(?:ed)?|expand(?:ed)?) [^,;:]{3,70}?) (\d[\d.,]*\s?%)/i;
const leading =
  /\b(?:by|to|from|of|than|over|under|about|nearly|roughly|around|approximately|almost|up|an?|the|at|and|above|below|more|least|some|some)$/i;

function fillBy(clause: string): string {
  const match = changed.exec(clause);
  if (match === null || leading.test(match[1] ?? '') || /\b(?:by|from)\b/.test(match[1] ?? '')) return clause;
  return `${match[1]} by ${clause.slice((match[1] ?? '').length + 1)}`;
}

function toSet(words: string): Set<string> {
  return new Set(words.split(' '));
}

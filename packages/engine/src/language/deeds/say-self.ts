import { articleFor } from '../text/article-for.ts';
import { isTitle } from '../titles/is-title.ts';
import { readOpening } from './open-with-verb.ts';
import { sayFirstPerson } from './say-first-person.ts';

const joint =
  / (?:with|of|who|in|at|for|from|committed|blending|combining|speciali[sz]ing|focused|focusing|experienced|skilled|trained|based|working|helping|building)(?= )/;

/** "Known for tidy work": what others say of the person. */
const known = /^(?:known|recogni[sz]ed|respected|trusted|valued) (?:as|for|by)\b/i;
/** A participle that stands before a person as an adjective: "Qualified electrician with …". */
const ofAdjectives =
  /^(?:qualified|certified|licen[cs]ed|chartered|registered|trained|experienced|skilled|dedicated|motivated|accomplished|seasoned|driven|organi[sz]ed|focused|committed|retired|proven|established|educated|published|award-winning)\b/i;
const people = /\b(?:graduate|student|undergraduate|enthusiast|leader|generalist|all-rounder|professional)s?$/i;

/** "Bilingual ward nurse", "Recent BSN graduate": words that name a person, without an article. */
function isPersonNoun(head: string): boolean {
  return (
    head.split(' ').length <= 7 &&
    // "Trained new engineers": several people are whom it was done to.
    !(ofAdjectives.test(head) && /\d|[^s]s$/.test(head)) &&
    !/^(?:The|A|An|My|Our)\b/.test(head) &&
    (people.test(head) || isTitle(head.replace(/,/g, '')))
  );
}

/** "Ms. Vega is known …", "Roz has taught …": the person named as somebody else, said as "I". What has "he" or "she" beside it stays. */
function ownSubject(text: string, name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(word));
  if (words.length === 0 || /\b(?:he|she|him|her|his|hers|they)\b/i.test(text)) return text;
  const own = new RegExp(`^(?:(?:Mr|Ms|Mrs|Mx|Dr)\\.? )?(?:(?:${words.map(RegExp.escape).join('|')}) ?)+(?= )`, 'u');
  const rest = own.test(text) ? text.replace(own, '').trim() : '';
  const [verb = '', ...after] = rest.split(' ');
  const first = { is: 'am', has: 'have', was: 'was' }[verb] ?? (readOpening(rest)?.form === 'past' ? verb : '');
  return first === '' ? text : ['I', first, ...after].join(' ');
}

/**
 * A sentence of a summary in the first person, as a profile is written: "Bilingual nurse with nine years …" → "I am a bilingual nurse
 * with …", "Raised pass rates …" → "I raised pass rates …"; `name` is the person's. What has its subject, or is in doubt, stays. English.
 */
export function saySelf(sentence: string, name = ''): string {
  const text = ownSubject(sentence.trim(), name);
  const end = /[.!?]$/.exec(text)?.[0] ?? '.';
  const bare = text.replace(/[.!?]$/, '');
  if (/\b(?:I|I’m|I'm|my|me)\b/.test(bare.replace(/\b(?:Level|Phase|Type|Class|Title|Tier|Grade) I\b/g, '')))
    return text;
  const head = bare.split(joint)[0] ?? '';
  const isPerson = isPersonNoun(head) && head !== bare;
  if (known.test(bare)) return `I am ${bare.charAt(0).toLowerCase()}${bare.slice(1)}${end}`;
  const form = isPerson && ofAdjectives.test(head) ? undefined : readOpening(bare)?.form;
  if (form === 'past' || form === 'third') {
    const said = sayFirstPerson(bare, { current: form === 'third' });
    return said === undefined ? text : `${said.clause}${end}`;
  }
  if (isPerson) {
    const lower =
      / and /.test(head) || /^\p{Lu}[\p{L}-]*\p{Lu}/u.test(head) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
    return `I am ${articleFor(lower)} ${lower}${end}`;
  }
  return text;
}

import { readVerb } from './action-verbs.ts';

/** Things that have no article, and words that end as such things do. */
const uncounted =
  /^(?:triage|admin|paperwork|stock|reception|security|payroll|housekeeping|bookkeeping|maintenance|merchandising|equipment|machinery|food prep|\p{L}+(?:ing|ment|tion|ance|ence|care|work|keeping|control|service|support|prep))$/iu;
const joints = /\s(?:of|for|to|in|on|at|by|with|from|across|using|via|per|every|each|under|over|up|around|between)\s/iu;

/**
 * A line that only names things, as people type who do not write for a living: "Daily walk round checks, defect reporting" → "my work includes
 * daily walk round checks and defect reporting". Only things in the plural or such as take no article; undefined for all else. English.
 */
export function sayThings(line: string, current: boolean): { clause: string } | undefined {
  if (/[;:/&]|\b(?:is|are|was|were|has|have|had|not|no|also|I|my|we|our)\b|^(?:responsible|accountable)\b/i.test(line))
    return undefined;
  if (isNamedWork(line)) return { clause: `my work ${current ? 'includes' : 'included'} ${lower(line)}` };
  const things = line.replace(/ and back$/, '').split(/, (?:and )?| and /);
  if (things.length > 6 || !things.every(isThing)) return undefined;
  const pieces = line.split(/, (?:and )?/);
  const last = pieces.at(-1) ?? '';
  const told =
    pieces.length > 1 && !/ and /.test(last) ? `${pieces.slice(0, -1).join(', ')} and ${last}` : pieces.join(', ');
  return { clause: `my work ${current ? 'includes' : 'included'} ${lower(told)}` };
}

function isThing(piece: string, at: number, all: readonly string[]): boolean {
  const head = piece.split(joints)[0] ?? '';
  const words = head.split(' ');
  const last = words.at(-1) ?? '';
  const first = readVerb(words[0] ?? '');
  // "Frobs dry van loads": a verb that no list knows, as "Frobbed vans" has one.
  if (words.length > 1 && /[^s]s$/.test(words[0] ?? '') && !/ics$/.test(words[0] ?? '')) return false;
  if (at === 0 && /\p{Ll}{2}ed$/u.test(words[0] ?? '')) return false;
  if (words.length > 4 || /^\d/.test(head) || (words.length === 1 && all.length === 1)) return false;
  // "discharge planning", behind another thing: only there is the verb none.
  const named = at > 0 && words.length === 2 && /\p{Ll}ing$/u.test(last);
  if (words.length === 1 && all.length > 1 && uncounted.test(last)) return true;
  if (first !== undefined && first.form !== 'gerund' && !named) return false;
  // "Trunking to Scotland": the gerund is the thing; "Driving trucks" tells a deed and is one too.
  if (first?.form === 'gerund') return words.length > 1 || joints.test(piece) || all.length > 1;
  return at >= 0 && (/^\p{L}{2,}[^s\P{L}]s$/u.test(last) || uncounted.test(last));
}

/** "Monthly invoice preparation for construction progress, and job costing for …": work by its name, which takes no article, with what it is for. */
function isNamedWork(line: string): boolean {
  const [, head = '', last = ''] =
    /^((?:\p{L}[\p{L}-]* ){1,3}(\p{Ll}+)) (?:of|for|to|with|in|on) \p{L}/u.exec(line) ?? [];
  const words = line.split(/[\s,]+/);
  const first = readVerb(words[0] ?? '');
  return (
    /(?:preparation|administration|reconciliation|maintenance|coordination|installation|support|processing|bookkeeping|scheduling|reporting|invoicing|testing|planning|training|management|monitoring|troubleshooting)$/.test(
      last,
    ) &&
    head.split(' ').length < 5 &&
    (first === undefined || first.form === 'gerund') &&
    !/^(?:the|an?|provid\p{L}+|ensur\p{L}+)\b/iu.test(line) &&
    !words.some(
      (word, i) =>
        i > 0 && readVerb(word)?.form === 'past' && !/^(?:on|in|to|by|with|for|from|at)$/.test(words[i + 1] ?? ''),
    )
  );
}

/** Names and acronyms keep their capitals. */
function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

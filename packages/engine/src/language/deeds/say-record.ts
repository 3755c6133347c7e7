import { isSpotless } from './is-deed.ts';

const stretch =
  /^\d[\d.,]*(?: (?:million|thousand))? (?:safe )?(?:miles|hours|days|years|km|kilometres|kilometers|flights|landings|shifts) (?:without|with no|with zero) /iu;
/** Duties that are named without an article. */
const uncounted =
  /^(?:payroll|bookkeeping|invoicing|credit control|stock control|inventory control|quality control|maintenance|housekeeping|reception|merchandising|data entry|order picking|night duty) (?:for|of|in|on|across|with|using) /iu;
/** Crafts by their initials: "TIG and MIG on 6G pipe". */
const crafts = /^[A-Z]{3,5}(?: and [A-Z]{3,5})? (?:on|with|of) \S/u;

/** Whether a line is a record that a summary may quote: what stayed away, or how long all went well, with its figure. */
export const isRecord = (line: string): boolean =>
  /\d/.test(line) && (isSpotless(line) || stretch.test(line.trim())) && !/[;:•|]|\.\s/.test(line.trim());

/** What a line without a verb tells of somebody's work, as a clause: what stayed away, how long all went well, a duty by its bare name. English. */
export function sayRecord(line: string, current: boolean): string | undefined {
  const text = line.trim().replace(/[.;,]+$/, '');
  if (/[;:•|]|\.\s/.test(text)) return undefined;
  if (isSpotless(text)) {
    const low = text.charAt(0).toLowerCase() + text.slice(1);
    return /^(?:no|zero) /.test(low) ? `I ${current ? 'have had' : 'had'} ${low}` : undefined;
  }
  if (stretch.test(text)) return `my record ${current ? 'is' : 'was'} ${text}`;
  if (uncounted.test(text))
    return `my work ${current ? 'includes' : 'included'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const trained = /^(\p{Lu}[\p{L}\d]*(?:(?:, | and | & )\p{Lu}[\p{L}\d]*)*)[ -](trained|certified|qualified)$/u.exec(
    text,
  );
  if (trained !== null)
    return `I ${current ? 'am' : 'was'} ${trained[2]} in ${(trained[1] ?? '').replace(' & ', ' and ')}`;
  if (/^on[- ]call (?:every|one|once|twice|1|two) /i.test(text))
    return `I ${current ? 'am' : 'was'} on call ${text.slice(8)}`;
  const measure =
    /^((?:\p{Lu}?\p{Ll}+ ){0,2}(?:rate|score|rating|accuracy|turnaround|attendance)) ((?:under|below|above|over|of|at) \d[\d.,]*\s?%?)$/u.exec(
      text,
    );
  if (measure !== null)
    return `my ${(measure[1] ?? '').toLowerCase()} ${current ? 'is' : 'was'} ${(measure[2] ?? '').replace(/^of /, '')}`;
  return crafts.test(text) ? `my work ${current ? 'includes' : 'included'} ${text}` : undefined;
}

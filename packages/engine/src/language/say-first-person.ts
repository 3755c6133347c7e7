import { isGlued } from './is-glued.ts';
import { capitalise, decapitalise, putVerbs, readOpening } from './open-with-verb.ts';
import { rewriteBullet } from './rewrite-bullet.ts';

/** A bullet as a clause in the first person, without a full stop. */
export type Said = { clause: string };

const passive =
  /^(?:awarded|promoted|selected|recogni[sz]ed|nominated|elected|named|appointed|chosen|invited|ranked|commended)\b(?= (?:to|as|for|by|among|in|after|twice|within|early|ahead|from|three times|employee|teacher|nurse|best|top|the)\b| ['"“‘])/i;
const broken = /[•|]|\.\s+\p{Lu}|:\s|\b(?:my|our|me|we|I)\b|\bhttps?:|\(\s*\)|\s[-–—]\s/u;

/**
 * Turns an English bullet into a clause that can follow a name of a place and a comma: "Managed 12 vendors" → "I managed 12 vendors".
 * `current`: the job still runs. Undefined for bullets that are not one plain statement led by a verb.
 */
export function sayFirstPerson(bullet: string, { current }: { current: boolean }): Said | undefined {
  const line = rewriteBullet(bullet, { current })
    .text.trim()
    .replace(/[.;,]+$/, '');
  if (
    line.length < 14 ||
    line.length > 230 ||
    isGlued(line) ||
    broken.test(line) ||
    !hasPairs(line) ||
    /^[\p{Lu}\s\d&]+$/u.test(line)
  )
    return undefined;
  if (passive.test(line)) return { clause: `I was ${decapitalise(line)}` };
  const opening = readOpening(line);
  if (opening === undefined) return undefined;
  const lead = line.slice(0, opening.verbs[0]?.start);
  if (opening.form === 'past') return { clause: `I ${decapitalise(line)}` };
  if (current && opening.form === 'base') return { clause: `I ${decapitalise(line)}` };
  const put = putVerbs(line, current ? 'base' : 'past');
  if (put === line && opening.form !== 'base') return undefined;
  return { clause: `I ${decapitalise(lead === '' ? put : capitalise(put))}` };
}

function hasPairs(line: string): boolean {
  const count = (mark: string) => line.split(mark).length - 1;
  return count('(') === count(')') && count('“') === count('”') && count('"') % 2 === 0;
}

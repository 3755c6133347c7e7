import { readdirSync, readFileSync } from 'node:fs';
import type { OptimisedResume } from '@shortlist/engine';
import type { Resume } from '@shortlist/schema';

const folder = new URL('../../packages/engine/src/lexicon/data/', import.meta.url);
const kinds = new Set(['tool', 'certificate', 'method', 'skill']);

/** The names of each listed skill, read from the lexicon's tables alone. */
const names: string[][] = readdirSync(folder)
  .filter((file) => file.endsWith('.tsv'))
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  .map((line) => line.split('\t'))
  .filter(([kind = '', name = '']) => kinds.has(kind) && name !== '')
  .map(([, name = '', aliases = '']) => [name, ...aliases.split('|')].filter((each) => each.length > 2));

/** Sentences that say that something is not there, in the languages of letters. */
const denies =
  /does not show|do not have|have not worked|Lebenslauf nicht|noch nicht|noch keine|ne (?:le )?mentionne pas|pas encore|no (?:lo )?encontrarán|todavía no|aún no/iu;
const hedged = /\b(?:no|not|never|learning|interested in|basic(?! life)|grundkenntnisse|notions|básic[oa]s?)\b/iu;

/** What letter or questions deny or ask for by a name, though the person's own text names it, by whichever of its names. */
export function findDenials(pair: string, resume: Resume, { letter, questions }: OptimisedResume): string[] {
  const own = textsOf({ ...resume, meta: undefined, references: undefined }).filter((text) => !hedged.test(text));
  const asked = questions.filter(({ text, about }) => !/[“„«]/u.test(text) && text.includes(about));
  const said = [
    ...letter.ledger.map(({ sentence }) => sentence).filter((sentence) => denies.test(sentence)),
    ...asked.map(({ about }) => about),
  ];
  return said.flatMap((text) => {
    const denied = names.filter((one) => one.some((name) => holds(text, name)));
    const longest = denied.filter(
      (one) => !denied.some((other) => other !== one && lengthIn(text, other) > lengthIn(text, one)),
    );
    const held = longest.find((one) => one.some((name) => own.some((line) => holds(line, name))));
    return held === undefined ? [] : [`${pair}: “${text}” though the resume names ${held[0]}`];
  });
}

function lengthIn(text: string, one: readonly string[]): number {
  return Math.max(0, ...one.filter((name) => holds(text, name)).map((name) => name.length));
}

/** Whole words; abbreviations only as they are written. */
function holds(text: string, name: string): boolean {
  const isShort = /^[\p{Lu}\d/&+-]{2,6}$/u.test(name);
  const at = isShort ? text.indexOf(name) : text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return false;
  return !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

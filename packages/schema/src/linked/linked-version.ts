import { z } from 'zod';
import { Outline } from './outline.ts';

/** The texts of another version that a version accounts for, by the ids of their pieces; an empty one is still to be translated. What is not named was never apart. */
export const Marks = z.record(z.string(), z.string());
export type Marks = z.infer<typeof Marks>;

/** Marks with others set; null takes one away. */
export function setMarks(marks: Marks = {}, changed: Readonly<Record<string, string | null>>): Marks {
  const all = Object.entries({ ...marks, ...changed });
  return Object.fromEntries(all.flatMap(([piece, mark]) => (mark === null ? [] : [[piece, mark]])));
}

/** What one language of a resume knows of itself and of the others. */
export const LinkedVersion = z.object({
  outline: Outline,
  /** Ids of parts that it had and has no more. */
  gone: z.array(z.string()),
  /** By the id of the other version. */
  seen: z.record(z.string(), Marks),
  /** Edits that brought a text up to date, a while ago at most: when, in milliseconds, and what stood before. */
  answered: z.record(z.string(), z.object({ at: z.number(), was: z.string(), seen: z.record(z.string(), z.string()) })),
  /** Of a version that was unlinked: the revisions of all versions then, itself among them, by id. */
  parted: z.record(z.string(), z.number()).optional(),
  /** Of a version that was not edited since it was linked: as what it was kept by itself before. */
  kept: z.enum(['upload', 'result']).optional(),
});
export type LinkedVersion = z.infer<typeof LinkedVersion>;

/** The mark of a part that was added or removed in another version and is to stay as it is here. */
export const left = 'left';

/** What a text is known again by: 53 bits of it. */
export function markOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    high = Math.imul(high ^ sign, 2654435761);
    low = Math.imul(low ^ sign, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** `markOf` for texts that are asked about again and again, as when one version is held against many. */
export function rememberMarks(): typeof markOf {
  const known = new Map<string, string>();
  return (text) => {
    const mark = known.get(text) ?? markOf(text);
    known.set(text, mark);
    return mark;
  };
}

/** Whether a text is behind the other version's. */
export const isOpen = (seen: string | undefined, theirs: string, mark = markOf): boolean =>
  seen !== undefined && seen !== mark(theirs);

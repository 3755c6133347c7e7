import { Draft } from '@shortlist/schema';
import { z } from 'zod';

/** Edits that the server does not have yet, kept in the browser: the draft and what it began from. */
const LocalCopy = z.object({ base: z.object({ revision: z.int(), draft: Draft }), draft: Draft });
export type LocalCopy = z.infer<typeof LocalCopy>;

const keyOf = (id: string) => `shortlist:draft:${id}`;

/** The unsaved edits of a resume; undefined where there are none or they cannot be read. */
export function readLocalCopy(id: string): LocalCopy | undefined {
  try {
    const text = localStorage.getItem(keyOf(id));
    const copy = LocalCopy.safeParse(text ? JSON.parse(text) : undefined);
    return copy.success ? copy.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps edits; a browser without room keeps only what the server has. */
export function writeLocalCopy(id: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(copy));
  } catch (error) {
    console.error('The browser has no room for unsaved edits.', error);
  }
}

export function dropLocalCopy(id: string): void {
  localStorage.removeItem(keyOf(id));
}

import { Draft } from '@shortlist/schema';
import { z } from 'zod';

/** Edits that the server does not have yet, kept in the browser: the draft and what it began from. */
const LocalCopy = z.object({ base: z.object({ revision: z.int(), draft: Draft }), draft: Draft });
export type LocalCopy = z.infer<typeof LocalCopy>;

/** Each tab keeps its own copy: one that has nothing to save cannot throw away what another has not sent yet. */
const prefixOf = (id: string) => `shortlist:draft:${id}:`;
const keyOf = (id: string) => prefixOf(id) + tabName();

/**
 * The unsaved edits of a resume: this tab's own, from before a reload, else those that another tab left when it was closed, which
 * are this one's from now on. Undefined where there are none or they cannot be read.
 */
export function takeLocalCopy(id: string): LocalCopy | undefined {
  const own = read(keyOf(id));
  if (own) return own;
  const left = keysOf(localStorage).find((key) => key.startsWith(prefixOf(id)));
  const copy = left === undefined ? undefined : read(left);
  if (left !== undefined && (!copy || writeLocalCopy(id, copy))) localStorage.removeItem(left);
  return copy;
}

/** Keeps edits; says whether the browser had room for them. */
export function writeLocalCopy(id: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(copy));
    return true;
  } catch (error) {
    console.error('The browser has no room for unsaved edits.', error);
    return false;
  }
}

/** Lets go of this tab's edits: they are on the server. */
export function dropLocalCopy(id: string): void {
  localStorage.removeItem(keyOf(id));
}

function read(key: string): LocalCopy | undefined {
  try {
    const text = localStorage.getItem(key);
    const copy = LocalCopy.safeParse(text ? JSON.parse(text) : undefined);
    return copy.success ? copy.data : undefined;
  } catch {
    return undefined;
  }
}

function keysOf(store: Storage): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
}

/** This tab's name, which a reload keeps. */
function tabName(): string {
  const known = sessionStorage.getItem('shortlist:tab');
  if (known) return known;
  const name = Math.random().toString(36).slice(2, 10);
  sessionStorage.setItem('shortlist:tab', name);
  return name;
}

import { createHash } from 'node:crypto';

export type PageCache = {
  /** The pages under a key: those that were set before, those that are being set, or what `set` makes. */
  get<T extends Kept>(key: string, set: () => Promise<T>): Promise<T>;
};

/** Bytes as they are sent, so that no text is made into bytes again for each who asks. */
type Kept = Uint8Array | Uint8Array[];
type Entry = { made: Promise<Kept>; size: number; at: number };

/** Keeps pages that were set, up to so many bytes and milliseconds; the longest unused go first. Pages that failed are not kept. */
export function openPageCache({ mostBytes = 40_000_000, keptMs = 600_000 } = {}): PageCache {
  const entries = new Map<string, Entry>();
  let held = 0;

  function drop(key: string): void {
    held -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function makeRoom(): void {
    for (const [key, { at, size }] of entries) {
      if (held <= mostBytes && Date.now() - at < keptMs) return;
      if (size > 0) drop(key);
    }
  }

  return {
    async get<T extends Kept>(key: string, set: () => Promise<T>): Promise<T> {
      const known = entries.get(key);
      if (known && Date.now() - known.at < keptMs) {
        entries.delete(key);
        entries.set(key, known);
        return known.made as Promise<T>;
      }
      drop(key);
      const made = set();
      const entry: Entry = { made, size: 0, at: Date.now() };
      entries.set(key, entry);
      try {
        const pages = await made;
        entry.size = sizeOf(pages);
        held += entries.get(key) === entry ? entry.size : 0;
        makeRoom();
        return pages;
      } catch (error) {
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      }
    },
  };
}

const sizeOf = (kept: Kept) => [kept].flat().reduce((sum, bytes) => sum + bytes.length, 1);

/** A key of a resume's pages: another revision or look is another key. */
export function pageKey(resume: { id: string; revision: number }, look: object, kind: string): string {
  const seen = createHash('sha256').update(JSON.stringify(look)).digest('base64url');
  return `${resume.id} ${resume.revision} ${kind} ${seen}`;
}

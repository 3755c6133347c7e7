import type { Edit } from './edit.ts';

/** Tells one list of edits from another, in a few letters: ids alone are given out anew each time. A wording of the person's own leaves it as it is. */
export function markEdits(edits: readonly Pick<Edit, 'id' | 'path' | 'after' | 'proposed'>[]): string {
  const told = edits.map(({ id, path, after, proposed }) => {
    const text = proposed?.after ?? after;
    return [id, path, typeof text === 'string' ? text : ''];
  });
  // FNV-1a over the text, twice with different starts: nothing is to be kept secret, only told apart.
  const text = JSON.stringify(told);
  return [0x811c9dc5, 0x1000193]
    .map((start) => {
      let hash = start;
      for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      return (hash >>> 0).toString(36);
    })
    .join('-');
}

/** One value of a right answer beside what was read. `field` is the pointer without numbers. */
export type Difference = { field: string; pointer: string; wanted: unknown; found: unknown; right: boolean };

type Fields = Record<string, unknown>;

/**
 * Compares what was read with a right answer. What the answer does not name is not judged; `null` stands for what must be absent; a list
 * of entries must have as many entries, in order. Skills are compared as one set, lists of texts word for word.
 */
export function compareResume(answer: unknown, read: unknown): Difference[] {
  return Object.entries((answer ?? {}) as Fields)
    .filter(([key]) => !key.startsWith('_') && key !== '$schema' && key !== 'meta')
    .flatMap(([key, wanted]) => {
      const found = (read as Fields)[key];
      if (key === 'skills' && wanted !== null) return compareSets('skills', listSkills(wanted), listSkills(found));
      return compare(wanted, found, key);
    });
}

function compare(wanted: unknown, found: unknown, pointer: string): Difference[] {
  const field = pointer.replace(/\/\d+/g, '');
  const settle = (right: boolean): Difference[] => [{ field, pointer, wanted, found, right }];
  if (wanted === null)
    return settle(found === undefined || fold(found) === '' || (Array.isArray(found) && found.length === 0));
  if (pointer === 'basics/profiles') return compareSets(pointer, listProfiles(wanted), listProfiles(found));
  if (Array.isArray(wanted)) {
    const list = Array.isArray(found) ? found : [];
    const count = {
      field: `${field} (number)`,
      pointer,
      wanted: wanted.length,
      found: list.length,
      right: wanted.length === list.length,
    };
    return [
      ...(typeof wanted[0] === 'object' ? [count] : count.right ? [] : [count]),
      ...wanted.flatMap((value, i) => compare(value, list[i], `${pointer}/${i}`)),
    ];
  }
  if (typeof wanted === 'object') {
    const fields = (found ?? {}) as Fields;
    return Object.entries(wanted as Fields).flatMap(([key, value]) => compare(value, fields[key], `${pointer}/${key}`));
  }
  if (/phone$/.test(pointer))
    return settle(String(wanted).replace(/\D/g, '') === String(found ?? '').replace(/\D/g, ''));
  return settle(fold(wanted) === fold(found));
}

function compareSets(field: string, wanted: string[], found: string[]): Difference[] {
  const missing = wanted.filter((value) => !found.includes(value));
  const extra = found.filter((value) => !wanted.includes(value));
  return [{ field, pointer: field, wanted: missing, found: extra, right: missing.length + extra.length === 0 }];
}

function listSkills(value: unknown): string[] {
  const rows = Array.isArray(value) ? (value as { name?: string; keywords?: string[] }[]) : [];
  return rows.flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name])).map(fold);
}

function listProfiles(value: unknown): string[] {
  const rows = Array.isArray(value) ? (value as { network?: string; username?: string }[]) : [];
  return rows.map(({ network, username }) => fold(`${network} ${username}`));
}

function fold(value: unknown): string {
  return String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/[\s.;,]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

import { type Edit, type Resume, readPointer, valueAt } from '@shortlist/schema';

/**
 * The resume with the edits made, in any choice and order: words first, then what is added, then what is taken out, then the order of
 * lists. A text is found by its path, or among its neighbours by what stood there. An edit that no longer fits is left out. To undo an
 * edit, apply the others. The input stays as it is.
 */
export function applyEdits(resume: Resume, edits: readonly Edit[]): Resume {
  const copy = structuredClone(resume);
  const stages: ((edit: Edit) => boolean)[] = [
    (edit) => edit.op === 'replace' && !Array.isArray(edit.after),
    (edit) => edit.op === 'add' && !isNewEntry(edit),
    (edit) => edit.op === 'remove',
    (edit) => edit.op === 'replace' && Array.isArray(edit.after),
    isNewEntry,
  ];
  for (const stage of stages) {
    const chosen = edits.filter(stage);
    // Later places first: what is added or taken out must not shift the places that follow; deeper lists before the lists they stand in.
    const sorted =
      stage === stages[0] || stage === stages[1] || stage === isNewEntry
        ? chosen
        : [...chosen].sort((a, b) => comparePaths(b.path, a.path));
    for (const edit of sorted) applyEdit(copy, edit, removedFrom(edits, edit.path));
  }
  return copy;
}

/** A whole entry put in among others ("/work/1"): last of all, so that it shifts no place that another edit names. */
function isNewEntry({ op, path }: Edit): boolean {
  return op === 'add' && /^\/\p{L}+\/\d+$/u.test(path);
}

function applyEdit(target: Resume, edit: Edit, removed: ReadonlySet<number>): void {
  const keys = readPointer(edit.path);
  if (keys.some((key) => key === '__proto__' || key === 'constructor' || key === 'prototype')) return;
  const last = keys.pop();
  if (last === undefined) return;
  const parent = edit.op === 'add' ? openParent(target, keys, last) : valueAt(target, keys);
  if (Array.isArray(parent)) applyToList(parent, last, edit);
  else if (isRecord(parent)) {
    if (edit.op === 'remove') delete parent[last];
    else if (Array.isArray(edit.after) && Array.isArray(parent[last]))
      parent[last] = reorder(parent[last], edit, removed);
    else parent[last] = structuredClone(edit.after);
  }
}

function applyToList(list: unknown[], key: string, edit: Edit): void {
  if (edit.op === 'add') {
    if (key === '-') list.push(structuredClone(edit.after));
    else list.splice(Math.min(Number(key), list.length), 0, structuredClone(edit.after));
    return;
  }
  const at = isSame(list[Number(key)], edit.before) ? Number(key) : list.findIndex((item) => isSame(item, edit.before));
  if (at < 0) return;
  if (edit.op === 'remove') list.splice(at, 1);
  else list[at] = structuredClone(edit.after);
}

/** The places of a list that other edits have taken out. */
function removedFrom(edits: readonly Edit[], list: string): Set<number> {
  const items = edits
    .filter((edit) => edit.op === 'remove' && edit.path.startsWith(`${list}/`))
    .map((edit) => edit.path.slice(list.length + 1));
  return new Set(items.filter((key) => /^\d+$/.test(key)).map(Number));
}

/** Moves the items of a list as `before` → `after` moves them, whatever other edits have made of the items meanwhile; added ones stay last. */
function reorder(list: unknown[], edit: Edit, removed: ReadonlySet<number>): unknown[] {
  const before = Array.isArray(edit.before) ? edit.before : [];
  const after = Array.isArray(edit.after) ? edit.after : [];
  const used = new Set<number>();
  const places = after.map((item) => {
    const at = before.findIndex((each, i) => !used.has(i) && isSame(each, item));
    if (at >= 0) used.add(at);
    return at;
  });
  if (places.includes(-1) || before.length !== after.length || before.length - removed.size > list.length) return list;
  const left = before.map((_, i) => i).filter((i) => !removed.has(i));
  return [...places.filter((at) => !removed.has(at)).map((at) => list[left.indexOf(at)]), ...list.slice(left.length)];
}

function openParent(target: Resume, keys: string[], last: string): unknown {
  let value: unknown = target;
  keys.forEach((key, i) => {
    const next = keys[i + 1] ?? last;
    if (isRecord(value) && value[key] === undefined) value[key] = next === '-' || /^\d+$/.test(next) ? [] : {};
    value = isRecord(value) ? value[key] : Array.isArray(value) ? value[Number(key)] : undefined;
  });
  return value;
}

function comparePaths(a: string, b: string): number {
  return a.split('/').length - b.split('/').length || a.localeCompare(b, 'en', { numeric: true });
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { t } from '@lingui/core/macro';
import { type Resume, readDates, readPointer, valueAt } from '@shortlist/schema';

/** Corrections of what was read, each made of a resume and giving a new one. Nothing is lost: what gives way becomes a line of the same entry. */

export type EntrySection = 'work' | 'education';
type Entry = Record<string, unknown>;

/** The field of an entry that holds its lines. */
export const linesOf: Record<EntrySection, 'highlights' | 'courses'> = { work: 'highlights', education: 'courses' };

/** Sets a field to a text; an empty one takes it away. A pointer that ends in `dates` takes a range as people type it; undefined where it is none. */
export function setField(resume: Resume, pointer: string, text: string): Resume | undefined {
  const keys = readPointer(pointer);
  if (keys.at(-1) !== 'dates') return put(resume, keys, text === '' ? undefined : text);
  const dates = text.trim() === '' ? {} : readDates(text);
  if (!dates) return undefined;
  const at = keys.slice(0, -1);
  return put(put(resume, [...at, 'startDate'], dates.startDate), [...at, 'endDate'], dates.endDate);
}

/** Puts a line where the person says that it belongs; `undefined` where it cannot be that: dates that are none. */
export function placeLine(resume: Resume, line: string, target: string): Resume | undefined {
  const [kind, pointer = ''] = target.split(' ');
  const keys = readPointer(pointer);
  if (kind === 'new') return addEntry(resume, keys[0] as EntrySection, line);
  if (kind === 'line') return addLine(resume, keys, line);
  const before = keys.at(-1) === 'dates' ? undefined : valueAt(resume, keys);
  const changed = setField(resume, pointer, line);
  if (!changed || typeof before !== 'string' || before === line) return changed;
  const [section, index = ''] = keys;
  const isEntry = section === 'work' || section === 'education';
  return addLine(changed, isEntry ? [section, index, linesOf[section]] : ['customSections', 'new'], before);
}

function addEntry(resume: Resume, section: EntrySection, line: string): Resume {
  const entry = section === 'work' ? { position: line } : { institution: line };
  return put(resume, [section], [...entriesOf(resume, section), entry]);
}

/** A line at the end of a list, or of a text. A list of skills takes it as a skill. */
function addLine(resume: Resume, keys: string[], line: string): Resume {
  if (keys[0] === 'skills') return put(resume, ['skills'], [...(resume.skills ?? []), { name: line }]);
  if (keys[0] === 'customSections' && keys[1] === 'new')
    return put(
      resume,
      ['customSections'],
      [...(resume.customSections ?? []), { title: t`Additional information`, lines: [line] }],
    );
  const before = valueAt(resume, keys);
  if (Array.isArray(before)) return put(resume, keys, [...before, line]);
  if (typeof before === 'string') return put(resume, keys, `${before} ${line}`);
  return put(resume, keys, keys.at(-1) === 'summary' ? line : [line]);
}

/** Takes a value out of its place. */
export const takeAway = (resume: Resume, pointer: string): Resume => put(resume, readPointer(pointer), undefined);

/** Begins a new entry at a line of another: the line is its title, the lines below it go along. */
export function splitEntry(resume: Resume, section: EntrySection, index: number, at: number): Resume {
  const entries = entriesOf(resume, section);
  const entry = entries[index];
  const key = linesOf[section];
  const lines = listOf(entry, key);
  const title = lines[at];
  if (!entry || title === undefined) return resume;
  const first = { ...entry, [key]: lines.slice(0, at) };
  const second = { [section === 'work' ? 'position' : 'institution']: title, [key]: lines.slice(at + 1) };
  return put(resume, [section], [...entries.slice(0, index), first, second, ...entries.slice(index + 1)]);
}

/** Makes an entry part of the one before it. What both have and say differently becomes a line, so that nothing is lost. */
export function joinEntry(resume: Resume, section: EntrySection, index: number): Resume {
  const entries = entriesOf(resume, section);
  const [before, entry] = [entries[index - 1], entries[index]];
  if (!before || !entry) return resume;
  const key = linesOf[section];
  const texts = Object.entries(entry).filter(([name, value]) => name !== key && typeof value === 'string');
  const same = texts.filter(([name, value]) => before[name] === undefined || before[name] === value);
  const different = texts.filter((one) => !same.includes(one)).map(([, value]) => String(value));
  const lines = [
    ...listOf(before, key),
    ...(different.length > 0 ? [different.join(', ')] : []),
    ...listOf(entry, key),
  ];
  const others = Object.entries(entry).filter(([name, value]) => typeof value !== 'string' && !(name in before));
  const joined = {
    ...before,
    ...Object.fromEntries([...same, ...others]),
    ...(lines.length > 0 ? { [key]: lines } : {}),
  };
  return put(resume, [section], [...entries.slice(0, index - 1), joined, ...entries.slice(index + 1)]);
}

export const entriesOf = (resume: Resume, section: EntrySection): Entry[] => (resume[section] ?? []) as Entry[];

export const listOf = (entry: Entry | undefined, key: string): string[] => {
  const list = entry?.[key];
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
};

/** A copy with a value at a place; `undefined` takes it away, and an item of a list with it. */
function put<T>(target: T, keys: readonly string[], value: unknown): T {
  const [key, ...rest] = keys;
  if (key === undefined) return value as T;
  if (Array.isArray(target)) {
    const copy: unknown[] = [...target];
    const next = put(copy[Number(key)], rest, value);
    if (next === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = next;
    return copy as T;
  }
  const { [key]: before, ...others } = (target ?? {}) as Record<string, unknown>;
  const next = put(before, rest, value);
  return (next === undefined ? others : { ...(target as object), [key]: next }) as T;
}

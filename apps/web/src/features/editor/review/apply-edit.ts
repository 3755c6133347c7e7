import {
  type Draft,
  type DraftSection,
  draftResume,
  type Edit,
  isListKind,
  kindOf,
  pageBreaks,
  placeSections,
  plainResume,
  type Resume,
  readPointer,
  sectionAt,
  setPageBreaks,
  valueAt,
  writeSection,
} from '@shortlist/schema';
import { orderShown, setContent, setInfo } from '../document/change-draft.ts';

/**
 * The draft with one proposed edit made in the person's text: only the words that change are touched where they stand there once,
 * else the section is written anew from its entries. Undefined where what the edit began from no longer stands there.
 */
export function applyEdit(draft: Draft, edit: Edit): Draft | undefined {
  if (edit.path === '/meta/sectionOrder') return reorder(draft, edit.after);
  const resume = draftResume(draft);
  // What is proposed was found in the plain words.
  const current = valueAt(plainResume(resume), readPointer(edit.path));
  if (edit.op !== 'add' && JSON.stringify(current) !== JSON.stringify(edit.before)) return undefined;
  if (edit.path === '/basics/label') return setInfo(draft, 'jobTitle', String(edit.after ?? ''));
  const section = sectionAt(draft, edit.path);
  if (!section) return undefined;
  const content = inPlace(section, edit) ?? rewrite(section, edit, resume);
  return content === undefined || content === section.content ? undefined : setContent(draft, section.id, content);
}

/** The text with the words exchanged, where they stand in it exactly once. */
function inPlace({ content }: DraftSection, { op, before, after }: Edit): string | undefined {
  if (op !== 'replace' || typeof before !== 'string' || typeof after !== 'string' || before === '') return undefined;
  const at = content.indexOf(before);
  if (at < 0 || content.indexOf(before, at + 1) >= 0 || after.includes('\n')) return undefined;
  return content.slice(0, at) + after + content.slice(at + before.length);
}

function rewrite(section: DraftSection, edit: Edit, before: Resume): string | undefined {
  const kind = kindOf(section);
  if (kind === 'summary') return typeof edit.after === 'string' ? edit.after : undefined;
  const changed = structuredClone(before);
  if (!put(changed, edit)) return undefined;
  const [, list, index] = edit.path.split('/');
  if (isListKind(kind) && list !== 'customSections') {
    const breaks = pageBreaks(kind, section.content).flatMap((place) => placeAfter(edit, place));
    const text = writeSection(kind, changed);
    return breaks.length > 0 ? setPageBreaks(kind, text, breaks) : text;
  }
  return changed.customSections?.[Number(index)]?.lines.join('\n');
}

/** Where an entry stands once the edit is made; nowhere when it was the one taken out. */
function placeAfter({ op, path }: Edit, place: number): number[] {
  const [, , index, ...within] = path.split('/');
  const at = Number(index);
  if (within.length > 0 || op === 'replace' || Number.isNaN(at) || place < at) return [place];
  if (op === 'add') return [place + 1];
  return place === at ? [] : [place - 1];
}

function put(resume: Resume, { op, path, after }: Edit): boolean {
  const keys = readPointer(path);
  const last = keys.pop() ?? '';
  const parent = valueAt(resume, keys);
  if (Array.isArray(parent)) {
    if (op === 'add') parent.splice(last === '-' ? parent.length : Number(last), 0, after);
    else if (op === 'remove') parent.splice(Number(last), 1);
    else parent[Number(last)] = after;
    return true;
  }
  if (typeof parent !== 'object' || parent === null || !/^[a-zA-Z]+$/.test(last)) return false;
  if (op === 'remove') delete (parent as Record<string, unknown>)[last];
  else Object.assign(parent, { [last]: after });
  return true;
}

/** Sections in the wanted order; those that it does not name keep their places at the end. */
function reorder(draft: Draft, wanted: unknown): Draft | undefined {
  if (!Array.isArray(wanted)) return undefined;
  const rank = (id: string) => {
    const at = wanted.indexOf(id.startsWith('custom-') ? 'custom' : id);
    return at < 0 ? wanted.length : at;
  };
  const shown = placeSections(draft)
    .toSorted((one, other) => rank(one.id) - rank(other.id))
    .map(({ section }) => section);
  const sections = orderShown(draft, shown);
  return sections.every((section, index) => section === draft.sections[index]) ? undefined : { ...draft, sections };
}

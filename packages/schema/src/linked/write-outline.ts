import { type Draft, type DraftSection, UserInfo } from '../draft/draft.ts';
import type { Fields } from '../draft/entry-spec.ts';
import { isFormKind, specOf, writeForms } from '../draft/form-entries.ts';
import { kindOf } from '../draft/section-kinds.ts';
import { readList } from '../draft/typed-lists.ts';
import { childrenOf, infoId, itemLists, nameSections, type Outline, type OutlineNode, readOutline } from './outline.ts';

/** A draft that says what an outline of it says. Sections that it changes nothing in keep their text as it was typed. */
export function writeOutline(draft: Draft, outline: Outline): Draft {
  const was = readOutline(draft);
  const info = outline.find(({ id }) => id === infoId)?.fields ?? {};
  const userInfo = { ...draft.userInfo };
  for (const key of UserInfo.keyof().options) userInfo[key] = (info[key] ?? userInfo[key]).slice(0, 500);
  const names = nameSections(draft.sections).map(({ id }) => id);
  const sections = draft.sections.flatMap((section, at): DraftSection[] => {
    const name = names[at] ?? '';
    const node = outline.find(({ id, parent }) => id === name && parent === '');
    if (!node) return [];
    return [shapeOf(was, name) === shapeOf(outline, name) ? section : writeSection(section, node, outline)];
  });
  return { ...draft, userInfo, sections };
}

/** What a section says, whatever the ids of its parts are. */
function shapeOf(outline: Outline, id: string): string {
  const shape = (node: OutlineNode): unknown => [node.list, node.fields, childrenOf(outline, node.id).map(shape)];
  return JSON.stringify(outline.filter((node) => node.id === id && node.parent === '').map(shape));
}

function writeSection(section: DraftSection, node: OutlineNode, outline: Outline): DraftSection {
  const { title, heading } = node.fields;
  return {
    ...section,
    ...(section.isCustom && title?.trim() ? { title: title.trim().slice(0, 120) } : {}),
    ...(heading === undefined ? {} : { heading: heading.slice(0, 120) }),
    content: contentOf(section, node, outline),
  };
}

function contentOf(section: DraftSection, node: OutlineNode, outline: Outline): string {
  const kind = kindOf(section);
  const children = childrenOf(outline, node.id);
  if (kind === 'summary') return node.fields.text ?? '';
  if (!isFormKind(kind)) return children.map(({ fields }) => fields.text ?? '').join('\n');
  const { bullets, labels } = specOf(kind);
  const lists = new Set([...labels.filter(({ list }) => list).map(({ key }) => key), ...(bullets ? [bullets] : [])]);
  return writeForms(
    kind,
    children.map((entry) => fieldsOf(entry, outline, lists)),
  );
}

/** The fields of an entry for its form: lists are lists again. */
function fieldsOf(entry: OutlineNode, outline: Outline, lists: ReadonlySet<string>): Fields {
  const fields: Fields = {};
  for (const [key, text] of Object.entries(entry.fields)) fields[key] = lists.has(key) ? readList(text) : text;
  for (const list of itemLists) {
    const items = childrenOf(outline, entry.id).filter((node) => node.list === list);
    if (items.length > 0) fields[list] = items.map((item) => oneLine(item.fields.text ?? '')).filter(Boolean);
  }
  return fields;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

import { z } from 'zod';
import type { Draft, DraftSection } from '../draft/draft.ts';
import type { Fields } from '../draft/entry-spec.ts';
import { isFormKind, readForms } from '../draft/form-entries.ts';
import { kindOf } from '../draft/section-kinds.ts';
import { writeList } from '../draft/typed-lists.ts';

/**
 * A draft as a flat list of its parts, each with an id that stays the same while it is edited or moved: the personal information, then each
 * section followed by its entries, and each entry by the items of its lists. The same part has the same id in all languages of a resume.
 */
export const OutlineNode = z.object({
  id: z.string(),
  /** The id of the section or entry that it belongs to; empty for sections and the personal information. */
  parent: z.string(),
  /** Which list of its parent it stands in. */
  list: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type OutlineNode = z.infer<typeof OutlineNode>;
export const Outline = z.array(OutlineNode);
export type Outline = z.infer<typeof Outline>;

/** One text of an outline: `id` is the node's id and the field, as in `e7/position`. */
export type Piece = { id: string; node: OutlineNode; key: string; text: string };

export const infoId = 'info';

/** Lists whose items are texts of their own; the words of other lists are one text. */
export const itemLists = ['highlights', 'courses'] as const;

/** Reads a draft; entries, items and lines get ids that hold within this reading only. */
export function readOutline(draft: Draft): Outline {
  const info: OutlineNode = { id: infoId, parent: '', list: 'info', fields: { ...draft.userInfo } };
  return [info, ...nameSections(draft.sections).flatMap(readSectionNodes)];
}

/** Sections with ids that no other part of the same reading has: a part is told from others by its id, and the sender of a draft chooses those. */
export function nameSections(sections: readonly DraftSection[]): DraftSection[] {
  const taken = new Set([infoId]);
  return sections.map((section) => {
    // Entries and items are named after their section and this sign.
    let id = section.id.replaceAll('#', '-');
    if (taken.has(id)) id = `${id}-${taken.size}`;
    while (taken.has(id)) id += '-';
    taken.add(id);
    return id === section.id ? section : { ...section, id };
  });
}

/** The nodes of one section, itself first. */
export function readSectionNodes(section: DraftSection): Outline {
  const { id, content } = section;
  const kind = kindOf(section);
  const fields: Record<string, string> = {
    ...(section.isCustom ? { title: section.title } : {}),
    ...(section.heading ? { heading: section.heading } : {}),
  };
  const node = { id, parent: '', list: 'section', fields };
  if (kind === 'summary') return [{ ...node, fields: { ...fields, text: content } }];
  if (isFormKind(kind))
    return [node, ...readForms(kind, content).flatMap((entry, at) => readEntryNodes(entry, `${id}#${at}`, id))];
  const lines = content.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');
  return [
    node,
    ...lines.map((text, at): OutlineNode => ({ id: `${id}#${at}`, parent: id, list: 'line', fields: { text } })),
  ];
}

function readEntryNodes(entry: Fields, id: string, parent: string): Outline {
  const fields: Record<string, string> = {};
  const items: Outline = [];
  for (const [key, value] of Object.entries(entry)) {
    if (typeof value === 'string') fields[key] = value;
    else if (!itemLists.some((list) => list === key)) fields[key] = writeList(value);
    else
      items.push(
        ...value.map((text, at): OutlineNode => ({ id: `${id}.${key}${at}`, parent: id, list: key, fields: { text } })),
      );
  }
  return [{ id, parent, list: 'entry', fields }, ...items];
}

const byParent = new WeakMap<Outline, Map<string, Outline>>();

/** The nodes that belong to one, in their order. */
export function childrenOf(outline: Outline, parent: string): Outline {
  let known = byParent.get(outline);
  if (!known) {
    known = Map.groupBy(
      outline.filter(({ id }) => id !== infoId),
      (node) => node.parent,
    );
    byParent.set(outline, known);
  }
  return known.get(parent) ?? [];
}

/** A node and all that belongs to it. */
export function branchOf(outline: Outline, id: string): Outline {
  const inside = new Set([id]);
  return outline.filter((node) => {
    if (inside.has(node.parent)) inside.add(node.id);
    return inside.has(node.id);
  });
}

export const pieceId = (node: Pick<OutlineNode, 'id'>, key: string): string => `${node.id}/${key}`;

const pieces = new WeakMap<Outline, ReadonlyMap<string, Piece>>();

/** Every text of an outline by its id, but marks that are no text. */
export function piecesOf(outline: Outline): ReadonlyMap<string, Piece> {
  const known = pieces.get(outline) ?? readPieces(outline);
  pieces.set(outline, known);
  return known;
}

function readPieces(outline: Outline): Map<string, Piece> {
  const found = outline.flatMap((node) =>
    Object.entries(node.fields).flatMap(([key, text]): [string, Piece][] =>
      key === 'pageBreak' ? [] : [[pieceId(node, key), { id: pieceId(node, key), node, key, text }]],
    ),
  );
  return new Map(found);
}

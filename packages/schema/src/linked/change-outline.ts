import type { Draft } from '../draft/draft.ts';
import { branchOf, childrenOf, nameSections, type Outline, piecesOf } from './outline.ts';
import { tellPiece } from './tell-piece.ts';
import { writeOutline } from './write-outline.ts';

/** An outline with other texts, by the ids of their pieces. */
export function setPieces(outline: Outline, texts: ReadonlyMap<string, string>): Outline {
  const byNode = Map.groupBy(texts, ([id]) => id.slice(0, id.lastIndexOf('/')));
  return outline.map((node) => {
    const changed = byNode.get(node.id)?.map(([id, text]) => [id.slice(id.lastIndexOf('/') + 1), text]);
    return changed ? { ...node, fields: { ...node.fields, ...Object.fromEntries(changed) } } : node;
  });
}

/** An outline without a part and all that belongs to it. */
export function removeBranch(outline: Outline, id: string): Outline {
  const gone = new Set(branchOf(outline, id).map((node) => node.id));
  return outline.filter((node) => !gone.has(node.id));
}

/** An outline with a part of another version, behind what it stands behind there. */
function takeBranch(outline: Outline, theirs: Outline, id: string, languages: Languages): Outline {
  const branch = tellOutline(branchOf(theirs, id), languages);
  const parent = branch[0]?.parent ?? '';
  const there = childrenOf(theirs, parent).map((node) => node.id);
  const here = new Set(childrenOf(outline, parent).map((node) => node.id));
  const before = there.slice(0, there.indexOf(id)).findLast((one) => here.has(one)) ?? parent;
  const last = before === parent ? parent : (branchOf(outline, before).at(-1)?.id ?? before);
  const at = outline.findIndex((node) => node.id === last) + 1;
  return [...outline.slice(0, at), ...branch, ...outline.slice(at)];
}

/** A draft with a part of another version, with the terms that are known in its language; the rest as the person wrote it there. */
export function takePart(mine: Drawn, theirs: Drawn, id: string, languages: Languages): Draft {
  const section = nameSections(theirs.draft.sections).find((one) => one.id === id);
  const sections = section ? [...mine.draft.sections, { ...section, content: '' }] : mine.draft.sections;
  return writeOutline({ ...mine.draft, sections }, takeBranch(mine.outline, theirs.outline, id, languages));
}

/** A draft with its outline. */
export type Drawn = { draft: Draft; outline: Outline };

/** From which language into which, as page languages. */
export type Languages = { from: string; to: string };

/** An outline in which the known terms are told in another language. */
export function tellOutline(outline: Outline, { from, to }: Languages): Outline {
  const told = [...piecesOf(outline).values()].map((piece): [string, string] => [
    piece.id,
    tellPiece(piece, from, to).text,
  ]);
  return setPieces(outline, new Map(told));
}

import { isFact } from './is-fact.ts';
import { isOpen, type LinkedVersion, left, type Marks } from './linked-version.ts';
import { type OutlineNode, pieceId, piecesOf } from './outline.ts';

/** What a version has to do because of another one. */
export type OpenRow = {
  /** The piece or, where a part was added or removed, the node. */
  id: string;
  /** `translate`: never translated; `changed`: the other text is another than when this one was last settled; `fact`: the same in every language. */
  kind: 'translate' | 'changed' | 'fact' | 'added' | 'removed';
  node: OutlineNode;
  key: string;
  theirs: string;
  mine: string;
};

/** All that one version still owes another one, in the order of the other. */
export function compareVersions(mine: LinkedVersion, theirs: LinkedVersion, other: string): OpenRow[] {
  const marks = mine.seen[other] ?? {};
  const [own, their] = [piecesOf(mine.outline), piecesOf(theirs.outline)];
  const here = new Map(mine.outline.map((node) => [node.id, node]));
  const rows = theirs.outline.flatMap((node): OpenRow[] => {
    const twin = here.get(node.id);
    if (!twin) return isAdded(node, mine, here, marks) ? [wholeRow('added', node)] : [];
    const keys = new Set([...Object.keys(node.fields), ...Object.keys(twin.fields)]);
    return [...keys].flatMap((key) => {
      const id = pieceId(node, key);
      const [is, was] = [their.get(id)?.text ?? '', own.get(id)?.text ?? ''];
      if (!isOpen(marks[id], is)) return [];
      const fact = isFact({ node, key, text: is }) && isFact({ node, key, text: was });
      if (fact && is === was) return [];
      const kind = fact ? 'fact' : marks[id] === '' ? 'translate' : 'changed';
      return kind === 'translate' && is === '' ? [] : [{ id, kind, node, key, theirs: is, mine: was }];
    });
  });
  return [...rows, ...removedRows(mine, theirs, marks)];
}

function isAdded(
  { id, parent }: OutlineNode,
  mine: LinkedVersion,
  here: ReadonlyMap<string, OutlineNode>,
  marks: Marks,
): boolean {
  return (parent === '' || here.has(parent)) && !mine.gone.includes(id) && marks[id] !== left;
}

function removedRows({ outline }: LinkedVersion, theirs: LinkedVersion, marks: Marks): OpenRow[] {
  const there = new Set(theirs.outline.map(({ id }) => id));
  const gone = new Set(theirs.gone);
  return outline
    .filter(({ id, parent }) => gone.has(id) && (parent === '' || there.has(parent)) && marks[id] !== left)
    .map((node) => wholeRow('removed', node));
}

const wholeRow = (kind: 'added' | 'removed', node: OutlineNode): OpenRow => ({
  id: node.id,
  kind,
  node,
  key: '',
  theirs: '',
  mine: '',
});

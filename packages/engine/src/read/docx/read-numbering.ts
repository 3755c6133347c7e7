import type { Element } from '@xmldom/xmldom';
import { attribute, child, children, wordOf } from './xml.ts';

/** Gives the mark of the next item of a list: a bullet, a number with a dot, or undefined for no mark. */
export type Numbering = (id: string, level: number) => string | undefined;

/** The lists of a document; counts are kept by list and level, as items come in the order of the document. */
export function readNumbering(root: Element | undefined): Numbering {
  const abstracts = new Map(
    children(root, 'abstractNum').map((list) => [attribute(list, 'abstractNumId') ?? '', list]),
  );
  const lists = new Map(
    children(root, 'num').map((list) => [attribute(list, 'numId') ?? '', wordOf(list, 'abstractNumId') ?? '']),
  );
  const counts = new Map<string, number>();
  return (id, level) => {
    if (id === '0') return undefined;
    const form = formOf(abstracts.get(lists.get(id) ?? ''), level);
    if (form === 'none') return undefined;
    if (form === undefined || form === 'bullet') return '•';
    const key = `${id}/${level}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${count}.`;
  };
}

function formOf(list: Element | undefined, level: number): string | undefined {
  const found = children(list, 'lvl').find((element) => attribute(element, 'ilvl') === String(level));
  return attribute(child(found, 'numFmt'), 'val');
}

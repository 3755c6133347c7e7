import type { Element } from '@xmldom/xmldom';
import { child, children, descendants } from '../docx/xml.ts';

/** The text at the end of a path of elements, by their local names; undefined where it is blank or not there. */
export function at(parent: Element | undefined, path: string): string | undefined {
  const text = elementAt(parent, path)
    ?.textContent?.replace(/[^\S\n]+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}

/** The element at the end of a path. */
export function elementAt(parent: Element | undefined, path: string): Element | undefined {
  let found = parent;
  for (const name of path.split('/')) found = found && child(found, name);
  return found;
}

/** The elements of a name at the end of a path. */
export function allAt(parent: Element | undefined, path: string): Element[] {
  const names = path.split('/');
  const last = names.pop() ?? '';
  const above = names.length > 0 ? elementAt(parent, names.join('/')) : parent;
  return above ? children(above, last) : [];
}

/** The elements of a name anywhere below. */
export const below = (parent: Element | undefined, name: string): Element[] =>
  parent ? descendants(parent, name) : [];

import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import { ReadError } from '../read-error.ts';

/** Longest part, in characters, that is taken apart; a long resume has about a million. */
const longest = 4_000_000;

/** The root element of an XML part; entities are not expanded beyond the five of XML. Throws a ReadError when it is no XML. */
export function parseXml(text: string): Element {
  if (text.length > longest) throw new ReadError('too-much-text');
  if (/<!DOCTYPE/i.test(text.slice(0, 4000))) throw new ReadError('corrupt');
  const refuse = () => {
    throw new ReadError('corrupt');
  };
  try {
    const onError = (level: string) => (level === 'warning' ? undefined : refuse());
    const root = new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement;
    return root ?? refuse();
  } catch {
    throw new ReadError('corrupt');
  }
}

/** Child elements, those of one local name or all. */
export function children(parent: Node | undefined, name?: string): Element[] {
  const found: Element[] = [];
  for (let node = parent?.firstChild; node; node = node.nextSibling) {
    if (isElement(node) && (name === undefined || node.localName === name)) found.push(node);
  }
  return found;
}

/** The first child element of a local name. */
export function child(parent: Node | undefined, name: string): Element | undefined {
  for (let node = parent?.firstChild; node; node = node.nextSibling) {
    if (isElement(node) && node.localName === name) return node;
  }
  return undefined;
}

/** All elements of a local name below a node, in the order of the document, not looking inside of found ones. */
export function descendants(parent: Element, name: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = children(parent).reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.localName === name) found.push(next);
    else open.push(...children(next).reverse());
  }
  return found;
}

/** An attribute by local name, whatever its prefix. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  if (!element) return undefined;
  for (let index = 0; index < element.attributes.length; index++) {
    const found = element.attributes.item(index);
    if (found && (found.localName ?? found.name) === name) return found.value;
  }
  return undefined;
}

/** `w:val` of a child element: undefined without the child, '' without the attribute. */
export function wordOf(parent: Element | undefined, name: string): string | undefined {
  const found = child(parent, name);
  return found && (attribute(found, 'val') ?? '');
}

/** A switch such as `w:b`: on when it is there and does not say no; undefined when it is not there. */
export function switchOf(parent: Element | undefined, name: string): boolean | undefined {
  const value = wordOf(parent, name);
  return value === undefined ? undefined : !['0', 'false', 'off', 'none'].includes(value);
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

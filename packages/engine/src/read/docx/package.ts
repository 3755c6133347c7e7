import type { Element } from '@xmldom/xmldom';
import { ReadError } from '../read-error.ts';
import { type Archive, openArchive, readEntry } from '../zip/open-archive.ts';
import { attribute, children, parseXml } from './xml.ts';

/** A part of a Word file with the targets of its relationships by id. */
export type Part = { root: Element; targets: Map<string, string> };

/** An opened Word file. */
export type WordPackage = {
  document: Part;
  part(target: string): Part | undefined;
  xml(path: string): Element | undefined;
};

/** Opens a Word file (.docx, ECMA-376). Throws a ReadError: `wrong-type` when its document is missing, `corrupt`, `too-large`. */
export function openWordPackage(bytes: Uint8Array): WordPackage {
  const archive = openArchive(bytes, (name) => /^(word|docProps)\/.*\.(xml|rels)$/i.test(name));
  const document = readPart(archive, 'word/document.xml');
  if (!document) throw new ReadError('wrong-type');
  return {
    document,
    part: (target) => readPart(archive, resolveTarget(target)),
    xml: (path) => tolerate(() => readXml(archive, path)),
  };
}

function readPart(archive: Archive, path: string): Part | undefined {
  const root = readXml(archive, path);
  if (!root) return undefined;
  const relations = tolerate(() => readXml(archive, path.replace(/([^/]+)$/, '_rels/$1.rels')));
  const targets = children(relations, 'Relationship').map((relation): [string, string] => [
    attribute(relation, 'Id') ?? '',
    attribute(relation, 'Target') ?? '',
  ]);
  return { root, targets: new Map(targets) };
}

function readXml(archive: Archive, path: string): Element | undefined {
  const text = readEntry(archive, path);
  return text === undefined ? undefined : parseXml(text);
}

/** A damaged side part (styles, numbers, properties) is done without. */
function tolerate<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function resolveTarget(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `word/${target}`;
}

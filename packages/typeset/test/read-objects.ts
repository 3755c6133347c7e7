import { inflateSync } from 'node:zlib';

/** A PDF's objects by number, as text, one character a byte. Throws where the table of offsets does not lead to one of them. */
export function readObjects(pdf: Uint8Array): Map<number, string> {
  const text = Buffer.from(pdf).toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const [head = '', count] = /^xref\n0 (\d+)\n/.exec(text.slice(table)) ?? [];
  const objects = new Map<number, string>();
  for (let number = 1; number < Number(count); number += 1) {
    const at = Number(text.slice(table + head.length + number * 20).slice(0, 10));
    if (!new RegExp(`^${number} 0 obj\\s`).test(text.slice(at, at + 20)))
      throw new Error(`Object ${number} is not where the table says.`);
    objects.set(number, text.slice(at, text.indexOf('\nendobj', at)));
  }
  return objects;
}

/** The numbers that stand in a node's list of children. */
export function kidsOf(node: string): number[] {
  const list = /\/K (?:\[([^\]]*)\]|(\d+ 0 R))/.exec(node);
  return [...(list?.[1] ?? list?.[2] ?? '').matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
}

/** The content of an object's stream, one character a byte. */
export function streamOf(object: string): string {
  const start = /stream\r?\n/.exec(object);
  if (!start) throw new Error('The object has no stream.');
  const body = object.slice(start.index + start[0].length, object.lastIndexOf('\nendstream'));
  const bytes = Buffer.from(body, 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

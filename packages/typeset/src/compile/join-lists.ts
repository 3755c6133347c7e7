/**
 * The same PDF with lists that stand next to each other in its structure made one: the pieces of a long list, which the compiler was
 * given apart so that no bullet is left alone on a page. Assistive technology then tells one list with all its items.
 */
export function joinLists(pdf: Uint8Array): Uint8Array {
  const file = takeApart(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1'));
  const nodes = new Map<number, string>();
  file.objects.forEach((object, number) => {
    if (object.slice(0, 60).includes('/Type /StructElem')) nodes.set(number, object);
  });
  const changed = new Map<number, string>();
  const current = (number: number) => changed.get(number) ?? nodes.get(number) ?? '';
  const lists = new Set([...nodes].filter(([, node]) => listRole.test(node)).map(([number]) => number));
  const isList = (number: number) => lists.has(number);
  const parents = new Set([...lists].map((number) => parentOf(current(number))));
  for (const number of parents) {
    const kids = kidsOf(current(number));
    const kept: number[] = [];
    for (const kid of kids) {
      const before = kept.at(-1);
      if (before === undefined || !isList(before) || !isList(kid)) {
        kept.push(kid);
        continue;
      }
      const items = kidsOf(current(kid));
      changed.set(before, withKids(current(before), [...kidsOf(current(before)), ...items]));
      for (const item of items) changed.set(item, current(item).replace(`/P ${kid} 0 R`, `/P ${before} 0 R`));
      changed.set(kid, `${kid} 0 obj\nnull\nendobj\n\n`);
    }
    if (kept.length < kids.length) changed.set(number, withKids(current(number), kept));
  }
  for (const [number, text] of changed) file.objects[number] = text;
  return changed.size === 0 ? pdf : putTogether(file);
}

const listRole = /\/S \/L\s/;

/** A node whose children are nodes only; none for one with marked content of its own. */
const kidList = /\/K \[((?:\d+ 0 R ?)+)\]/;

function parentOf(node: string): number {
  return Number(/\/P (\d+) 0 R/.exec(node)?.[1]);
}

function kidsOf(node: string): number[] {
  return [...(kidList.exec(node)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
}

function withKids(node: string, kids: number[]): string {
  return node.replace(kidList, `/K [${kids.map((kid) => `${kid} 0 R`).join(' ')}]`);
}

/** A PDF by its objects, at the index of their numbers, with what stands before the first and the trailer after the last; a letter a byte. */
type File = { head: string; objects: string[]; trailer: string };

/** Goes by the table at the end, as the compiler writes it: one section, entries of twenty bytes. Throws for any other file. */
function takeApart(pdf: string): File {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.slice(-60))?.[1]);
  const text = pdf.slice(table);
  const [start = '', count = ''] = /^xref\n0 (\d+)\n/.exec(text) ?? [];
  if (!count) throw new Error('The PDF has no table of its objects.');
  const offsets = Array.from({ length: Number(count) }, (_, at) => {
    const entry = start.length + at * 20;
    return Number(text.slice(entry, entry + 10));
  });
  const ends = [...offsets, table].sort((one, other) => one - other);
  const endOf = new Map(ends.map((from, at) => [from, ends[at + 1]]));
  const objects = offsets.map((from, number) => (number === 0 ? '' : pdf.slice(from, endOf.get(from))));
  const head = pdf.slice(0, ends[1]);
  const trailer = text.slice(text.indexOf('trailer'), text.lastIndexOf('startxref'));
  return { head, objects, trailer };
}

function putTogether({ head, objects, trailer }: File): Uint8Array {
  let at = head.length;
  const entries = objects.slice(1).map((object) => {
    const entry = `${String(at).padStart(10, '0')} 00000 n\r\n`;
    at += object.length;
    return entry;
  });
  const table = `xref\n0 ${objects.length}\n0000000000 65535 f\r\n${entries.join('')}`;
  const end = `${table}${trailer}startxref\n${at}\n%%EOF`;
  return new Uint8Array(Buffer.from(head + objects.slice(1).join('') + end, 'latin1'));
}

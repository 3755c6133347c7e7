import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A fixed moment for all entries of an archive: the earliest that ZIP can write. */
const epoch = new Date(1980, 0, 1);

/**
 * The same office document with nothing in it that differs between two runs: no times, relationship ids counted instead
 * of drawn by chance, pictures counted from one. `edit` may change a part's text by its name.
 */
export function steadyZip(file: Uint8Array, edit = (_name: string, text: string): string => text): Uint8Array {
  const entries = unzipSync(file);
  const names = Object.keys(entries).sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  const ids = new Map<string, string>();
  let pictures = 0;
  const steady = names.map((name): [string, Uint8Array] => {
    const bytes = entries[name] ?? new Uint8Array();
    if (!/\.(xml|rels)$/.test(name)) return [name, bytes];
    const text = edit(name, strFromU8(bytes))
      .replace(/<dcterms:(created|modified)[^>]*>[^<]*<\/dcterms:\1>/g, '')
      .replace(/<wp:docPr id="\d+"/g, () => `<wp:docPr id="${++pictures}"`)
      .replace(/"(rId[A-Za-z0-9_-]{12,})"/g, (_, id: string) => `"${ids.get(id) ?? remember(id)}"`);
    return [name, strToU8(text)];
  });
  return zipSync(Object.fromEntries(steady.map(([name, bytes]) => [name, [bytes, { mtime: epoch, level: 9 }]])));

  function remember(id: string): string {
    const counted = `rIdLink${ids.size + 1}`;
    ids.set(id, counted);
    return counted;
  }
}

/** Word looks for the list of content types first. */
function rank(name: string): number {
  return name === '[Content_Types].xml' ? 0 : name.startsWith('_rels') ? 1 : name === 'word/document.xml' ? 2 : 3;
}

import { existsSync, readFileSync } from 'node:fs';

const loaded = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The labels of a language with the codes of the occupations that they name; read at first use, empty for a language without a file. */
export function loadLabels(language: string): ReadonlyMap<string, readonly string[]> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const labels = new Map<string, string[]>();
  const file = new URL(`./data/${language}.tsv`, import.meta.url);
  if (/^[a-z]{2}$/.test(language) && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const tab = line.indexOf('\t');
      if (tab < 0) continue;
      const code = line.slice(0, tab);
      for (const label of line.slice(tab + 1).split('|')) {
        const codes = labels.get(label);
        if (codes === undefined) labels.set(label, [code]);
        else codes.push(code);
      }
    }
  loaded.set(language, labels);
  return labels;
}

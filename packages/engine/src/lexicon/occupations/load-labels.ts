import { existsSync, readFileSync } from 'node:fs';
import { labelKey } from './label-key.ts';

const loaded = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The labels of a language with the codes of the occupations that they name; read at first use, empty for a language without a file. Common titles that ESCO lacks are added from a list of their own; what ESCO has keeps its code. */
export function loadLabels(language: string): ReadonlyMap<string, readonly string[]> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const labels = new Map<string, string[]>();
  for (const [code, label] of entriesOf('data', language)) {
    const codes = labels.get(label);
    if (codes === undefined) labels.set(label, [code]);
    else codes.push(code);
  }
  const added = [...entriesOf('common', language)].map(([code, label]): [string, string] => [labelKey(label), code]);
  for (const [label, code] of added) if (!labels.has(label)) labels.set(label, [code]);
  loaded.set(language, labels);
  return labels;
}

/** The pairs of code and label in a language's file of a folder. */
function* entriesOf(folder: string, language: string): Generator<[string, string]> {
  const file = new URL(`./${folder}/${language}.tsv`, import.meta.url);
  if (!/^[a-z]{2}$/.test(language) || !existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const tab = line.indexOf('\t');
    if (tab > 0) for (const label of line.slice(tab + 1).split('|')) yield [line.slice(0, tab), label];
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelKey, nameOccupations } from '@shortlist/engine/training';

const target = new URL('../packages/engine/src/lexicon/occupations/data/', import.meta.url);
/** The data sets of MELO whose candidates are ESCO's labels, by language. */
const sets: Record<string, string> = {
  en: 'usa_q_en_c_en',
  de: 'deu_q_de_c_de',
  fr: 'fra_q_fr_c_fr',
  es: 'esp_q_es_c_es',
  it: 'ita_q_it_c_it',
  nl: 'nld_q_nl_c_nl',
  pt: 'prt_q_pt_c_pt',
};
/** Longer labels are told by no title. */
const mostWords = 7;

/**
 * Writes the labels of ESCO's occupations by language: `build-occupations OCCUPATIONS.csv MELO_FOLDER` with the table of occupations of
 * `tabiya-tech/tabiya-open-dataset` (codes and English labels) and `data/processed/melo` of `Avature/melo-benchmark` (labels of the other
 * languages, titles of national classifications). With `--measure` nothing is written: titles that were kept out are named and compared.
 */
export async function run([table, melo, option]: string[]): Promise<void> {
  if (table === undefined || melo === undefined)
    throw new Error('Give OCCUPATIONS.csv and the folder of MELO’s data sets.');
  const [head = [], ...rows] = readCsv(readFileSync(table, 'utf8'));
  const at = (row: string[], name: string): string => row[head.indexOf(name)] ?? '';
  const codes = new Map(rows.map((row) => [at(row, 'ORIGINURI'), at(row, 'CODE')]));
  if (option === '--measure') return measure(melo, codes);
  for (const [language, set] of Object.entries(sets)) {
    const labels = new Map<string, Set<string>>();
    const preferred = new Map<string, string>();
    const add = (code: string | undefined, label: string, isFirst: boolean): void => {
      if (code === undefined || !code.includes('.')) return;
      for (const form of formsOf(label, language)) {
        const key = labelKey(form);
        if (key === '' || key.split(' ').length > mostWords) continue;
        labels.set(code, (labels.get(code) ?? new Set()).add(key));
        if (isFirst && !preferred.has(key)) preferred.set(key, code);
      }
    };
    if (language === 'en')
      for (const row of rows) {
        add(at(row, 'CODE'), at(row, 'PREFERREDLABEL'), true);
        for (const label of at(row, 'ALTLABELS').split('\n')) add(at(row, 'CODE'), label, false);
      }
    const uris = new Map(linesOf(join(melo, set, 'concept_mapping.tsv')).map(([id = '', uri = '']) => [id, uri]));
    for (const [id = '', label = ''] of linesOf(join(melo, set, 'corpus_elements.tsv')))
      add(codes.get(uris.get(id) ?? ''), label, id.endsWith('_000'));
    for (const { label, code } of nationalTitles(join(melo, set), codes))
      if (!isKeptForMeasuring(label)) add(code, label.replace(/\s\/\s/g, '/'), false);
    const lines = [...labels]
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([code, keys]) => {
        // A label that is the first of one occupation names no other one.
        const own = [...keys].filter((key) => (preferred.get(key) ?? code) === code).sort();
        return `${code}\t${own.join('|')}`;
      });
    writeFileSync(new URL(`${language}.tsv`, target), `${lines.join('\n')}\n`);
    console.log(
      `${language}: ${lines.length} occupations, ${[...labels.values()].reduce((sum, { size }) => sum + size, 0)} labels`,
    );
  }
}

/** How many of the titles kept out get an occupation of the right unit group (four digits), and of the right minor group (three) or better. */
function measure(melo: string, codes: ReadonlyMap<string, string>): void {
  for (const [language, set] of Object.entries(sets)) {
    const kept = nationalTitles(join(melo, set), codes).filter(({ label, code }) => code && isKeptForMeasuring(label));
    const share = (digits: number): string => {
      const right = kept.filter(({ label, code = '' }) =>
        nameOccupations(label, language).codes.some((found) => found.slice(0, digits) === code.slice(0, digits)),
      );
      return (right.length / kept.length).toFixed(3);
    };
    const named = kept.filter(({ label }) => nameOccupations(label, language).codes.length > 0).length;
    console.log(
      `${language}: ${kept.length} titles, ${(named / kept.length).toFixed(3)} named, unit group right ${share(4)}, minor group ${share(3)}`,
    );
  }
}

/** Titles of the national classification that the data set links to ESCO's occupations. */
function nationalTitles(
  set: string,
  codes: ReadonlyMap<string, string>,
): { label: string; code: string | undefined }[] {
  const uris = new Map(linesOf(join(set, 'concept_mapping.tsv')).map(([id = '', uri = '']) => [id, uri]));
  const linked = new Map(linesOf(join(set, 'annotations.tsv')).map(([query = '', , element = '']) => [query, element]));
  return linesOf(join(set, 'queries.tsv')).map(([query = '', label = '']) => ({
    label,
    code: codes.get(uris.get(linked.get(query) ?? '') ?? ''),
  }));
}

/** Every tenth title, by its letters, stays out of the labels, so that naming can be measured on titles that are not listed. */
function isKeptForMeasuring(label: string): boolean {
  return [...label].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 10 === 0;
}

/** "Buchhalter/Buchhalterin" and "Buchhalter/in" are two labels each; English joins what is done ("receptionist/typist"). */
function formsOf(label: string, language: string): string[] {
  const [first = '', second, ...rest] = label.split('/').map((part) => part.trim());
  if (language === 'en' || second === undefined || rest.length > 0) return [label];
  return second.length > 4 ? [first, second] : [first, `${first}${second}`];
}

function linesOf(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

/** Rows of a table with commas; quoted fields hold line breaks and doubled quotes. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    if (row.length > 1) rows.push(row);
    row = [];
  }
  return rows;
}

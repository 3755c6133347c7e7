import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sectors } from './titles/occupation-sectors.ts';

const folder = new URL('./data/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
const kinds = ['skill', 'tool', 'method', 'certificate', 'soft-skill', 'language', 'domain', 'title'];
const levels = ['intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'director', 'executive'];
/** Everyday words that are skills as well: each must ask for a fitting context. */
const everydayWords =
  'go rust swift ruby dart scratch scheme crystal elixir move c r express spring flask pyramid tornado celery react angular ember meteor ' +
  'node hibernate eclipse puppet chef helm vault consul nomad packer vagrant bicep spark hive presto storm luigi prefect ' +
  'snowflake pandas shiny excel access word outlook teams slack zoom notion confluence unity blender nuke buffer segment oracle sage ' +
  'square toast relativity remedy windows routing apache fedora samba cypress playwright puppeteer cucumber gherkin jest mocha ' +
  'jasmine karma yarn parcel rollup handlebars mustache grunt gulp bootstrap lit remix astro swing phoenix composer postman';

type Row = { file: string; line: number; columns: string[] };

const rows: Row[] = files.flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .map((line, index) => ({ file, line: index + 1, columns: line.split('\t') }))
    .filter(({ columns }) => columns[0] !== '' && !columns[0]?.startsWith('#')),
);
const listOf = (cell: string | undefined): string[] => (cell === undefined || cell === '' ? [] : cell.split('|'));
const surfacesOf = ({ columns }: Row): string[] => [columns[1] ?? '', ...listOf(columns[2])];
const fold = (surface: string): string => surface.toLowerCase().replace(/[\s-]+/g, ' ');
const isTitle = ({ columns }: Row): boolean => columns[0] === 'title';
const place = ({ file, line }: Row): string => `${file}:${line}`;

describe('the lexicon data', () => {
  it('covers at least 25 industries, 6,000 entries and 1,500 titles', () => {
    expect(files.length).toBeGreaterThanOrEqual(25);
    expect(rows.length).toBeGreaterThanOrEqual(6000);
    expect(rows.filter(isTitle).length).toBeGreaterThanOrEqual(1500);
    for (const file of files)
      expect(rows.filter((row) => row.file === file).length, `entries of ${file}`).toBeGreaterThanOrEqual(50);
  });

  it('keeps to the format of its lines', () => {
    const wrong = rows.filter(({ columns }) => {
      const [kind = '', name = '', , , flags] = columns;
      return (
        !kinds.includes(kind) ||
        name === '' ||
        columns.length > 5 ||
        columns.some((cell) => cell !== cell.trim()) ||
        columns
          .slice(1, 4)
          .some((cell) => cell !== '' && cell.split('|').some((part) => part === '' || part !== part.trim())) ||
        listOf(flags).some((flag) => flag !== 'ctx' && flag !== 'case')
      );
    });
    expect(wrong.map(place)).toEqual([]);
  });

  it('names every entry and alias once, among the skills and among the titles', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const row of rows)
      for (const surface of surfacesOf(row)) {
        const key = `${isTitle(row) ? 'title' : 'skill'} ${fold(surface)}`;
        const first = seen.get(key);
        if (first !== undefined) twice.push(`${surface}: ${first} and ${place(row)}`);
        seen.set(key, place(row));
      }
    expect(twice).toEqual([]);
  });

  it('relates entries to entries that exist, by their exact names, and none to itself', () => {
    const names = new Set(rows.map(({ columns }) => columns[1]));
    const wrong = rows.flatMap((row) =>
      listOf(row.columns[3])
        .map((relation) => ({ relation, split: /^(is|part|rel|occ|lvl):(.+)$/.exec(relation) }))
        .filter(({ split }) => {
          const [, sort = '', target = ''] = split ?? [];
          if (sort === 'occ' || sort === 'lvl') return !isTitle(row) || (sort === 'lvl' && !levels.includes(target));
          return sort === '' || !names.has(target) || target === row.columns[1];
        })
        .map(({ relation }) => `${place(row)} ${relation}`),
    );
    expect(wrong).toEqual([]);
  });

  it('gives every title families that are documented, and uses all of these', () => {
    const documented = [...readFileSync(new URL('occupations.md', folder), 'utf8').matchAll(/^\| `([a-z-]+)`/gm)].map(
      (match) => match[1],
    );
    const used = new Set<string>();
    const without: string[] = [];
    for (const row of rows.filter(isTitle)) {
      const families = listOf(row.columns[3]).filter((relation) => relation.startsWith('occ:'));
      if (families.length === 0) without.push(place(row));
      for (const family of families) used.add(family.slice(4));
    }
    expect(without).toEqual([]);
    expect([...used].sort()).toEqual([...documented].sort());
    const grouped = new Set(Object.values(sectors).flatMap((families) => families.split(' ')));
    expect([...grouped].sort()).toEqual([...documented].sort());
  });

  it('asks for a context where a name is an everyday word as well', () => {
    const words = new Set(everydayWords.split(' '));
    const missing = rows
      .filter((row) => !isTitle(row) && !listOf(row.columns[4]).includes('ctx'))
      .flatMap(surfacesOf)
      .filter((surface) => words.has(surface.toLowerCase()));
    expect(missing).toEqual([]);
  });

  it('asks for exact case only where no wording is in small letters', () => {
    const wrong = rows.filter(
      (row) => listOf(row.columns[4]).includes('case') && surfacesOf(row).some((surface) => /[a-z]{4}/.test(surface)),
    );
    expect(wrong.map(place)).toEqual([]);
  });
});

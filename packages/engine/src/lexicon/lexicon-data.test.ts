import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from './load-lexicon.ts';
import { keyOf } from './tokenize.ts';
import { isGeneralWord } from './word-weight.ts';

const folder = new URL('./data/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
const kinds = ['skill', 'tool', 'method', 'certificate', 'soft-skill', 'language', 'domain', 'title'];
const rows = files.flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ file, line, cells: line.split('\t') })),
);

describe('lexicon data', () => {
  it('holds at least 6,000 entries of at least 25 industries', () => {
    const { skills, titles } = loadLexicon();
    expect(skills.size + titles.size).toBeGreaterThanOrEqual(6000);
    expect(files.length).toBeGreaterThanOrEqual(25);
  });

  it('keeps to its format', () => {
    const bad = rows.filter(
      ({ cells }) => !kinds.includes(cells[0] ?? '') || (cells[1] ?? '').trim() === '' || cells.length > 5,
    );
    expect(bad.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
    const relations = rows.flatMap(({ file, cells }) =>
      (cells[3] ?? '')
        .split('|')
        .filter((relation) => relation !== '' && !/^(is|part|rel|occ|lvl):\S/.test(relation.trim()))
        .map((relation) => `${file}: ${cells[1]}: ${relation}`),
    );
    expect(relations).toEqual([]);
    const twice = rows.filter(({ cells }) => {
      const named = (cells[3] ?? '').split('|');
      return new Set(named).size < named.length;
    });
    expect(twice.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
  });

  it('takes a network of people for no marketing', () => {
    const { aliases = [] } = loadLexicon().skills.get('social-media-marketing') ?? {};
    expect(aliases).toContain('social media');
    expect(aliases.filter((alias) => /network|netzwerk/i.test(alias))).toEqual([]);
  });

  it('gives every title its occupation', () => {
    expect(
      [...loadLexicon().titles.values()].filter(({ occupations }) => occupations.length === 0).map(({ name }) => name),
    ).toEqual([]);
  });

  it('marks one-letter and two-letter names in small letters as needing context', () => {
    const short = [...loadLexicon().skills.values()].filter(
      ({ name, ambiguous, exactCase }) => /^[a-z]{1,2}$/.test(name) && !(ambiguous || exactCase),
    );
    expect(short.map(({ name }) => name)).toEqual([]);
  });

  it('lets no word of every trade stand for a skill without being a name, a field or in need of context', () => {
    const plain = [
      'team',
      'work',
      'job',
      'year',
      'company',
      'candidate',
      'position',
      'role',
      'day',
      'time',
      'opportunity',
    ];
    for (const word of plain) expect(isGeneralWord(word)).toBe(true);
    const clashes = [...loadLexicon().skills.values()].flatMap(({ name, aliases, ambiguous }) =>
      ambiguous
        ? []
        : [name, ...aliases].filter((phrase) => phrase === phrase.toLowerCase() && plain.includes(keyOf(phrase))),
    );
    expect(clashes).toEqual([]);
  });
});

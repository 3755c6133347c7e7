import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSkills } from '@shortlist/engine';
import { openSkillTagger, trainSkillTagger } from '@shortlist/engine/training';
import { findCorpus } from './matching/corpus-folder.ts';

type Row = { id: string; source: string; text: string; knowledge: [number, number][] };
type Tally = { gold: number; found: number; strict: number; overlap: number };

/**
 * Scores the skills found in labelled sentences of postings (`skills/dev.jsonl` of the corpus, or the file given): strict and overlap F1, overall and for each source.
 * `--folds K`: the training sentences instead, each scored by a tagger trained without its fold; neighbouring sentences, which come from one posting, stay together.
 */
export async function run(argv: string[]): Promise<void> {
  const corpus = findCorpus();
  if (argv[0] === '--folds') {
    if (corpus !== undefined) crossValidate(readRows(join(corpus, 'skills', 'train.jsonl')), Number(argv[1] ?? 5));
    return;
  }
  const file =
    argv[0] ??
    (corpus === undefined ? new URL('./fictional/skills.jsonl', import.meta.url) : join(corpus, 'skills', 'dev.jsonl'));
  const rows = readRows(file);
  findSkills('warm');
  const started = performance.now();
  const found = rows.map(({ text }) => findSkills(text).map(({ start, end }): [number, number] => [start, end]));
  const spent = performance.now() - started;
  const tallies = new Map<string, Tally>();
  rows.forEach((row, i) => {
    for (const key of ['all', row.source]) tallies.set(key, add(tallies.get(key), row.knowledge, found[i] ?? []));
  });
  console.log(`${rows.length} sentences, ${((spent / rows.length) * 1000).toFixed(0)} µs a sentence`);
  print(tallies);
}

const block = 100;

function crossValidate(rows: Row[], folds: number): void {
  const tallies = new Map<string, Tally>();
  for (let fold = 0; fold < folds; fold++) {
    const isHeld = (i: number): boolean => Math.floor(i / block) % folds === fold;
    const tagger = openSkillTagger(trainSkillTagger(rows.filter((_, i) => !isHeld(i))));
    for (const row of rows.filter((_, i) => isHeld(i))) {
      const found = findSkills(row.text, tagger).map(({ start, end }): [number, number] => [start, end]);
      for (const key of [`fold ${fold + 1}`, row.source, 'all'])
        tallies.set(key, add(tallies.get(key), row.knowledge, found));
    }
  }
  print(tallies);
}

function readRows(file: string | URL): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

function print(tallies: Map<string, Tally>): void {
  for (const [key, tally] of tallies)
    console.log(
      `${key.padEnd(8)} labelled ${tally.gold}  found ${tally.found}  strict ${words(tally.strict, tally)}  overlap ${words(tally.overlap, tally)}`,
    );
}

function add(
  tally: Tally = { gold: 0, found: 0, strict: 0, overlap: 0 },
  gold: [number, number][],
  found: [number, number][],
): Tally {
  const free = new Set(gold);
  let overlap = 0;
  for (const [start, end] of found) {
    const hit = [...free].find(([from, to]) => start < to && from < end);
    if (hit === undefined) continue;
    free.delete(hit);
    overlap++;
  }
  const strict = found.filter(([start, end]) => gold.some(([from, to]) => from === start && to === end)).length;
  return {
    gold: tally.gold + gold.length,
    found: tally.found + found.length,
    strict: tally.strict + strict,
    overlap: tally.overlap + overlap,
  };
}

function words(hits: number, { gold, found }: Tally): string {
  const precision = found === 0 ? 0 : hits / found;
  const recall = gold === 0 ? 0 : hits / gold;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return `P ${precision.toFixed(3)} R ${recall.toFixed(3)} F1 ${f1.toFixed(3)}`;
}

import { readdirSync, readFileSync } from 'node:fs';
import type { Resume } from '@shortlist/schema';

/** A fictional person with a posting: `trade` is the first word of the file's name. */
export type GoldenPair = { name: string; trade: string; resume: Resume; posting: string };

const folder = new URL('../../packages/engine/corpus/golden/', import.meta.url);

/** The golden pairs, in the order of their names: `PERSON.json` with each `PERSON--N.txt`. */
export function loadGolden(): GoldenPair[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const person = file.slice(0, file.indexOf('--'));
      const resume = JSON.parse(readFileSync(new URL(`${person}.json`, folder), 'utf8')) as Resume;
      return {
        name: file.slice(0, -4),
        trade: person.slice(0, person.lastIndexOf('-')),
        resume,
        posting: readFileSync(new URL(file, folder), 'utf8'),
      };
    });
}

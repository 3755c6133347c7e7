import { readFileSync } from 'node:fs';
import { explainRoles, readFile } from '@shortlist/engine/training';

/** Prints how each part of each line of a resume is understood: `npm run bench -- explain-reading FILE`. */
export async function run([file]: string[]): Promise<void> {
  if (file === undefined) {
    console.error('Usage: npm run bench -- explain-reading FILE');
    process.exitCode = 2;
    return;
  }
  console.log(explainRoles((await readFile(readFileSync(file), file)).document));
}

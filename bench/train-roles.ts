import { readFileSync, writeFileSync } from 'node:fs';
import { openRoleModel, packRoleModel } from '@shortlist/engine/training';
import { loadFictionalPostings, loadNamedPostings, loadTruePostings } from './postings/labelled-postings.ts';
import { trainEmployers, trainOnward, trainReader } from './postings/train-reader.ts';

const folder = new URL('../packages/engine/src/posting/roles/', import.meta.url);
const rolesFile = new URL('roles.bin', folder);
const facts = new URL('../packages/engine/src/posting/facts/', import.meta.url);

/**
 * Trains the roles of a posting's lines and the judge of its demands on the labelled postings of the corpus, of `SHORTLIST_POSTINGS` and of this
 * repository, the chooser of employers also on those of `SHORTLIST_EMPLOYERS`, and writes their weights. The same postings give the same files. With `--onward` the
 * roles go on from the present weights, for postings that came after those they were trained on, and the judge stays.
 */
export async function run(argv: string[]): Promise<void> {
  const real = loadTruePostings();
  if (real.length === 0) {
    console.error('No labelled postings: set SHORTLIST_CORPUS or SHORTLIST_POSTINGS to their folders.');
    process.exitCode = 1;
    return;
  }
  const fictional = loadFictionalPostings();
  const { roles, demands } = argv.includes('--onward')
    ? { roles: trainOnward(real, fictional, openRoleModel(readFileSync(rolesFile))), demands: undefined }
    : trainReader(real, fictional);
  const bytes = packRoleModel(roles);
  writeFileSync(rolesFile, bytes);
  if (demands !== undefined) writeFileSync(new URL('demands.json', folder), `${JSON.stringify(demands, null, 2)}\n`);
  const named = loadNamedPostings();
  const employers = trainEmployers(real, named);
  writeFileSync(new URL('employer.json', facts), `${JSON.stringify(employers, null, 2)}\n`);
  console.log(
    `roles.bin ${Math.round(bytes.length / 1024)} KB, employer.json ${Object.keys(employers).length} from ${named.length} more, from ${real.length} real postings and ${fictional.length} fictional ones`,
  );
}

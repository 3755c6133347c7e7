import { readFileSync, writeFileSync } from 'node:fs';
import { type ChoiceWeights, openRoleModel, packRoleModel, useTitleWeights } from '@shortlist/engine/training';
import { loadFictionalPostings, loadNamedPostings, loadTruePostings } from './postings/labelled-postings.ts';
import { trainEmployers, trainOnward, trainReader, trainTitles } from './postings/train-reader.ts';

const folder = new URL('../packages/engine/src/posting/roles/', import.meta.url);
const rolesFile = new URL('roles.bin', folder);
const facts = new URL('../packages/engine/src/posting/facts/', import.meta.url);

/**
 * Trains the roles of a posting's lines and the judge of its demands on the labelled postings of the corpus, of `SHORTLIST_POSTINGS` and of this
 * repository, the choosers of titles and employers (the latter also on those of `SHORTLIST_EMPLOYERS`), and writes their weights. The same postings
 * give the same files. With `--onward` roles and employers go on from the present weights, for postings that came after those they were trained on, and
 * the judge stays.
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
  const titles = trainTitles(real);
  writeFileSync(new URL('title.json', facts), `${JSON.stringify(titles, null, 2)}\n`);
  useTitleWeights(titles);
  const named = loadNamedPostings();
  const employerFile = new URL('employer.json', facts);
  const from = argv.includes('--onward')
    ? (JSON.parse(readFileSync(employerFile, 'utf8')) as ChoiceWeights)
    : undefined;
  const employers = trainEmployers(real, named, from);
  writeFileSync(employerFile, `${JSON.stringify(employers, null, 2)}\n`);
  console.log(
    `roles.bin ${Math.round(bytes.length / 1024)} KB, title.json ${Object.keys(titles).length}, employer.json ${Object.keys(employers).length} from ${named.length} more, from ${real.length} real postings and ${fictional.length} fictional ones`,
  );
}

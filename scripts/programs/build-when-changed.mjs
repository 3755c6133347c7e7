import { fail } from '../install.mjs';
import { run } from '../run.mjs';
import { findPrograms } from './find-programs.mjs';

/** Builds the programs anew when one of their sources has changed since the last build. */
export async function buildProgramsWhenChanged(node) {
  if (findPrograms()) return;
  console.log('Building the programs …');
  const { code, output } = await run(node, ['scripts/programs/build-programs.mjs'], { quiet: true });
  if (code !== 0) fail(`${output}\nThe programs could not be built.`);
}

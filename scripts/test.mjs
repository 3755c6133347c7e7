// npm test: installs what is missing, then runs every check under the pinned Node.
import { installWhatIsMissing } from './install.mjs';
import { run } from './run.mjs';

const node = installWhatIsMissing();
const { code } = await run(node, ['scripts/check.mjs', ...process.argv.slice(2)]);
process.exit(code);

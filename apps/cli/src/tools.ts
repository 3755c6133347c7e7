import { openReader } from '@shortlist/engine/reader';

/** What the commands read files with. A process that makes many calls may put a reader in its place that is warm already. */
export const tools = { openReader };

/** Processes for hostile input: they see no settings, reach no network and no file but code, and end at a limit of time and memory. */
export { codeFolders } from './code-folders.ts';
export { type SealedOptions, startSealed } from './start-sealed.ts';

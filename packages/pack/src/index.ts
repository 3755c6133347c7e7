export { makeProfilePack } from './profile-pack.ts';
export { makeResumePack, type PackFile, type ResumePack } from './resume-pack.ts';

export { checkOwnTemplate, type OwnTemplateCheck } from './check-own-template.ts';
export { describeLosses } from './describe-losses.ts';
export { makeProfilePack } from './profile-pack.ts';
export { proveExport } from './prove-export.ts';
export { makeResumePack, type PackFile, type PackSource, type ResumePack } from './resume-pack.ts';
export { tellFidelity } from './tell-fidelity.ts';
export { unsettableNote } from './texts/unsettable-note.ts';

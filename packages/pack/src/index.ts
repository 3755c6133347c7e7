export { checkOwnTemplate, type OwnTemplateCheck } from './check-own-template.ts';
export { describeLosses } from './describe-losses.ts';
export { makeProfilePack } from './profile-pack.ts';
export { proveExport } from './prove-export.ts';
export { makeResumePack, type PackFile, type PackSource, type ResumePack } from './resume-pack.ts';

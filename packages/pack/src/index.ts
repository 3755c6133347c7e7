export { checkOwnTemplate, type OwnTemplateCheck } from './check-own-template.ts';
export { describeLosses } from './describe-losses.ts';
export { writeEuropass } from './exchange/write-europass.ts';
export { writeReactiveResume } from './exchange/write-reactive-resume.ts';
export { writeRenderCv } from './exchange/write-rendercv.ts';
export { makeProfilePack } from './profile-pack.ts';
export { proveExport } from './prove-export.ts';
export { makeResumePack, type PackFile, type PackSource, type ResumePack } from './resume-pack.ts';

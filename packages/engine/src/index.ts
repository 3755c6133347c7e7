export { findSkills } from './lexicon/find-skills.ts';
export { matchResume } from './match/match-resume.ts';
export { type Parsed, parseDocument } from './parse/parse-document.ts';
export { readPosting } from './posting/read-posting.ts';
export { understand } from './understand.ts';
export { checkReading, explainFailure, explainFinding } from './check/index.ts';
export { compareResumes } from './xray/index.ts';

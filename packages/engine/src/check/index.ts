export { checkReading } from './check-reading.ts';
export { explainFailure } from './explain-failure.ts';
export { explainFinding } from './explain-finding.ts';
export { documentLimits, judgeDocument } from './judge-document.ts';
export { judgeResume } from './judge-resume.ts';
export type { Unjudged } from './subject.ts';

export { checkReading } from './check-reading.ts';
export { explainFailure } from './explain-failure.ts';
export { explainFinding } from './explain-finding.ts';
export { judgeLength } from './judge-length.ts';

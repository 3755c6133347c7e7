export { compareResumes } from './compare-resumes.ts';

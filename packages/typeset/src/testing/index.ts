/** What tests and measurements need beyond the front door; runs in a browser too. */
export { arrangeResume } from '../outline/arrange-resume.ts';
export { longResume } from '../sample/long-resume.ts';

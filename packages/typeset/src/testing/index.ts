/** What tests and measurements need beyond the front door. */
export { fontPath } from '../fonts/load-fonts.ts';
export { arrangeResume } from '../outline/arrange-resume.ts';
export { longResume } from '../sample/long-resume.ts';

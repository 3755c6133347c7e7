import { mayHaveSession } from '../auth/client/stored-session.ts';
import { paths } from './paths.ts';

/** The screens that people come back to, which open only once the session is known. */
export const screensOfPeople = {
  [paths.dashboard]: () => import('../features/dashboard/dashboard.tsx'),
  [paths.resumeEditor]: () => import('../features/editor/screens/resume-editor.tsx'),
  [paths.resumes]: () => import('../features/resumes/my-resumes.tsx'),
  [paths.optimizeResume]: () => import('../features/optimisations/screens/optimize-resume.tsx'),
};

/** Fetches the screen of an address while the session is still being looked up; one that cannot be had is asked for again when it is shown. */
export function fetchEarly(path: string): void {
  if (!(path in screensOfPeople) || !mayHaveSession()) return;
  screensOfPeople[path as keyof typeof screensOfPeople]().catch(() => {});
}

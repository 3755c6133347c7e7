import { loadAuthClient } from '../auth/client/auth-client.ts';
import { mayHaveSession } from '../auth/client/stored-session.ts';
import { withTexts } from '../language/load-texts.ts';
import { type EarlyScreen, earlyScreen } from './early-screen.tsx';
import { paths } from './paths.ts';

/** The screens that people come back to, which open only once the session is known. */
export const screensOfPeople = {
  [paths.dashboard]: earlyScreen(() => withTexts('dashboard', import('../features/dashboard/dashboard.tsx'))),
  [paths.resumeEditor]: earlyScreen(() => withTexts('editor', import('../features/editor/screens/resume-editor.tsx'))),
  [paths.resumes]: earlyScreen(() => withTexts('resumes', import('../features/resumes/my-resumes.tsx'))),
  [paths.optimizeResume]: earlyScreen(() =>
    withTexts('optimisations', import('../features/optimisations/screens/optimize-resume.tsx')),
  ),
};

/** The screen of an address, where it is one of those. */
export function screenOfPeople(path: string): EarlyScreen | undefined {
  return path in screensOfPeople ? screensOfPeople[path as keyof typeof screensOfPeople] : undefined;
}

/** Fetches what looks the session up, and the screen of an address beside it; what cannot be had is asked for again when it is needed. */
export function fetchEarly(path: string): void {
  if (!mayHaveSession()) return;
  loadAuthClient().catch(() => {});
  screenOfPeople(path)?.fetch();
}

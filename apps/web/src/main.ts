import { askEarly } from './api/early-answers.ts';
import { resumeUrls } from './api/resumes/urls.ts';
import { paths } from './app/paths.ts';
import { wakeOnFirstUse } from './app/wake/wake-on-first-use.ts';
import { mayHaveSession, storedToken } from './auth/client/stored-session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const start = () => import('./start-app.tsx').then(({ startApp }) => startApp(root));

// A public page comes as HTML and reads as it stands: the app is fetched once a visitor begins to use the page, and at
// once where somebody may be signed in. Every other address begins empty.
if (root.hasChildNodes() && !mayHaveSession()) wakeOnFirstUse(start);
else void start();

askForResume(window.location);

/** The editor waits for its resume longer than for its scripts: both are fetched at once, while the session is still looked up. */
function askForResume({ pathname, search }: Location): void {
  const id = pathname === paths.resumeEditor && new URLSearchParams(search).get('id');
  const token = id && storedToken();
  if (!id || !token) return;
  askEarly(resumeUrls.resume(id), token);
  askEarly(resumeUrls.pages(id), token);
}

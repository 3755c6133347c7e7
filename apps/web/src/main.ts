import { dropEarlyScreen, earlySheetsFirst } from './api/early-sheets.ts';
import { wakeOnFirstUse } from './app/wake/wake-on-first-use.ts';
import { mayHaveSession } from './auth/client/stored-session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const start = async () => {
  await earlySheetsFirst();
  const { startApp } = await import('./start-app.tsx');
  return startApp(root);
};

// A public page comes as HTML and reads as it stands: the app is fetched once a visitor begins to use the page, and at
// once where somebody may be signed in. Every other address begins empty.
if (root.hasChildNodes() && !mayHaveSession()) wakeOnFirstUse(start);
else {
  start().catch((cause: unknown) => {
    dropEarlyScreen();
    console.error(cause);
  });
}

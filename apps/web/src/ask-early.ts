import { showPages } from '@shortlist/typeset/show-pages';
import { askEarly, peekEarlyAnswer } from './api/early-answers.ts';
import { makeEarlySheets } from './api/early-sheets.ts';
import { earlyUrls } from './api/early-urls.ts';
import { forgetPage, readKeptPage } from './api/kept-page.ts';
import { storedSession } from './auth/client/stored-session.ts';

// Stands inside the editor's page and runs before anything else of it is fetched: the resume, its pages and the settings of the sign-in
// are on their way while the scripts come in and the session is looked up. The first page as it was last seen here
// stands at once, and the pages of the server take its place as soon as they are there; where the server refuses them, it goes.
const id = new URLSearchParams(window.location.search).get('id');
const session = id ? storedSession() : undefined;
if (id && session) {
  const asked = [earlyUrls.pages(id), earlyUrls.resume(id)].map((url) => askEarly(url, session.token));
  void askEarly(earlyUrls.config);
  const early = makeEarlySheets(id);
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const kept = readKeptPage({ id, user: session.user });
  if (kept) showPages(early.sheets, [kept]);
  for (const answered of asked) {
    void answered.then((status) => {
      if (![401, 403, 404].includes(status)) return;
      forgetPage();
      early.sheets.replaceChildren();
    });
  }
  const set = peekEarlyAnswer(earlyUrls.pages(id))
    // The app takes the answer itself too.
    ?.then((answer) => answer?.clone().json())
    .then((answered) => answered && showPages(early.sheets, answered.pages))
    .then(painted)
    // The app asks anew.
    .catch(() => {});
  early.shown = kept ? early.placed.then(painted) : set;
}

import { askEarly } from './api/early-answers.ts';
import { earlyUrls } from './api/early-urls.ts';
import { storedToken } from './auth/client/stored-session.ts';

// Stands inside the editor's page and runs before anything else of it is fetched: the resume, its pages and the settings of the sign-in
// are on their way while the scripts come in and the session is looked up.
const id = new URLSearchParams(window.location.search).get('id');
const token = id && storedToken();
if (id && token) {
  askEarly(earlyUrls.pages(id), token);
  askEarly(earlyUrls.resume(id), token);
  askEarly(earlyUrls.config);
}

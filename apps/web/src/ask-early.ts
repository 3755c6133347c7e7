import { askEarly } from './api/early-answers.ts';
import { resumeUrls } from './api/resumes/urls.ts';
import { urls } from './api/urls.ts';
import { storedToken } from './auth/client/stored-session.ts';

// Stands inside the editor's page and runs before anything else of it is fetched: the resume, its pages and the settings of the sign-in
// are on their way while the scripts come in and the session is looked up.
const id = new URLSearchParams(window.location.search).get('id');
const token = id && storedToken();
if (id && token) {
  askEarly(resumeUrls.pages(id), token);
  askEarly(resumeUrls.resume(id), token);
  askEarly(urls.config);
}

/** A statement that a whole journey or a test of its own shows: in which file, under which title. */
export type Elsewhere = { section: string; quote: string; file: string; title: string };

/** What no look at one screen can show, in the specification's order. */
export const elsewhere: Elsewhere[] = [
  [
    '1',
    'The result is emailed to the user: an ATS match score, a customised resume and a cover letter.',
    'e2e/optimize-over-smtp.spec.ts',
    'from the sign-up to the mail: the tailored resume and the letter arrive and can be read back',
  ],
  [
    '1',
    'The result is emailed to the user: an optimised LinkedIn profile and recommendations.',
    'e2e/optimize-over-smtp.spec.ts',
    'from the sign-up to the mail: the optimised LinkedIn profile arrives as report and as text',
  ],
  [
    '1',
    'six static testimonials, each with quote, author, role, industry, location and photo',
    'e2e/public-pages.spec.ts',
    'the landing page shows its claimed figures, six voices and both calls to action',
  ],
  [
    '2',
    "On success shows a 'Check your inbox' confirmation (showing the email)",
    'e2e/accounts.spec.ts',
    'a forgotten password is replaced by the link of a mail',
  ],
  [
    '2',
    'the visitor is redirected to /login, the origin is remembered',
    'e2e/accounts.spec.ts',
    'a visitor is asked to sign in first and then comes to where they wanted to go',
  ],
  [
    '2',
    'The header becomes more opaque after scrolling past 50 pixels.',
    'e2e/public-pages.spec.ts',
    'the header turns opaque after 50 pixels and each route begins at the top',
  ],
  [
    '2',
    'A mobile menu mirrors this and closes on every route change.',
    'e2e/public-pages.spec.ts',
    'the dropdowns and the mobile menu lead on and close on a change of route',
  ],
  ['2', 'Password fields have a show/hide toggle.', 'e2e/accounts.spec.ts', 'a password can be shown and hidden'],
  [
    '2',
    'Clicking the thumbnail opens a zoom preview modal … Select Template / Selected, Use This Template, a Preview PDF button',
    'e2e/editor.spec.ts',
    'from scratch: options, template, steps, editor, PDF',
  ],
  [
    '2',
    "Its text is 'Using {template} template' when a template was passed",
    'e2e/editor.spec.ts',
    'from scratch: options, template, steps, editor, PDF',
  ],
  [
    '2',
    'An Add Section button opens a modal with the options Certifications, Projects, Awards & Honors, Publications, Custom Section.',
    'e2e/editor.spec.ts',
    'sections: added, renamed, moved by keyboard, deleted, taken back',
  ],
  [
    '4',
    'Sessions … are dropped when a refresh fails … synchronised across browser tabs.',
    'e2e/sessions.spec.ts',
    'a sign-out in one tab ends the other tab and every call at once',
  ],
  [
    '4',
    "Toast 'Registration successful! Please check your email for verification.'",
    'e2e/accounts.spec.ts',
    'a visitor signs up, confirms by the mail and is welcomed',
  ],
  [
    '4',
    "Reset password success. Toast 'Password updated successfully', then /login.",
    'e2e/accounts.spec.ts',
    'a forgotten password is replaced by the link of a mail',
  ],
  [
    '4',
    "At the limit … the buttons are disabled and the message 'You've reached your optimization limit' appears",
    'e2e/dashboard.spec.ts',
    'at the limit both forms are closed and lead to the plans',
  ],
  [
    '4',
    'First the trial counter is incremented; if that fails, the submission is aborted.',
    'apps/server/test/optimizations.test.ts',
    'many submissions at once use no more than the three trials',
  ],
  [
    '4',
    'Custom sections only can be renamed (Enter confirms, Escape cancels, a blank name is ignored) and deleted.',
    'e2e/editor.spec.ts',
    'sections: added, renamed, moved by keyboard, deleted, taken back',
  ],
  ['5', 'Please upload a PDF file', 'e2e/optimize-resume.spec.ts', 'the form says what is missing and where'],
  [
    '7',
    'POST signup, token, recover, PUT user, logout, GET user, authorize',
    'packages/auth/test/mailed.test.ts',
    'a sign-up waits for its confirmation; the link signs in and works once',
  ],
  [
    '7',
    'POST multipart form to an external automation webhook: fields fullName, email, jobDescription, resume file',
    'apps/server/test/automation.test.ts',
    'the automation gets the fields and the file of the form, signed over the very bytes',
  ],
  [
    '7',
    'Google sign-in: access_type=offline, prompt=consent, redirect to /auth/callback',
    'packages/auth/test/google.test.ts',
    'what the app asks is passed on; what protects our side is ours',
  ],
  [
    '7',
    'POST token?grant_type=refresh_token',
    'packages/auth/test/sessions.test.ts',
    'near its end the client refreshes the token by itself; the old one is replaced',
  ],
  [
    '7',
    'POST recover, PUT user: password',
    'packages/auth/test/mailed.test.ts',
    'a forgotten password: the link signs in, the new password ends every other session',
  ],
  [
    '7',
    'POST logout?scope=global',
    'packages/auth/test/return.test.ts',
    'a global sign-out in one tab is heard in the other at once',
  ],
  [
    '8',
    "Webhook non-success: toast 'Failed to submit form: {status} {statusText}'",
    'apps/server/test/automation.test.ts',
    'a redirect is a refusal: nothing is sent on',
  ],
  [
    '8',
    'Resume success toast … You will receive an email shortly with your ATS matched score',
    'e2e/optimize-resume.spec.ts',
    'a person sends a resume and a posting and gets the numbers, the edits and the files',
  ],
  [
    '9',
    'Welcome email: up to 3 retries on HTTP 429, starting with a 1000 ms delay that doubles each retry.',
    'apps/web/src/auth/calls/send-welcome-email.test.ts',
    'is asked for again after 1, 2 and 4 seconds when the service is busy',
  ],
  [
    '9',
    'A session from the URL is flagged stale if issued over 120 s earlier.',
    'packages/auth/test/return.test.ts',
    'on a machine whose clock is wrong it warns of an old session and takes it all the same',
  ],
].map(([section = '', quote = '', file = '', title = '']) => ({ section, quote, file, title }));

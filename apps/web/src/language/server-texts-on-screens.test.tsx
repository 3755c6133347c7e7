import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#i18n';
import { problemOf } from '../api/call-error.ts';
import { request } from '../api/request.ts';
import { SectionNotes } from '../features/editor/review/section-notes.tsx';
import { LostFields } from '../features/optimisations/result/lost-fields.tsx';
import { withTexts } from './load-texts.ts';
import { sayServerText } from './say-server-text.ts';

const draw = (screen: ReactNode) => renderToString(<I18nProvider i18n={i18n}>{screen}</I18nProvider>);
const fetched = vi.fn<typeof fetch>();
const unreadable = {
  title: 'This file is password-protected.',
  advice: 'Save a copy without the password (for example with Print to PDF) and upload it.',
};
const finding = 'Skills are rated with symbols or bars';

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  // Of all the languages the one that no other test fetches the engine's texts in.
  i18n.load('nl', {});
  i18n.activate('nl');
});
afterEach(() => i18n.activate('en'));

test('what is wrong with a file is said in the language of the interface, on any screen', async () => {
  fetched.mockResolvedValue(new Response(JSON.stringify(unreadable), { status: 422 }));
  const failure = await request('/api/readings', { method: 'POST' }).catch((error: unknown) => error);
  expect(problemOf(failure)).toMatchObject({ title: 'Dit bestand is beveiligd met een wachtwoord.' });
});

test('notes in the editor and above the downloads are said, and a misspelt word stays', async () => {
  await withTexts('editor', Promise.resolve());
  const note = { key: '1', place: 'x', important: false, about: [], fixes: [] };
  const notes = [
    { ...note, kind: 'readability' as const, title: finding, advice: unreadable.advice },
    { ...note, key: '2', kind: 'spelling' as const, title: 'photo', word: 'photo' },
  ];
  const shown = draw(<SectionNotes label="Skills" notes={notes} apply={() => {}} accept={() => {}} />);
  expect(shown).toContain(sayServerText(finding));
  expect(shown).not.toContain(finding);
  expect(shown).toContain('>photo<');
  const xray = { complete: false, fields: [], note: `${unreadable.title} ${unreadable.advice}` };
  expect(draw(<LostFields xray={xray} resume={{}} />)).not.toContain(unreadable.title);
});

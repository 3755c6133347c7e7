import { draftLanguage, draftResume } from '@shortlist/schema';
import { afterEach, expect, test } from 'vitest';
import { i18n } from '#i18n';
import { startDraft } from './start-draft.ts';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('an empty resume speaks the language of the interface, in an English one that of its text', () => {
  expect(draftLanguage(startDraft())).toBeUndefined();
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  expect(draftLanguage(startDraft('creative-edge'))).toBe('de');
  expect(startDraft('creative-edge').design.template).toBe('creative-edge');
  expect(draftResume(startDraft()).meta).toMatchObject({ language: 'de' });
});

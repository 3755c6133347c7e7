import { type Draft, newDraft, type TemplateId } from '@shortlist/schema';
import { i18n } from '#i18n';

/** An empty resume: its page speaks the language of the interface until the person chooses another; in an English interface that of its text. */
export function startDraft(template?: TemplateId): Draft {
  const draft = newDraft(template);
  return i18n.locale === 'en' ? draft : { ...draft, design: { ...draft.design, language: i18n.locale } };
}

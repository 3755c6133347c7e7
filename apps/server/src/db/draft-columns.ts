import { type Draft, draftLanguage, pageLanguageOf } from '@shortlist/schema';

/** The language of a draft's page, as one of `pageLanguages`. */
export const languageOf = (draft: Draft): string => pageLanguageOf(draftLanguage(draft) ?? 'en') ?? 'en';

/** What of a draft stands beside it, for lists that do not open it. */
export const draftColumns = (draft: Draft) => ({ template: draft.design.template, language: languageOf(draft) });

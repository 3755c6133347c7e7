import type { OptimisedProfile } from '@shortlist/schema';
import { type Language, languageOf } from '@shortlist/schema/languages';
import type { Typesetter } from '@shortlist/typeset';
import { profileReport } from './profile-report.ts';
import type { PackFile } from './resume-pack.ts';
import { speak } from './texts/speak.ts';
import { unsettableNote } from './texts/unsettable-note.ts';

/** The files of an optimised LinkedIn profile: a report to read and to print in the language of its reader, and the fields as data. */
export async function makeProfilePack(
  profile: OptimisedProfile,
  name: string,
  { typesetter, language }: { typesetter: Typesetter; language: Language },
): Promise<PackFile[]> {
  const report = profileReport(profile, language);
  const i18n = speak(language);
  const text = new TextEncoder();
  return [
    {
      name: 'report.pdf',
      mediaType: 'application/pdf',
      bytes: await typesetter.reportPdf(report, {
        title: name === '' ? i18n._('LinkedIn profile') : i18n._('{name}’s LinkedIn profile', { name }),
        language: languageOf(language).tag,
        unsettable: unsettableNote(language),
      }),
    },
    { name: 'report.md', mediaType: 'text/markdown; charset=utf-8', bytes: text.encode(report) },
    {
      name: 'profile.json',
      mediaType: 'application/json',
      bytes: text.encode(`${JSON.stringify(profile, null, 2)}\n`),
    },
  ];
}

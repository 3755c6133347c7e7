import { profileReport } from '@shortlist/engine';
import type { OptimisedProfile } from '@shortlist/schema';
import type { Typesetter } from '@shortlist/typeset';
import type { PackFile } from './resume-pack.ts';

/** The files of an optimised LinkedIn profile: a report to read and to print, and the fields as data. */
export async function makeProfilePack(
  profile: OptimisedProfile,
  name: string,
  { typesetter }: { typesetter: Typesetter },
): Promise<PackFile[]> {
  const report = profileReport(profile);
  const text = new TextEncoder();
  return [
    {
      name: 'report.pdf',
      mediaType: 'application/pdf',
      bytes: await typesetter.reportPdf(report, {
        title: `LinkedIn profile of ${name}`.trim(),
        // The words around the texts are the app's.
        language: 'en',
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

import type { OptimisedProfile } from '@shortlist/schema';
import type { ProfileScene } from './profile-scene.ts';

type Row = OptimisedProfile['completeness'][number];

/** What the export shows, what it shows to be missing, and what it cannot show: that is unknown, never missing. */
export function checkCompleteness({ resume }: ProfileScene): Row[] {
  const jobs = resume.work ?? [];
  const row = (field: string, known: boolean): Row => ({ field, state: known ? 'known' : 'missing' });
  return [
    row('headline', has(resume.basics?.label)),
    row('about', has(resume.basics?.summary)),
    row('location', has(resume.basics?.location?.city) || has(resume.basics?.location?.region)),
    row('custom URL', hasOwnAddress(resume)),
    row('positions', jobs.length > 0),
    row(
      'descriptions of positions',
      jobs.length > 0 && jobs.every((job) => has(job.summary) || (job.highlights ?? []).length > 0),
    ),
    row('education', (resume.education ?? []).length > 0),
    row('skills', (resume.skills ?? []).length > 0),
    row('certificates', (resume.certificates ?? []).length > 0),
    row('languages', (resume.languages ?? []).length > 0),
    ...['photo', 'banner', 'connections', 'more skills', 'recommendations', 'featured', 'open to work'].map(
      (field): Row => ({ field, state: 'unknown' }),
    ),
  ];
}

/** LinkedIn gives an address that ends in letters and figures until the person chooses one. */
export function hasOwnAddress(resume: ProfileScene['resume']): boolean {
  const linkedin = (resume.basics?.profiles ?? []).find((profile) =>
    /linkedin/i.test(`${profile.network} ${profile.url}`),
  );
  const slug = /linkedin\.com\/in\/([^/?#\s]+)/i.exec(linkedin?.url ?? '')?.[1] ?? linkedin?.username ?? '';
  return slug !== '' && !/-[a-z0-9]*\d[a-z0-9]{4,}$/i.test(slug);
}

function has(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

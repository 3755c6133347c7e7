import { foldWords } from '../language/text/fold-text.ts';
import { noteList } from '../language/text/phrase-list.ts';
import type { Advice } from './advice.ts';
import { hasOwnAddress } from './check-completeness.ts';
import { isCurrent, type ProfileScene } from './profile-scene.ts';
import { resultsFor } from './short-results.ts';
import { isRemote, townOf } from './wish-sentence.ts';

/** What stands around the texts: place, openness to work, address, featured work, sections that the export lacks, a recommendation, the photo. */
export function adviseSettings(scene: ProfileScene): Advice[] {
  const { resume, goals } = scene;
  const best = resultsFor(scene, 0)[0]?.text;
  const job = (resume.work ?? [])[0];
  const isBusy = (resume.work ?? []).some((each) => isCurrent(each, scene.now));
  return [
    ...advisePlace(scene),
    {
      effect: 'medium',
      title: `Set “Open to work” to ${goals.targetRole}`,
      reason: `You can set up to five titles and locations, and recruiters filter by them.${isBusy ? ' Choose “Recruiters only”. LinkedIn then tries to hide it from your company but doesn’t guarantee it.' : ''} LinkedIn’s PDF doesn’t show whether it’s on.`,
      field: 'open to work',
    },
    {
      effect: best === undefined ? 'low' : 'medium',
      title: 'Feature one piece of your work',
      reason: `${
        best === undefined
          ? `Choose a piece that shows ${goals.targetRole} work, such as a project, an article, or a photo of finished work.`
          : `Choose a piece that backs up “${best}”, such as slides, a report, a photo, or a reference, if your employer allows it.`
      } LinkedIn’s PDF doesn’t show whether you have one.`,
      field: 'featured',
    },
    ...adviseMissing(scene),
    ...(hasOwnAddress(resume) ? [] : [adviseAddress(resume.basics?.name ?? '')]),
    {
      effect: 'low',
      title: 'Ask one person for a recommendation',
      reason:
        job?.name === undefined
          ? 'A teacher or someone you helped can say in two sentences what you did. LinkedIn’s PDF doesn’t show whether you have any.'
          : `Someone from ${job.name} can say in two sentences what you did there${best === undefined ? '' : ', ideally about your top result'}. LinkedIn’s PDF doesn’t show whether you have any.`,
      field: 'recommendations',
    },
    {
      effect: 'low',
      title: 'Check your photo and banner',
      reason: 'LinkedIn’s PDF doesn’t show them. A clear photo of your face and a simple banner are enough.',
      field: 'photo',
    },
  ];
}

/** A place of work that the profile does not name. */
function advisePlace({ resume, goals }: ProfileScene): Advice[] {
  const { city = '', region = '' } = resume.basics?.location ?? {};
  const town = townOf(goals.location);
  const here = [city, region].filter(Boolean).join(', ');
  if (isRemote(goals.location) || town === '' || here === '') return [];
  const known = foldWords(here);
  if (
    foldWords(town)
      .split(' ')
      .some((word) => word.length > 2 && known.split(' ').includes(word))
  )
    return [];
  return [
    {
      effect: 'medium',
      title: `Add ${town} as a place you’d work`,
      reason: `Your profile says ${here}, and recruiters filter by location. Add ${town} under “Open to work”, and make it your location once you move.`,
      field: 'location',
    },
  ];
}

/** Sections that the export shows to be missing. */
function adviseMissing({ resume }: ProfileScene): Advice[] {
  const none = (list: readonly unknown[] | undefined) => (list ?? []).length === 0;
  const missing = [
    ...(none(resume.education) ? ['education'] : []),
    ...(none(resume.languages) ? ['languages'] : []),
    ...(none(resume.certificates) ? ['certificates or licenses'] : []),
  ];
  if (missing.length === 0) return [];
  return [
    {
      effect: 'low',
      title: `Add ${noteList(missing)}, if you have any`,
      reason: `LinkedIn’s PDF shows none. ${none(resume.languages) ? 'Your native language counts. ' : ''}Skip any you don’t have.`,
    },
  ];
}

function adviseAddress(name: string): Advice {
  const slug = foldWords(name).replace(/[^\p{L}\d]+/gu, '-');
  return {
    effect: 'low',
    title: 'Choose a custom profile URL',
    reason: `${slug.length > 4 ? `linkedin.com/in/${slug}, if it’s available,` : 'A short URL with your name'} looks better on a resume than the numbered URL LinkedIn gave you.`,
    field: 'custom URL',
  };
}

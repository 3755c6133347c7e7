import type { Fact, Inconsistency, OptimisedProfile, Recommendation } from '@shortlist/schema';
import { slugOf } from '../lexicon/parse-lexicon.ts';
import type { Advice } from './advice.ts';
import { advisePositions } from './advise-positions.ts';
import { adviseSettings } from './advise-settings.ts';
import { adviseSkills } from './advise-skills.ts';
import { adviseAbout, adviseHeadline } from './advise-texts.ts';
import type { ProfileScene } from './profile-scene.ts';

/** What to do, most effective first, each with its reason. Rests on what the export shows; promises no rank. */
export function recommend(
  scene: ProfileScene,
  skills: OptimisedProfile['skills'],
  inconsistencies: readonly Inconsistency[],
  shown: ReadonlyMap<string, readonly Fact[]> = new Map(),
): Recommendation[] {
  const list: Advice[] = [
    ...adviseHeadline(scene),
    ...adviseAbout(scene),
    ...advisePositions(scene),
    ...adviseAgreement(inconsistencies),
    ...adviseSkills(scene, skills, shown),
    ...adviseSettings(scene),
  ];
  const weight = { high: 0, medium: 1, low: 2 };
  return list
    .map((each, i) => ({ each, i }))
    .sort((a, b) => weight[a.each.effect] - weight[b.each.effect] || a.i - b.i)
    .map(({ each }) => ({ id: slugOf(each.title).slice(0, 60), ...each }));
}

function adviseAgreement(inconsistencies: readonly Inconsistency[]): Advice[] {
  const first = inconsistencies.find(({ linkedin, resume }) => linkedin !== '' && resume !== '');
  const count = inconsistencies.length;
  if (count === 0) return [];
  const example =
    first === undefined
      ? ''
      : ` For example, ${first.field}: “${first.linkedin}” here, “${first.resume}” in your resume.`;
  return [
    {
      effect: 'high',
      title: 'Make your profile and resume match',
      reason: `Recruiters read both, and ${count} ${count === 1 ? 'detail differs' : 'details differ'}.${example}`,
    },
  ];
}

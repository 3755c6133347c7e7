import { tokenize } from '../../lexicon/tokenize.ts';
import { factAt, type Proposal, type TailorScene } from './proposal.ts';

/** Degrees whose letters stand for one thing only. */
const degrees: [RegExp, string][] = [
  [/^B\.?\s?S\.?\s?N\.?$/, 'Bachelor of Science in Nursing'],
  [/^B\.?\s?(?:Sc|S)\.?$/, 'Bachelor of Science'],
  [/^B\.?\s?A\.?$/, 'Bachelor of Arts'],
  [/^B\.?\s?B\.?\s?A\.?$/, 'Bachelor of Business Administration'],
  [/^B\.?\s?Eng\.?$/, 'Bachelor of Engineering'],
  [/^B\.?\s?Ed\.?$/, 'Bachelor of Education'],
  [/^LL\.?\s?B\.?$/, 'Bachelor of Laws'],
  [/^M\.?\s?(?:Sc|S)\.?$/, 'Master of Science'],
  [/^M\.?\s?A\.?$/, 'Master of Arts'],
  [/^M\.?\s?B\.?\s?A\.?$/, 'Master of Business Administration'],
  [/^M\.?\s?Eng\.?$/, 'Master of Engineering'],
  [/^M\.?\s?S\.?\s?N\.?$/, 'Master of Science in Nursing'],
];

/** A degree that stands as letters only is written out where the posting asks for a bachelor's or a master's by that word. English. */
export function proposeDegrees(scene: TailorScene): Proposal[] {
  if (!scene.language.startsWith('en')) return [];
  const asked = new Set(tokenize(scene.posting.requirements.map(({ text }) => text).join('\n')).map(({ key }) => key));
  return (scene.resume.education ?? []).flatMap((entry, i): Proposal[] => {
    const short = entry.studyType?.trim() ?? '';
    const full = degrees.find(([letters]) => letters.test(short))?.[1];
    const level = full?.split(' ')[0]?.toLowerCase() ?? '';
    if (full === undefined || !(asked.has(level) || asked.has(`${level}s`))) return [];
    const path = `/education/${i}/studyType`;
    const fact = factAt(scene, path);
    return [
      {
        op: 'replace',
        path,
        before: entry.studyType,
        after: `${full} (${short})`,
        reason: 'acronym-expanded',
        explanation: `Spells out “${full}” once, as the posting does, so searches find both forms.`,
        evidence: fact === undefined ? [] : [fact],
        requirements: scene.posting.requirements.filter(({ kind }) => kind === 'education').map(({ id }) => id),
      },
    ];
  });
}

import { foldWords } from '../language/fold-text.ts';
import { shortTitle } from '../language/short-title.ts';
import { factAt, type Proposal, type TailorScene } from './proposal.ts';

/** The headline title: a title that the person has held, the nearest to the posting's. Never the posting's own unless held. */
export function proposeTitle(scene: TailorScene): Proposal[] {
  const wanted = foldWords(shortTitle(scene.posting.title ?? ''));
  const label = scene.resume.basics?.label?.trim() ?? '';
  if (wanted === '') return [];
  const held = (scene.resume.work ?? []).flatMap((job, i) =>
    job.position === undefined || job.position.length > 60
      ? []
      : [
          {
            title: shortTitle(job.position.split(/,|\/| – /)[0] ?? ''),
            at: i,
            pointer: `/work/${i}/position`,
            likeness: likeness(foldWords(shortTitle(job.position.split(/,|\/| – /)[0] ?? '')), wanted),
          },
        ],
  );
  const best = held.reduce<(typeof held)[number] | undefined>(
    (a, b) => (a === undefined || b.likeness > a.likeness ? b : a),
    undefined,
  );
  if (
    best === undefined ||
    (best.at > 0 && best.likeness < 1) ||
    best.likeness < 0.5 ||
    best.likeness <= likeness(foldWords(label), wanted)
  )
    return [];
  const fact = factAt(scene, best.pointer);
  if (fact === undefined || best.title === label) return [];
  return [
    {
      op: label === '' ? 'add' : 'replace',
      path: '/basics/label',
      before: label === '' ? undefined : scene.resume.basics?.label,
      after: best.title,
      reason: 'title-aligned',
      explanation: `Shows “${best.title}” under your name: you have held that title, and it is nearest to “${scene.posting.title}”.`,
      evidence: [fact],
      requirements: [],
    },
  ];
}

/** Share of common words, 0 to 1 (Dice). */
function likeness(a: string, b: string): number {
  const [first, second] = [new Set(a.split(' ')), new Set(b.split(' '))];
  if (a === '' || b === '') return 0;
  const common = [...first].filter((word) => second.has(word)).length;
  return (2 * common) / (first.size + second.size);
}

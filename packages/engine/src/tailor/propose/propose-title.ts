import { capitalise } from '../../language/deeds/open-with-verb.ts';
import { foldWords } from '../../language/text/fold-text.ts';
import { isOfStudies } from '../../language/titles/is-training.ts';
import { firstTitle, shortTitle } from '../../language/titles/short-title.ts';
import { seniorityOf } from '../../lexicon/titles/recognise-titles.ts';
import { isInitialsOf } from './is-initials-of.ts';
import { factAt, type Proposal, type TailorScene } from './proposal.ts';

/**
 * The headline title: a title that the person has held, the nearest to the posting's. Never the posting's own unless held, and never one
 * below what the person is now.
 */
export function proposeTitle(scene: TailorScene): Proposal[] {
  const wanted = foldWords(shortTitle(scene.posting.title ?? ''));
  const label = scene.resume.basics?.label?.trim() ?? '';
  if (wanted === '') return [];
  const held = (scene.resume.work ?? []).flatMap((job, i) =>
    job.position === undefined || job.position.length > 60
      ? []
      : [
          {
            title: firstTitle(job.position),
            at: i,
            pointer: `/work/${i}/position`,
            likeness: likeness(foldWords(firstTitle(job.position)), wanted),
          },
        ],
  );
  const best = held.reduce<(typeof held)[number] | undefined>(
    (a, b) => (a === undefined || b.likeness > a.likeness ? b : a),
    undefined,
  );
  if (
    best === undefined ||
    (best.at > 0 && (best.likeness < 1 || isBelow(best.title, label, held[0]?.at === 0 ? held[0].title : ''))) ||
    best.likeness < 0.5 ||
    best.likeness <= likeness(foldWords(label), wanted) ||
    saysMore(label, best.title) ||
    // Who says that they study is no more than that by a job of one summer.
    isOfStudies(label)
  )
    return [];
  const fact = factAt(scene, best.pointer);
  if (fact === undefined || best.title === label) return [];
  return [
    {
      op: label === '' ? 'add' : 'replace',
      path: '/basics/label',
      before: label === '' ? undefined : scene.resume.basics?.label,
      after: capitalise(isInitialsOf(label, best.title) ? `${best.title} (${label})` : best.title),
      reason: 'title-aligned',
      explanation: `Shows “${best.title}” under your name: you’ve held this title, and it’s the closest to “${scene.posting.title}”.`,
      evidence: [fact, factAt(scene, '/basics/label')].filter((each) => each !== undefined),
      requirements: [],
    },
  ];
}

/** "Comptable confirmée" over "Comptable": the headline has the held title and a word or two that say how well it is filled. */
function saysMore(label: string, title: string): boolean {
  const words = foldWords(label).split(' ');
  const own = foldWords(title).split(' ');
  const more = words.length - own.length;
  return more > 0 && own.every((word) => words.includes(word));
}

/** Share of common words, 0 to 1 (Dice). */
function likeness(a: string, b: string): number {
  const [first, second] = [new Set(a.split(' ')), new Set(b.split(' '))];
  if (a === '' || b === '') return 0;
  const common = [...first].filter((word) => second.has(word)).length;
  return (2 * common) / (first.size + second.size);
}

const ranks = ['intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'director', 'executive'];

/** Whether an earlier title states a lower rank than the headline or the latest job. Staff and principal stand above senior. */
function isBelow(title: string, ...present: string[]): boolean {
  return present.some(
    (other) => rankOf(title) < rankOf(other) || adds.test(other.toLowerCase().replace(title.toLowerCase(), '')),
  );
}

const adds = /^\s*(?:head|chief|lead|senior|staff|principal|managing|executive|deputy|master)\s*$/;

function rankOf(title: string): number {
  const stated = ranks.indexOf(seniorityOf(title) ?? 'mid');
  return (
    stated +
    (/\b(?:staff (?=engineer|software|developer|scientist|designer|data)|principal|distinguished)\b/i.test(title)
      ? 1.5
      : 0)
  );
}

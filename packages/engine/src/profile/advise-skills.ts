import type { Fact, OptimisedProfile } from '@shortlist/schema';
import { noteList } from '../language/text/phrase-list.ts';
import type { Advice } from './advice.ts';
import { unshownOf } from './ask-for.ts';
import { shareOf } from './asked-by-postings.ts';
import { profileLimits } from './limits.ts';
import type { ProfileScene } from './profile-scene.ts';
import { saysNothing } from './rank-skills.ts';

/** Skills to list, to put first, and to take off. */
export function adviseSkills(
  scene: ProfileScene,
  skills: OptimisedProfile['skills'],
  shown: ReadonlyMap<string, readonly Fact[]>,
): Advice[] {
  const field = 'skills';
  const { add, drop, order } = skills;
  const names = add.slice(0, 5);
  const empty = drop.filter(saysNothing);
  const doubled = drop.filter((name) => !saysNothing(name));
  const first = order.slice(0, 3);
  const listed = order.filter((name) => !add.includes(name));
  const moves = first.some((name, i) => scene.relevance(name) > scene.relevance(listed[i] ?? '') || add.includes(name));
  return [
    ...(order.length === 0
      ? [
          {
            effect: 'medium' as const,
            title: 'List your skills',
            reason: `Your profile has none, and recruiters search by skill. LinkedIn has room for ${profileLimits.skills.limit}. Start with five from your courses or work.`,
            field,
          },
        ]
      : []),
    ...(names.length === 0
      ? []
      : [
          {
            effect: 'medium' as const,
            title: `Add ${noteList(names)} to your skills`,
            reason: `You mention ${names.length === 1 ? 'it' : 'them'} in ${whereShown(names.flatMap((name) => shown.get(name) ?? []))}, but not in your skills list.`,
            field,
          },
        ]),
    ...(moves && first.length > 1 && first.some((name) => scene.relevance(name) > 0)
      ? [
          {
            effect: 'low' as const,
            title: `Put ${noteList(first)} first`,
            reason: `${whyFirst(scene, first)} The first skills show without a click, and your About section can feature five.`,
            field,
          },
        ]
      : []),
    ...adviseAsked(scene),
    ...(empty.length === 0
      ? []
      : [
          {
            effect: 'low' as const,
            title: `Remove ${noteList(empty.slice(0, 3))} from your skills`,
            reason: `Almost everyone lists ${empty.length === 1 ? 'it' : 'them'}. Use the space for skills specific to your field.`,
            field,
          },
        ]),
    ...(doubled.length === 0
      ? []
      : [
          {
            effect: 'low' as const,
            title: `Remove ${noteList(doubled.slice(0, 3))} from your skills`,
            reason: `Another skill on your list says the same thing.`,
            field,
          },
        ]),
  ];
}

/** Why some skills lead: how many of the person's own postings ask for them, else what the role asks. */
function whyFirst({ asked, goals }: ProfileScene, first: readonly string[]): string {
  const row = asked.find(({ name }) => first.some((each) => each.toLowerCase() === name.toLowerCase()));
  return row === undefined
    ? `They matter most for ${goals.targetRole}.`
    : `They matter most for ${goals.targetRole}, and ${shareOf(row)} ${row.count === 1 ? 'asks' : 'ask'} for ${row.name}.`;
}

/** What the person's own postings ask for most and nothing of theirs shows. */
function adviseAsked(scene: ProfileScene): Advice[] {
  const lacking = unshownOf(scene);
  const [most] = lacking;
  if (most === undefined) return [];
  return [
    {
      effect: most.count * 2 > most.of ? 'high' : 'medium',
      title: `Tell us if you’ve used ${noteList(lacking.map(({ name }) => name))}`,
      reason: `${shareOf(most).replace(/^./, (letter) => letter.toUpperCase())} ${most.count === 1 ? 'asks' : 'ask'} for ${most.name}, and nothing in your profile shows it. If you have, answer our question. If not, leave this out.`,
      field: 'skills',
    },
  ];
}

/** Which parts of the profile name a thing: "your positions and your About". */
function whereShown(facts: readonly Fact[]): string {
  const parts = [
    ['/work', 'your positions'],
    ['/basics', 'your About'],
    ['/certificates', 'your certificates'],
    ['/projects', 'your projects'],
    ['/volunteer', 'your volunteer work'],
    ['/answers', 'your answers'],
  ].flatMap(([start = '', name = '']) => (facts.some(({ pointer }) => pointer.startsWith(start)) ? [name] : []));
  return noteList(parts.length === 0 ? ['your own words'] : parts);
}

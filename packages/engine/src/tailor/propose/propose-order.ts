import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { isWishLabel } from '../../language/stance/is-wish.ts';
import { foldWords } from '../../language/text/fold-text.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { orderLines } from './order-lines.ts';
import { factsUnder, type Proposal, type TailorScene } from './proposal.ts';
import { bringsMustForward, everyday, namesAsked, namesMust } from './what-moved.ts';

/** Puts what serves the posting first: lines within each job, skills within each group, groups among themselves. Nothing is lost. */
export function proposeOrder(scene: TailorScene): Proposal[] {
  return [...orderLines(scene), ...orderSkills(scene)];
}

function orderSkills(scene: TailorScene): Proposal[] {
  const groups = scene.resume.skills ?? [];
  const proposals: Proposal[] = groups.flatMap((group, i) => {
    const keywords = group.keywords ?? [];
    const isMust = (name: string): boolean => isDemanded(name, scene);
    const after = sortBy(keywords, (name) => (disclaimsAny(name) ? -1 : Number(isAsked(name, scene))));
    if (isUntidy(keywords) || isProgram(group.name ?? '')) return [];
    if (!bringsMustForward(keywords, after, isMust) || !changesFirstLook(keywords, after, scene)) return [];
    const pointer = `/skills/${i}/keywords`;
    return [
      {
        op: 'replace',
        path: pointer,
        before: keywords,
        after,
        reason: 'relevance-order',
        explanation: `${group.name ? `In “${group.name}”, moves` : 'Moves'} up the skills the posting asks for.`,
        evidence: factsUnder(scene, pointer).slice(0, 12),
        requirements: [],
      } satisfies Proposal,
    ];
  });
  const after = sortBy(groups, (group) => worthOfGroup(group, scene));
  const isMust = ({ keywords = [] }: (typeof groups)[number]): boolean =>
    keywords.some((name) => isDemanded(name, scene));
  // A reader takes in the first group: what changes below it helps nobody.
  if (
    groups[0] !== after[0] &&
    bringsMustForward(groups, after, isMust) &&
    !groups.some(({ name = '', keywords = [] }) => isUntidy(keywords) || isProgram(name))
  )
    proposals.push({
      op: 'replace',
      path: '/skills',
      before: groups,
      after,
      reason: 'relevance-order',
      explanation: 'Moves up the skill groups that matter most for this posting.',
      evidence: factsUnder(scene, '/skills').slice(0, 12),
      requirements: [],
    });
  return proposals;
}

/** Skills of a list that are read before the eye moves on. */
const readFirst = 5;

/** Whether a skill that is demanded comes among those read first, or one that nobody asked for leaves the first place to it. */
function changesFirstLook(before: readonly string[], after: readonly string[], scene: TailorScene): boolean {
  const first = before.slice(0, readFirst);
  const raised = after.slice(0, readFirst).filter((name) => !first.includes(name));
  return (
    raised.some((name) => isDemanded(name, scene)) ||
    (after[0] !== before[0] && isAsked(after[0] ?? '', scene) && !namesAsked(before[0] ?? '', scene))
  );
}

/** Whether a demand of the posting names a program that an entry holds. */
const isDemandedTool = (name: string, { posting }: TailorScene): boolean => {
  const ids = skillsIn(name).map(({ id }) => id);
  return posting.requirements.some(
    ({ importance, skills = [] }) =>
      importance === 'must' && skills.some(({ id, kind }) => kind === 'tool' && id !== undefined && ids.includes(id)),
  );
};

/** Whether an entry is a skill that the posting demands. */
const isDemanded = (name: string, scene: TailorScene): boolean => namesMust(name, scene) && isAsked(name, scene);

/** Whether an entry is a skill that the posting asks for, and not only a text that holds its name. */
const isAsked = (name: string, scene: TailorScene): boolean =>
  namesAsked(name, scene) &&
  (!everyday.test(name) || isDemandedTool(name, scene)) &&
  skillsIn(name).some(({ text }) => text.length >= 0.6 * name.length);

/** A program over other skills ("Odoo ERP") is no heading, but the first cell of their table. */
function isProgram(heading: string): boolean {
  const found = skillsIn(heading);
  const named = found.reduce((sum, { text }) => sum + text.length, 0);
  return found.some(({ kind }) => kind === 'tool') && named >= 0.8 * heading.trim().length;
}

/** Most words of a skill's name; more are a line of text. */
const mostWords = 6;

/** "etc.)", "and Miro": what is left of a list that was cut at its commas. */
const isBroken = (name: string): boolean =>
  name.split('(').length !== name.split(')').length || /\betc\b|^(?:and|or|&) /i.test(name);

/** A list that says things twice or holds whole lines: another order helps nobody, and shows it. */
function isUntidy(keywords: readonly string[]): boolean {
  return (
    new Set(keywords.map(foldWords)).size < keywords.length ||
    keywords.some((name) => name.trim().split(/\s+/).length > mostWords || isBroken(name))
  );
}

/** A group that is named for the trade of the posting goes first, before none other; what the person only wants to learn goes last. */
function worthOfGroup({ name = '' }: { name?: string }, scene: TailorScene): number {
  if (isWishLabel(name)) return -1;
  return letters(name).length > 4 && letters(scene.posting.title ?? '').includes(letters(name)) ? 1 : 0;
}

/** "Front End" and "Frontend" are one. */
const letters = (text: string): string => foldWords(text).replaceAll(' ', '');

/** Highest first; equals keep their order. */
export function sortBy<T>(items: readonly T[], value: (item: T) => number): T[] {
  return items
    .map((item, i) => ({ item, i, worth: value(item) }))
    .sort((a, b) => b.worth - a.worth || a.i - b.i)
    .map(({ item }) => item);
}

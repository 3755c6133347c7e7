import { isDeed } from '../../language/deeds/is-deed.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { isNoPractice, isWishLabel } from '../../language/stance/is-wish.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { listAsked } from './list-asked.ts';
import { factsUnder, type Proposal, type TailorScene } from './proposal.ts';

/** Puts what serves the posting first: bullets within each job, skills within each group, groups among themselves. Nothing is lost. */
export function proposeOrder(scene: TailorScene): Proposal[] {
  return [...orderBullets(scene), ...orderSkills(scene)];
}

function orderBullets(scene: TailorScene): Proposal[] {
  const entries = (['work', 'projects', 'volunteer'] as const).flatMap((section) =>
    (scene.resume[section] ?? []).map((entry, i) => ({
      pointer: `/${section}/${i}/highlights`,
      lines: entry.highlights ?? [],
      name: nameOf(entry),
    })),
  );
  return entries.flatMap(({ pointer, lines, name }) => {
    const shown = shownAt(pointer, scene);
    const after = bringForward(lines, (line) => worthOf(line, scene, shown.has(lines.indexOf(line))));
    if (!isMoved(lines, after)) return [];
    return [
      {
        op: 'replace' as const,
        path: pointer,
        before: lines,
        after,
        reason: 'relevance-order' as const,
        explanation: `${whyLines(lines, after, scene)}${name === '' ? '' : ` under ${name}`}. No line is lost.`,
        evidence: factsUnder(scene, pointer).slice(0, 12),
        requirements: [],
      },
    ];
  });
}

/** What a line is worth here: what it serves, in whole steps, so that a shared everyday word moves nothing; then its figure and its result. */
function worthOf(line: string, scene: TailorScene, isShown: boolean): number {
  if (!isDeed(line) || isNoPractice(line) || disclaimsAny(line)) return 0;
  const serves = Math.max(isShown || sharesDemand(line, scene) ? 1 : 0, Math.min(3, Math.floor(scene.relevance(line))));
  // A result with its figure is what a reader stops at; what only names a tool or a charge goes before no such line.
  const measured = (figure.test(line) ? 0.5 : 0) + (changed.test(line) ? 0.5 : 0);
  // What only helped comes before no other line, and goes behind none that serves nothing.
  return Math.max(
    0,
    serves + measured - (lesser.test(line) || mere.test(line) ? 1 : 0) - (charge.test(line) ? 0.5 : 0),
  );
}

/** "Fit and certify fire doors", where "Fire door experience" is asked for: two words side by side in a demand or a duty. */
function sharesDemand(line: string, { posting }: TailorScene): boolean {
  const asked =
    askedPairs.get(posting) ??
    new Set([...posting.requirements, ...posting.responsibilities].flatMap(({ text }) => pairsOf(text)));
  askedPairs.set(posting, asked);
  return pairsOf(line).some((pair) => asked.has(pair));
}

// One posting is asked for every line of a resume.
const askedPairs = new WeakMap<TailorScene['posting'], Set<string>>();

/** Neighbours of four letters and more, of which one at least tells something. */
function pairsOf(text: string): string[] {
  const words = tokenize(text);
  return words.flatMap(({ key, form }, i) => {
    const next = words[i + 1];
    const isPair =
      next !== undefined && form.length > 3 && next.form.length > 3 && !everyday.test(`${form} ${next.form}`);
    return isPair ? [`${stemWord(key)} ${stemWord(next.key)}`] : [];
  });
}

/** Words that stand in any posting. */
const everyday =
  /(?<!\p{L})(?:ability|about|across|all|also|from|have|into|must|need|other|that|their|them|this|team|through|using|well|with|work\p{L}*|years?|your|experience|skills?|strong|including|people|staff|manage\p{L}*|support\p{L}*)(?!\p{L})/iu;

/** The lines of an entry that the match quotes for a requirement or a duty: what shows a duty serves the posting, whatever its words weigh. */
function shownAt(pointer: string, { match }: TailorScene): Set<number> {
  const work = match.requirements.filter(({ met, kind }) => met === true && kind !== 'certificate');
  const quoted = [...work, ...(match.duties ?? [])].flatMap(({ met, evidence }) =>
    met === false ? [] : evidence.filter((each) => each.pointer.startsWith(`${pointer}/`)),
  );
  return new Set(quoted.map((each) => Number(each.pointer.slice(pointer.length + 1))));
}

/** A number of its own: "V3" and "S7" are names. */
const figure = /(?<![\p{L}-])\d/u;
const changed =
  /\b(?:reduc|increas|cut|grew|sav|improv|rais|lower|launch|built|led|won|introduc|deliver|doubl|halv)\p{L}*|\p{L}*(?:senkung|steigerung|einführung|verkürzung|reduzierung)|réduction|augmentation|amélioration|reducción|aumento|mejora/iu;
/** Who helped did not do it: such a line goes before no other. */
const lesser =
  /^(?:help(?:s|ed|ing)?|assist(?:s|ed|ing)?|support(?:s|ed|ing)?|participat(?:es?|ed|ing)|mithilfe|unterstützung|mitarbeit|aide|participation|apoyo|ayuda)(?!\p{L})/iu;

/** What there was to do, and not what was done. */
const charge = /^(?:(?:I )?(?:am |was )?responsible for(?! \p{L}+ing\b)|(?:my |key )?duties)(?!\p{L})/iu;
/** With what it was done. */
const mere =
  /^(?:us(?:ed|ing)|log(?:ged)?|record(?:ed)?|enter(?:ed)?|utili[sz](?:ed|ing)|worked (?:with|on|in)|answered)(?!\p{L})/iu;

/** Moves a line before those that are worth a whole step less; the person's own order stands for all else. */
function bringForward(lines: readonly string[], worth: (line: string) => number): string[] {
  const placed: string[] = [];
  const worths = new Map(lines.map((line) => [line, worth(line)]));
  const of = (line: string | undefined) => worths.get(line ?? '') ?? 0;
  for (const line of lines) {
    let at = placed.length;
    while (at > 0 && of(placed[at - 1]) + 1 <= of(line)) at--;
    placed.splice(at, 0, line);
  }
  return placed;
}

function orderSkills(scene: TailorScene): Proposal[] {
  const groups = scene.resume.skills ?? [];
  const proposals: Proposal[] = groups.flatMap((group, i) => {
    const keywords = group.keywords ?? [];
    // Only what is asked for moves: a word in common with the posting is no reason.
    const after = sortBy(keywords, (name) =>
      disclaimsAny(name) ? -1 : Math.min(2, Math.floor(scene.relevance(name))),
    );
    if (!isMoved(keywords, after)) return [];
    const pointer = `/skills/${i}/keywords`;
    return [
      {
        op: 'replace',
        path: pointer,
        before: keywords,
        after,
        reason: 'relevance-order',
        explanation: `${whySkills(keywords, after, scene)}${group.name ? ` in “${group.name}”` : ''}.`,
        evidence: factsUnder(scene, pointer).slice(0, 12),
        requirements: [],
      } satisfies Proposal,
    ];
  });
  // What the person only wants to learn goes before no skill of theirs.
  const best = (group: (typeof groups)[number]) =>
    isWishLabel(group.name)
      ? -1
      : [group.name ?? '', ...(group.keywords ?? [])]
          .map(scene.relevance)
          .sort((a, b) => b - a)
          .slice(0, 5)
          .reduce((sum, each) => sum + Math.floor(each), 0);
  const after = sortBy(groups, best);
  if (isMoved(groups, after))
    proposals.push({
      op: 'replace',
      path: '/skills',
      before: groups,
      after,
      reason: 'relevance-order',
      explanation: 'Puts the groups first whose words stand in the posting.',
      evidence: factsUnder(scene, '/skills').slice(0, 12),
      requirements: [],
    });
  return proposals;
}

/** Why lines moved, as it truly is: those that came forward name what is asked for, share the posting's words, or only give a figure. */
function whyLines(before: readonly string[], after: readonly string[], scene: TailorScene): string {
  const raised = broughtForward(before, after);
  if (raised.every((line) => namesAsked(line, scene)))
    return 'Puts the lines that show what the posting asks for first';
  if (raised.every((line) => scene.relevance(line) > 0)) return 'Puts the lines nearest to the posting’s words first';
  return 'Puts the lines with figures and the lines nearest to the posting’s words first';
}

function whySkills(before: readonly string[], after: readonly string[], scene: TailorScene): string {
  return broughtForward(before, after).every((name) => namesAsked(name, scene))
    ? 'Puts the skills that the posting asks for first'
    : 'Puts the skills first that share words with the posting';
}

function broughtForward(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((item, i) => i < before.indexOf(item));
}

function namesAsked(text: string, scene: TailorScene): boolean {
  const asked = new Set(listAsked(scene).map((skill) => skill.id));
  return skillsIn(text).some((skill) => skill.id !== undefined && asked.has(skill.id));
}

/** Highest first; equals keep their order. */
export function sortBy<T>(items: readonly T[], value: (item: T) => number): T[] {
  return items
    .map((item, i) => ({ item, i, worth: value(item) }))
    .sort((a, b) => b.worth - a.worth || a.i - b.i)
    .map(({ item }) => item);
}

function isMoved<T>(before: readonly T[], after: readonly T[]): boolean {
  return before.some((item, i) => item !== after[i]);
}

function nameOf(entry: { name?: string | undefined; organization?: unknown }): string {
  return entry.name ?? (typeof entry.organization === 'string' ? entry.organization : '');
}

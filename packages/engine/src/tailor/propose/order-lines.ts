import { hasFigure } from '../../language/deeds/has-figure.ts';
import { tellsDeed } from '../../language/deeds/tells-deed.ts';
import { endsOpen } from '../../language/text/ends-open.ts';
import { phraseSharing } from '../../lexicon/relate/shares-phrase.ts';
import { introduces, joinLines } from './join-lines.ts';
import { worthOf } from './line-worth.ts';
import { factsUnder, type Proposal, type TailorScene } from './proposal.ts';
import { bringsMustForward, broughtForward, everyday, isMoved, namesAsked, namesMust } from './what-moved.ts';

/** Puts the lines of each entry first that serve the posting. Nothing is lost, and nothing moves for less than a whole step. */
export function orderLines(scene: TailorScene): Proposal[] {
  const { requirements, responsibilities } = scene.posting;
  const saysSo = phraseSharing([...requirements, ...responsibilities].map(({ text }) => text));
  const entries = (['work', 'projects', 'volunteer'] as const).flatMap((section) =>
    (scene.resume[section] ?? []).slice(0, readEntries).map((entry, i) => ({
      pointer: `/${section}/${i}/highlights`,
      lines: entry.highlights ?? [],
      name: nameOf(entry),
    })),
  );
  return entries.flatMap(({ pointer, lines, name }) => {
    const shown = shownAt(pointer, lines, scene, saysSo);
    const after = bringForward(lines, (line) => worthOf(line, scene, shown.has(lines.indexOf(line))));
    const musts = mustsAt(pointer, scene);
    // What only the match takes for a demand in other words is one where a figure tells of it.
    const isMust = (line: string): boolean =>
      namesMust(line, scene, ({ text }) => !everyday.test(text)) || (musts.has(lines.indexOf(line)) && hasFigure(line));
    // A reader takes in what stands first: what changes below it helps nobody.
    if (!isMoved(lines, after) || topOf(after) === topOf(lines) || goesOn(lines)) return [];
    const [top = '', former = ''] = [topOf(after), topOf(lines)];
    // A line that shows a demand or a duty itself gives its place to none.
    if (!isMust(top) || isMust(former) || shown.has(lines.indexOf(former)) || !bringsMustForward(lines, after, isMust))
      return [];
    // What the match quotes for the posting goes before what shows nothing of it; a figure is not given up for it.
    const isNearer =
      shown.has(lines.indexOf(top)) &&
      !shown.has(lines.indexOf(former)) &&
      scene.relevance(top) >= scene.relevance(former) + nearer &&
      (hasFigure(top) || !hasFigure(former));
    if (!(isWorthTheTop(top, former) || (isNearer && !label.test(top))) || !lines.every(isWhole(scene.language)))
      return [];
    return [
      {
        op: 'replace' as const,
        path: pointer,
        before: lines,
        after,
        reason: 'relevance-order' as const,
        explanation: `${name === '' ? 'Moves' : `Under ${name}, moves`} up the ${whatMoved(lines, after, scene)}. Nothing is removed.`,
        evidence: factsUnder(scene, pointer).slice(0, 12),
        requirements: [],
      },
    ];
  });
}

/** By how much a line must serve the posting more than the one before it: half of a demand that it names. */
const nearer = 0.5;

/** Entries of a section that a reader looks at closely. */
const readEntries = 3;

/** The first line that tells of work. */
const topOf = (lines: readonly string[]): string | undefined => lines[introduces(lines[0] ?? '') ? 1 : 0];

/** "Skills: C++, Qt": a list behind its label tells no work. */
const label = /^\p{Lu}[\p{L} ]{2,24}: /u;

/** Whether a line may take the first place from another: no list, and with a figure before one that has none. */
const isWorthTheTop = (line: string, former: string): boolean =>
  !label.test(line) && hasFigure(line) && !hasFigure(former);

/** Whether a line stands by itself: what introduces the employer or goes on from the line before it loses its sense where it moves. Of English, where a deed is told by its verb, a line without one may. */
const isWhole =
  (language: string) =>
  (line: string): boolean =>
    !/^\P{L}*\p{Ll}/u.test(line) && !endsOpen(line) && (!language.startsWith('en') || tellsDeed(line, 'en', false));

/** What was named in a line before: "The new system met the standards." */
const named =
  /^(?:the (?:new|project|system|scope|team|result|company|program|first)|duties included|projects? (?:is|are|was|were))\b/i;

/** Whether a line speaks of what another one has named: moved, it loses what it speaks of. */
const goesOn = (lines: readonly string[]): boolean => lines.some((line, i) => i > 0 && named.test(line));

/** The lines of an entry that the match quotes for a requirement or a duty: what shows a duty serves the posting, whatever its words weigh. */
function shownAt(
  pointer: string,
  lines: readonly string[],
  { match }: TailorScene,
  saysSo: (line: string) => boolean,
): Set<number> {
  const work = match.requirements.filter(({ met, kind }) => met === true && kind !== 'certificate');
  const quoted = [...work, ...(match.duties ?? [])].flatMap(({ met, evidence }) =>
    met === false ? [] : evidence.filter((each) => each.pointer.startsWith(`${pointer}/`)),
  );
  const said = [...lines.keys()].filter((at) => saysSo(lines[at] ?? ''));
  return new Set([...quoted.map((each) => Number(each.pointer.slice(pointer.length + 1))), ...said]);
}

/** The lines of an entry that the match quotes for a demand. */
function mustsAt(pointer: string, { match }: TailorScene): Set<number> {
  const musts = match.requirements.filter(({ importance, met, kind }) => {
    return importance === 'must' && met !== false && kind !== 'certificate' && kind !== 'education';
  });
  const quoted = musts.flatMap(({ evidence }) => evidence.filter((each) => each.pointer.startsWith(`${pointer}/`)));
  return new Set(quoted.map((each) => Number(each.pointer.slice(pointer.length + 1))));
}

/** Moves a line before those that are worth a whole step less; the person's own order stands for all else. */
function bringForward(lines: readonly string[], worth: (line: string) => number): string[] {
  const pieces = joinLines(lines);
  if (pieces === undefined) return [...lines];
  const worths = new Map(pieces.map((piece) => [piece, Math.max(...piece.map(worth))]));
  const of = (piece: string[] | undefined) => worths.get(piece ?? []) ?? 0;
  const first = introduces(lines[0] ?? '') ? 1 : 0;
  const placed: string[][] = pieces.slice(0, first);
  for (const piece of pieces.slice(first)) {
    let at = placed.length;
    while (at > first && of(placed[at - 1]) + 1 <= of(piece)) at--;
    placed.splice(at, 0, piece);
  }
  return placed.flat();
}

/** Which lines moved, as it truly is: those that came forward name what is asked for, share the posting's words, or only give a figure. */
function whatMoved(before: readonly string[], after: readonly string[], scene: TailorScene): string {
  const raised = broughtForward(before, after);
  if (raised.every((line) => namesAsked(line, scene))) return 'lines that show what the posting asks for';
  if (raised.every((line) => scene.relevance(line) > 0)) return 'lines closest to the posting’s wording';
  return raised.every((line) => /\d/.test(line))
    ? 'lines with numbers'
    : 'lines with numbers and the lines closest to the posting’s wording';
}

function nameOf(entry: { name?: string | undefined; organization?: unknown }): string {
  return entry.name ?? (typeof entry.organization === 'string' ? entry.organization : '');
}

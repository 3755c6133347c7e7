import { isSkillLevel } from '../../../language/text/skill-levels.ts';
import { skillsIn } from '../../../lexicon/find/skills-in.ts';
import type { Line } from '../../layout/types.ts';
import { joinTexts } from '../entries/read-body.ts';
import { boxOf, type Draft, type Fact, type Piece, toFact } from '../fact.ts';
import { splitList } from '../skills/parse-skills.ts';
import { type RolePage, segmentsOf, type TaggedSegment } from './role-page.ts';

type Group = { label?: Fact; level?: Fact; keywords: Fact[] };

/** "Python (Expert)": levels behind skills are for the rules, which know how they stand. */
const isLevelBehind = ({ text, start, cell }: TaggedSegment): boolean =>
  isSkillLevel(text.replace(/\)$/, '')) && /\S\s*\($/u.test(cell.text.slice(0, start));

const labelled = /^([^:,;•]{2,40}):\s+(\S.*)$/u;

/** The skills of a section by the roles of its segments, in groups below their labels. What has another role is none; undefined where nothing has the role. */
export function readRoleSkills(lines: Line[], page: RolePage): Draft[] | undefined {
  const segments = lines.flatMap((line) => segmentsOf(line, page));
  if (!segments.some(({ role }) => role === 'skill') || segments.some(isLevelBehind)) return undefined;
  const groups: Group[] = [];
  let last: TaggedSegment | undefined;
  let open: Piece | undefined;
  const close = (): void => {
    if (open === undefined) return;
    const group = groups.at(-1) ?? startGroup(groups);
    group.keywords.push(...partsOf(open));
    open = undefined;
  };
  for (const segment of segments) {
    const { role, text, cell, start, end } = segment;
    const boxes = [boxOf(cell, start, end)];
    // "Marketing: campaigns, events" in one part: what stands before the colon names the group.
    const [, label, rest] = segment.index === 0 ? (labelled.exec(text) ?? []) : [];
    if (label !== undefined && rest !== undefined && (role === 'skill' || role === 'skill-label')) {
      close();
      startGroup(groups, toFact({ text: label, boxes }, 0.85));
      open = { text: rest, boxes };
    } else if (role === 'skill-label') {
      close();
      const group = groups.at(-1);
      const joined = last?.role === 'skill-label' && last.cell === cell && group?.label && group.keywords.length === 0;
      const label = joined ? `${group.label?.value}${cell.text.slice(last?.end, start)}${text}` : text;
      if (joined) group.label = toFact({ text: label, boxes }, 0.85);
      else startGroup(groups, toFact({ text: label, boxes }, 0.85));
    } else if (role === 'skill' && open && last?.role === 'skill' && goesOn(last, segment))
      open = { text: joinTexts(open.text, text), boxes: [...open.boxes, ...boxes] };
    else if (role === 'skill') {
      close();
      open = { text, boxes };
    } else {
      close();
      const group = groups.at(-1);
      if (role === 'detail' && isSkillLevel(text) && group?.label && group.keywords.length === 0)
        group.level ??= toFact({ text, boxes }, 0.7);
    }
    last = segment;
  }
  close();
  return groups
    .filter(({ label, keywords }) => label !== undefined || keywords.length > 0)
    .map(({ label, level, keywords }) => ({ name: label, level, keywords }));
}

function startGroup(groups: Group[], label?: Fact): Group {
  const group: Group = { keywords: [], ...(label ? { label } : {}) };
  groups.push(group);
  return group;
}

/** A skill that goes on in the next line: below text that ends open or fills its line. */
function goesOn(last: TaggedSegment, next: TaggedSegment): boolean {
  if (next.row !== last.row + 1 || next.index > 0 || last.index < last.count - 1) return false;
  if (next.line.bullet !== undefined || /[,;.|]\s*$/.test(last.cell.text)) return false;
  if (/[&/-]$|\s(?:of|for|and|und|et|de|di|da|y|e|in|with|con|mit)$/iu.test(last.text)) return true;
  const full = last.cell.right > last.line.edge - 6 * last.style.size;
  return /^\p{Ll}/u.test(next.text) && (full || /^\(/.test(next.text));
}

/** The skills of a text: parted at the marks of lists, and at a word for "and" between two that are each known. */
function partsOf({ text, boxes }: Piece): Fact[] {
  return splitList(text)
    .flatMap(partPair)
    .filter((part) => part.length <= 160)
    .map((part) => toFact({ text: part, boxes }, 0.85));
}

function partPair(text: string): string[] {
  const bare = text.replace(/^(?:and|und|et|y|e|en|и|&)\s+(?=\S)/iu, '');
  const [, one, two] = /^(.+?)\s+(?:and|und|et|y|e|en|и|&)\s+(.+)$/iu.exec(bare) ?? [];
  return one && two && isKnown(one) && isKnown(two) ? [one, two] : [bare];
}

const isKnown = (text: string): boolean => skillsIn(text).some(({ start, end }) => start === 0 && end === text.length);

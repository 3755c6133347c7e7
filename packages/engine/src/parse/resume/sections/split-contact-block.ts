import { isSkillLevel } from '../../../language/text/skill-levels.ts';
import { isContactBlock, isContactLine } from '../basics/parse-basics.ts';
import type { Section } from './find-sections.ts';

/**
 * A block of contact data in a sidebar ends with its last way to reach the person; what follows in larger type is a card of its own:
 * of skills where a level stands under its first line.
 */
export function splitContactBlocks(sections: Section[]): Section[] {
  return sections.flatMap((section) => {
    if (section.kind !== 'contact' && !isContactBlock(section)) return [section];
    const own = { ...section, kind: 'contact' as const };
    const last = section.lines.findLastIndex(isContactLine);
    const reach = section.lines[last];
    const from = section.lines.findIndex((line, i) => i > last && reach !== undefined && line.size > reach.size + 1.5);
    const [head, level] = [section.lines[from], section.lines[from + 1]];
    if (from < 0 || !head || !level || !isSkillLevel(level.text)) return [own];
    return [
      { ...own, lines: section.lines.slice(0, from) },
      { kind: 'skills', title: head.text, heading: head, lines: section.lines.slice(from + 1), flow: section.flow },
    ];
  });
}

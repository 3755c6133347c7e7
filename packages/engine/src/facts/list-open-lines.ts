import type { Resume } from '@shortlist/schema';
import { findHeading } from '../language/headings/find-heading.ts';
import { disclaimsAny } from '../language/stance/find-disclaimers.ts';
import { isNoPractice, isWishLabel } from '../language/stance/is-wish.ts';

/** A line of the person's file that no field holds for certain. `part`: what its block or the heading above it says it is of. */
export type OpenLine = { text: string; pointer: string; part: string };

/** Whether a label says that what stands below it is wished for, given up, expired or not there. */
const denies = (label: string): boolean => isWishLabel(label) || disclaimsAny(label, true);

/** Parts whose lines say who somebody is, what others say of them, or what they do besides. */
const personal: ReadonlySet<string> = new Set(['basics', 'contact', 'personal', 'references', 'interests']);

/**
 * The lines that stand in the file's own words (`verbatim`), each with the part it belongs to: where a heading stands among them, the lines below it are of
 * that part. Left out: what is personal, wished for, expired, denied or watched.
 */
export function listOpenLines({ verbatim = [] }: Resume): OpenLine[] {
  return verbatim.flatMap(({ section, heading = '', lines }, i) => {
    let part = findHeading(heading) ?? section;
    let isDenied = denies(heading);
    return lines.flatMap(({ text = '' }, j): OpenLine[] => {
      const bare = text.trim().replace(/\s*:$/, '');
      const named = findHeading(bare);
      if (named !== undefined || (/:$/.test(text.trim()) && bare.split(/\s+/).length <= mostOfHeading)) {
        // "Responsibilities": a label within a part.
        if (named !== 'label') part = named ?? section;
        isDenied = denies(bare);
        return [];
      }
      if (isDenied || personal.has(part) || personal.has(section) || isNoPractice(text)) return [];
      return [{ text, pointer: `/verbatim/${i}/lines/${j}/text`, part }];
    });
  });
}

const mostOfHeading = 4;

import { inBrackets } from '../outline/in-brackets.ts';
import type { Entry, Fact } from '../outline/outline.ts';

/** A fact as one line of text: "Databases (expert): PostgreSQL, SQLite". */
export function factLine(fact: Fact): string {
  return labelLine(fact) + itemLine(fact);
}

/** The label of a fact with what stands behind it; nothing for one without. */
export function labelLine({ label, detail, colon = ':', brackets = ' ()' }: Fact): string {
  // The colon of Chinese and Japanese brings its own space.
  const space = colon.endsWith(':') ? ' ' : '';
  return label ? `${label.text}${detail ? inBrackets(detail.text, brackets) : ''}${colon}${space}` : '';
}

/** The items of a fact on one line, with its mark between them. */
export function itemLine({ items, comma = ', ' }: Fact): string {
  return items.map((item) => item.text).join(comma);
}

/** The texts of an entry's second line. */
export function headLine(entry: Entry): string {
  return entry.heads.map((head) => head.text).join(' · ');
}

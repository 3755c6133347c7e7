import type { Entry, Fact, Span } from '../outline/outline.ts';

/** A fact as one line of text: "Databases (expert): PostgreSQL, SQLite". */
export function factLine(fact: Fact): string {
  const label = fact.label ? `${fact.label.text}${fact.detail ? ` (${fact.detail.text})` : ''}: ` : '';
  return label + itemLine(fact.items);
}

/** Items on one line: commas between them, semicolons where an item brings a comma of its own. */
export function itemLine(items: Span[]): string {
  return items.map((item) => item.text).join(items.some((item) => item.text.includes(',')) ? '; ' : ', ');
}

/** The texts of an entry's second line. */
export function headLine(entry: Entry): string {
  return entry.heads.map((head) => head.text).join(' · ');
}

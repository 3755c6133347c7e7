import type { Entry, Fact, Section, Span } from '../outline/outline.ts';

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

/** Whether an entry has anything below its head. */
export function hasBody(entry: Entry): boolean {
  return entry.paragraphs.length + entry.bullets.length + entry.facts.length + entry.roles.length > 0;
}

/** Whether a section holds short dated lines, one a record. */
export function isRecords(section: Section): boolean {
  return section.kind === 'records';
}

import { findTitles } from '../lexicon/titles/recognise-titles.ts';

/** The same role, also in the other form of its title ("HR Business Partnerin" for HR Business Partner) and by its letters ("CFO"). */
export function isSameRole(title: string, role: string): boolean {
  const bare = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/(?<=\p{L}{3}(?:er|or|ist|ent|eur))in$/u, '');
  const named = titleOf(title);
  return bare(title) === bare(role) || (named !== undefined && named === titleOf(role));
}

/** Whether a text names a role, by its letters too: "take a company public as CFO" for a Chief Financial Officer. */
export function namesRole(text: string, role: string): boolean {
  return (
    text.toLowerCase().includes(role.toLowerCase()) ||
    findTitles(text).some(({ start, end }) => isSameRole(text.slice(start, end), role))
  );
}

/** The title that a text is as a whole, undefined where it says more or less. */
function titleOf(text: string): string | undefined {
  const whole = text.trim();
  return findTitles(whole).find(({ start, end }) => start === 0 && end === whole.length)?.title.id;
}

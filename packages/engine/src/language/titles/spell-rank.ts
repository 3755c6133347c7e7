/** "Sr. Accountant" → "Senior Accountant": how a rank before a title is said. */
export const spellRank = (title: string): string =>
  title.replace(/(?<!\p{L})Sr\.? (?=\p{Lu})/u, 'Senior ').replace(/(?<!\p{L})Jr\.? (?=\p{Lu})/u, 'Junior ');

import { withoutLastWord } from '../text/without-end.ts';

/** Words that lead to a date: "form" is how "from" is misspelt. */
const leads = ['from', 'form', 'since', 'for', 'during', 'between', 'in', 'von', 'seit', 'de', 'entre', 'depuis'];
const marks = /[\s([,–—-]/u;

/** "Sold software to hospitals from": what stands before a date, without the word and the marks that lead to it. */
export const withoutDateLead = (text: string): string => withoutLastWord(text, leads, marks);

import { ownDocumentFile } from '@shortlist/schema';

const words: Record<string, { title: string; about: string }> = {
  [ownDocumentFile]: { title: 'Your own document with the edits', about: 'Word, in your own layout' },
  'resume.pdf': { title: 'Tailored resume', about: 'PDF, ready to send' },
  'letter.pdf': { title: 'Cover letter', about: 'PDF, ready to send' },
  'resume-rebuilt.pdf': { title: 'Rebuilt resume', about: 'PDF draft: check every line first' },
  'resume-rebuilt.docx': { title: 'Rebuilt resume', about: 'Word draft: check every line first' },
  'resume.docx': { title: 'Tailored resume', about: 'Word, to edit further' },
  'letter.docx': { title: 'Cover letter', about: 'Word' },
  'resume.txt': { title: 'Tailored resume', about: 'Plain text, for web forms' },
  'letter.txt': { title: 'Cover letter', about: 'Plain text' },
  'resume.md': { title: 'Tailored resume', about: 'Markdown' },
  'resume.json': { title: 'Tailored resume', about: 'JSON Resume data' },
  'edits.txt': { title: 'List of edits', about: 'Text: where, current text, new text' },
  'left-out.json': { title: 'Left out of the tailored resume', about: 'Data: each text with its page and the reason' },
  'report.pdf': { title: 'Profile report', about: 'PDF' },
  'report.md': { title: 'Profile report', about: 'Markdown' },
  'profile.json': { title: 'Profile texts', about: 'Data, field by field' },
};

/** A result's file as a person would ask for it; an unknown one is called by its name. `unchanged`: the person's own file stands in the place of our pages. */
export function fileWords(name: string, unchanged = false): { title: string; about: string } {
  if (unchanged && /^resume\.(?:pdf|docx)$/.test(name))
    return { title: 'Your original resume', about: `${formatWord(name)}, unchanged` };
  return words[name] ?? { title: name, about: name.split('.').pop()?.toUpperCase() ?? '' };
}

const formats: Record<string, string> = { docx: 'Word', txt: 'text', md: 'Markdown', json: 'JSON' };

/** The format of a file as people call it. */
export function formatWord(name: string): string {
  const ending = name.split('.').pop() ?? '';
  return formats[ending] ?? ending.toUpperCase();
}

/** Where a file stands in a list: the ones to send first, unknown ones last. */
export function fileRank(name: string): number {
  const rank = Object.keys(words).indexOf(name);
  return rank < 0 ? Number.MAX_SAFE_INTEGER : rank;
}

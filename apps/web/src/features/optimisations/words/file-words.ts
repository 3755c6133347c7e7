import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { byWord, interviewFile, ownDocumentFile } from '@shortlist/schema';
import { i18n } from '#i18n';

const words: Record<string, { title: MessageDescriptor; about: MessageDescriptor | string }> = byWord({
  [ownDocumentFile]: { title: msg`Your own document with the edits`, about: msg`Word, in your own layout` },
  'resume.pdf': { title: msg`Tailored resume`, about: msg`PDF, ready to send` },
  'letter.pdf': { title: msg`Cover letter`, about: msg`PDF, ready to send` },
  'resume-rebuilt.pdf': { title: msg`Rebuilt resume`, about: msg`PDF draft: check every line first` },
  'resume-rebuilt.docx': { title: msg`Rebuilt resume`, about: msg`Word draft: check every line first` },
  'resume.docx': { title: msg`Tailored resume`, about: msg`Word, to edit further` },
  'letter.docx': { title: msg`Cover letter`, about: 'Word' },
  'resume.txt': { title: msg`Tailored resume`, about: msg`Plain text, for web forms` },
  'letter.txt': { title: msg`Cover letter`, about: msg`Plain text` },
  [interviewFile]: { title: msg`Interview prep`, about: msg`PDF: likely questions and your own lines` },
  'resume.md': { title: msg`Tailored resume`, about: 'Markdown' },
  'resume.json': { title: msg`Tailored resume`, about: msg`JSON Resume data` },
  'edits.txt': { title: msg`List of edits`, about: msg`Text file: location, current text, and new text` },
  'left-out.json': {
    title: msg`Left out of the tailored resume`,
    about: msg`Data file: each passage with its page and why we left it out`,
  },
  'report.pdf': { title: msg`Profile report`, about: 'PDF' },
  'report.md': { title: msg`Profile report`, about: 'Markdown' },
  'profile.json': { title: msg`Profile text`, about: msg`Data, field by field` },
});

/** The lines of the person's own file, which stands in the place of our pages. */
const ownText = { title: msg`Your original resume`, about: msg`Plain text, for web forms` };

/** A result's file as a person would ask for it; an unknown one is called by its name. `unchanged`: the person's own file stands in the place of our pages. */
export function fileWords(name: string, unchanged = false): { title: string; about: string } {
  if (unchanged && /^resume\.(?:pdf|docx)$/.test(name))
    return { title: t`Your original resume`, about: t`${{ format: formatWord(name) }}, unchanged` };
  const known = unchanged && name === 'resume.txt' ? ownText : words[name];
  if (!known) return { title: name, about: name.split('.').pop()?.toUpperCase() ?? '' };
  return { title: i18n._(known.title), about: typeof known.about === 'string' ? known.about : i18n._(known.about) };
}

const formats: Record<string, string> = byWord({ docx: 'Word', md: 'Markdown', json: 'JSON' });

/** The format of a file as people call it. */
export function formatWord(name: string): string {
  const ending = name.split('.').pop() ?? '';
  if (ending === 'txt') return t`text`;
  return formats[ending] ?? ending.toUpperCase();
}

/** Where a file stands in a list: the ones to send first, unknown ones last. */
export function fileRank(name: string): number {
  const rank = Object.keys(words).indexOf(name);
  return rank < 0 ? Number.MAX_SAFE_INTEGER : rank;
}

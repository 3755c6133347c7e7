const words: Record<string, { title: string; about: string }> = {
  'resume.pdf': { title: 'Tailored resume', about: 'PDF, tagged, ready to send' },
  'resume.docx': { title: 'Tailored resume', about: 'Word, to edit further' },
  'resume.txt': { title: 'Tailored resume', about: 'Plain text, for web forms' },
  'resume.md': { title: 'Tailored resume', about: 'Markdown' },
  'resume.json': { title: 'Tailored resume', about: 'JSON Resume data' },
  'letter.pdf': { title: 'Cover letter', about: 'PDF' },
  'letter.docx': { title: 'Cover letter', about: 'Word' },
  'letter.txt': { title: 'Cover letter', about: 'Plain text' },
  'report.pdf': { title: 'Profile report', about: 'PDF' },
  'profile.pdf': { title: 'Profile report', about: 'PDF' },
  'profile.txt': { title: 'Profile texts', about: 'Plain text, field by field' },
};

/** A result's file as a person would ask for it; an unknown one is called by its name. */
export function fileWords(name: string): { title: string; about: string } {
  return words[name] ?? { title: name, about: name.split('.').pop()?.toUpperCase() ?? '' };
}

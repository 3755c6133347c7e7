import type { Command } from 'commander';
import { i18n } from './voice.ts';

export type CommandRow = {
  name: string;
  /** What the overview says that it takes. */
  takes: string;
  summary: string;
  /** Brings what defines its arguments, options and action. */
  load(): Promise<(command: Command) => void>;
};

/** The commands, in the order of the overview. Only the one that is called is loaded: the engine behind it takes a second. */
export const listCommands = (): CommandRow[] => [
  {
    name: 'parse',
    takes: `[options] <${i18n._('file|folder')}...>`,
    summary: i18n._('Convert resumes (PDF, DOCX, text, JSON Resume, LinkedIn PDF) to JSON Resume files.'),
    load: async () => (await import('./commands/parse.ts')).defineParse,
  },
  {
    name: 'check',
    takes: `[options] <${i18n._('file|folder')}...>`,
    summary: i18n._('Check resume files for parsing problems, worst first.'),
    load: async () => (await import('./commands/check.ts')).defineCheck,
  },
  {
    name: 'posting',
    takes: `[options] <${i18n._('file|folder')}>`,
    summary: i18n._(
      'Extract job postings as JSON: title, employer, requirements with quotes, duties, and key requirements.',
    ),
    load: async () => (await import('./commands/posting.ts')).definePosting,
  },
  {
    name: 'match',
    takes: `[options] <${i18n._('file|folder')}...>`,
    summary: i18n._('Estimate how well resumes match postings, with evidence for every point.'),
    load: async () => (await import('./commands/match.ts')).defineMatch,
  },
  {
    name: 'skills',
    takes: `<${i18n._('file')}.jsonl>`,
    summary: i18n._('Find skills in texts. Input: lines of {input}. Output: lines of {output} (UTF-16 offsets).', {
      input: '{id, text}',
      output: '{id, skills: [{start, end, name, kind}]}',
    }),
    load: async () => (await import('./commands/skills.ts')).defineSkills,
  },
  {
    name: 'optimize',
    takes: `[options] <${i18n._('resume')}>`,
    summary: i18n._(
      'Tailor a resume to a posting and write a cover letter. Nothing is invented: every edit names its source.',
    ),
    load: async () => (await import('./commands/optimize.ts')).defineOptimize,
  },
  {
    name: 'linkedin',
    takes: `[options] <${i18n._('profile')}>`,
    summary: i18n._('Optimize a LinkedIn profile field by field, from its “Save to PDF” file or data export.'),
    load: async () => (await import('./commands/linkedin.ts')).defineLinkedin,
  },
  {
    name: 'render',
    takes: `[options] <${i18n._('resume')}.json>`,
    summary: i18n._('Turn a resume into a finished document.'),
    load: async () => (await import('./commands/render.ts')).defineRender,
  },
  {
    name: 'org',
    takes: '[options]',
    summary: i18n._(
      'Organizations: invite people by CSV, share one pool of optimizations, see monthly usage, match in bulk.',
    ),
    load: async () => (await import('./commands/org.ts')).defineOrg,
  },
  {
    name: 'admin',
    takes: '[options]',
    summary: i18n._(
      'Manage an installation: people, plans, second factors, failed jobs and emails, and the audit log.',
    ),
    load: async () => (await import('./commands/admin.ts')).defineAdmin,
  },
  {
    name: 'backup',
    takes: `<${i18n._('file')}>`,
    summary: i18n._('Back up an installation to one file while it runs. It doesn’t include the keys.'),
    load: async () => (await import('./commands/backup.ts')).defineBackup,
  },
  {
    name: 'restore',
    takes: `[options] <${i18n._('file')}>`,
    summary: i18n._('Restore a backup. Accounts deleted since then are deleted again.'),
    load: async () => (await import('./commands/backup.ts')).defineRestore,
  },
];

import type { Command } from 'commander';

export type CommandRow = {
  name: string;
  /** What the overview says that it takes. */
  takes: string;
  summary: string;
  /** Brings what defines its arguments, options and action. */
  load(): Promise<(command: Command) => void>;
};

/** The commands, in the order of the overview. Only the one that is called is loaded: the engine behind it takes a second. */
export const commands: CommandRow[] = [
  {
    name: 'parse',
    takes: '[options] <file|folder...>',
    summary: 'Read resumes (PDF, DOCX, text, JSON Resume, LinkedIn PDF) into JSON Resume files.',
    load: async () => (await import('./commands/parse.ts')).defineParse,
  },
  {
    name: 'check',
    takes: '[options] <file|folder...>',
    summary: 'Check resume files for parsing problems, worst first.',
    load: async () => (await import('./commands/check.ts')).defineCheck,
  },
  {
    name: 'posting',
    takes: '[options] <file|folder>',
    summary: 'Read job postings into JSON: title, employer, demands with their quotes, duties, the needs that decide.',
    load: async () => (await import('./commands/posting.ts')).definePosting,
  },
  {
    name: 'match',
    takes: '[options] <file|folder...>',
    summary: 'Estimate how well resumes fit postings; every point leads to the words that earned it.',
    load: async () => (await import('./commands/match.ts')).defineMatch,
  },
  {
    name: 'skills',
    takes: '<file.jsonl>',
    summary:
      'Find skills in texts: lines {id, text} in, lines {id, skills: [{start, end, name, kind}]} out (UTF-16 offsets).',
    load: async () => (await import('./commands/skills.ts')).defineSkills,
  },
  {
    name: 'optimize',
    takes: '[options] <resume>',
    summary:
      'Match and tailor a resume to a posting and write a letter. Nothing is invented: every edit names its source.',
    load: async () => (await import('./commands/optimize.ts')).defineOptimize,
  },
  {
    name: 'linkedin',
    takes: '[options] <pdf>',
    summary: 'Optimize a LinkedIn profile field by field, from its "Save to PDF" file or data export.',
    load: async () => (await import('./commands/linkedin.ts')).defineLinkedin,
  },
  {
    name: 'render',
    takes: '[options] <resume.json>',
    summary: 'Typeset a resume.',
    load: async () => (await import('./commands/render.ts')).defineRender,
  },
  {
    name: 'org',
    takes: '[options]',
    summary: 'Organizations: people by CSV, one pool of trials, usage by month, bulk matching.',
    load: async () => (await import('./commands/org.ts')).defineOrg,
  },
  {
    name: 'admin',
    takes: '[options]',
    summary: 'Run an installation: people, plans, second factors, lost jobs and mails, the audit log.',
    load: async () => (await import('./commands/admin.ts')).defineAdmin,
  },
  {
    name: 'backup',
    takes: '<file>',
    summary: 'Back an installation up into one file, while it runs. Its keys are not in it.',
    load: async () => (await import('./commands/backup.ts')).defineBackup,
  },
  {
    name: 'restore',
    takes: '[options] <file>',
    summary: 'Restore a backup. Accounts that were deleted since are deleted again.',
    load: async () => (await import('./commands/backup.ts')).defineRestore,
  },
];

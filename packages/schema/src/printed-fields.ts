import type { Resume } from './resume.ts';

/** The sections that a page prints from the file's own lines. */
export function sectionsFromLines({ verbatim = [] }: Resume): string[] {
  return [...new Set(verbatim.flatMap(({ whole, section }) => (whole ? [section] : [])))];
}

/** The resume without the fields that no page prints: those of sections that are set from the file's own lines. */
export function printedFields(resume: Resume): Resume {
  const set = new Set(sectionsFromLines(resume));
  const { basics, ...rest } = resume;
  const { summary: _summary, ...contact } = basics ?? {};
  return {
    ...(Object.fromEntries(Object.entries(rest).filter(([key]) => !set.has(key))) as Resume),
    ...(basics ? { basics: set.has('summary') ? contact : basics } : {}),
  };
}

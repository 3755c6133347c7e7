import { findHeading } from '../../language/headings/find-heading.ts';
import { isSize, sizes } from './is-linkedin.ts';
import { joinEntries } from './join-entries.ts';
import type { Line } from './sort-lines.ts';

/** A heading with the lines below it. */
export type Section<Kind> = { kind: Kind; heading: Line; lines: Line[] };

export type MainKind = 'summary' | 'work' | 'education';
export type SideKind =
  | 'contact'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'patents'
  | 'other';

/** LinkedIn's own words for the parts of the sidebar, in its interface languages, where they are not usual headings. */
const sideWords: [RegExp, SideKind][] = [
  [/^(?:contact|kontakt|coordonn|contact[ao]|contactar|contatt|contato|contactgegevens)/i, 'contact'],
  [
    /^(?:top.?(?:skills|kenntnisse|kompetenzen|vaardigheden|f[äa]higkeiten)|mejores aptitudes|principa\S* comp|comp\S* principa|aptitudes|vaardigheden|belangrijkste v)/i,
    'skills',
  ],
  [
    /^(?:honors|honours|honores|honneurs|ehrung|auszeichnung|distinctions|reconocim|premi|onorificen|pr[êé]m)/i,
    'awards',
  ],
  [/^(?:patent|brevet|octroo)/i, 'patents'],
];

/** The lines above the first heading, and the sections of the main column: told apart by what stands in them, in any language. */
export function splitMain(lines: Line[]): { head: Line[]; sections: Section<MainKind>[] } {
  const parts = splitAt(lines, sizes.mainHeading);
  const jobs = parts.sections.findIndex((section) => hasTitles(section.lines));
  const sections = parts.sections.map(({ heading, lines: inner }, index): Section<MainKind> => {
    const isBehindJobs = jobs >= 0 && index > jobs;
    return { kind: hasTitles(inner) ? 'work' : kindBelow(heading, inner, isBehindJobs), heading, lines: inner };
  });
  return { head: parts.head, sections };
}

function hasTitles(lines: Line[]): boolean {
  return lines.some((line) => isSize(line.size, sizes.title));
}

/** Without titles of jobs: schools stand behind the jobs, or are large lines with small ones below; a summary has large lines only. */
function kindBelow(heading: Line, lines: Line[], isBehindJobs: boolean): MainKind {
  const named = findHeading(heading.text);
  if (named === 'summary' || named === 'education' || named === 'work') return named;
  return isBehindJobs || lines.some((line) => isSize(line.size, sizes.text)) ? 'education' : 'summary';
}

/** The sections of the sidebar; the first one is always how to reach the person. */
export function splitSidebar(lines: Line[]): Section<SideKind>[] {
  return splitAt(lines, sizes.sideHeading).sections.map(({ heading, lines: inner }, index) => {
    const kind = index === 0 ? 'contact' : nameSide(heading.text);
    const isSkills = index === 1 && kind === 'other' && joinEntries(inner).length <= topSkills;
    return { kind: isSkills ? 'skills' : kind, heading, lines: inner };
  });
}

/** As many skills the sidebar shows at most, right below how to reach the person. */
const topSkills = 3;

function nameSide(text: string): SideKind {
  const own = sideWords.find(([pattern]) => pattern.test(text));
  if (own) return own[1];
  const kind = findHeading(text);
  switch (kind) {
    case 'skills':
    case 'languages':
    case 'certificates':
    case 'awards':
    case 'publications':
      return kind;
    default:
      return 'other';
  }
}

/** A heading may wrap: lines of its size that follow it at once belong to it. */
function splitAt(lines: Line[], size: number) {
  const head: Line[] = [];
  const sections: { heading: Line; lines: Line[] }[] = [];
  for (const line of lines) {
    const open = sections.at(-1);
    if (!isSize(line.size, size)) (open?.lines ?? head).push(line);
    else if (open && open.lines.length === 0)
      open.heading = { ...open.heading, text: `${open.heading.text} ${line.text}` };
    else sections.push({ heading: line, lines: [] });
  }
  return { head, sections };
}

import type { Basics, Document, Reading, Resume } from '@shortlist/schema';
import type { CountryCode } from 'libphonenumber-js/min';
import { readPlace } from '../../language/places/read-place.ts';
import { detectLanguage } from '../../language/text/detect-language.ts';
import { regionOf } from '../resume/basics/find-location.ts';
import { collectFacts, type Facts } from './collect-facts.ts';
import { isSize, sizes } from './is-linkedin.ts';
import { readContact } from './read-contact.ts';
import { joinParagraphs } from './read-description.ts';
import { readJobs } from './read-jobs.ts';
import { readSchools } from './read-schools.ts';
import { readSidebar } from './read-sidebar.ts';
import { type Line, sortLines } from './sort-lines.ts';
import { splitMain, splitSidebar } from './split-sections.ts';

/**
 * Understands LinkedIn's "Save to PDF" by its fixed layout: sizes and places, not words, tell its texts apart, so that all
 * interface languages are read alike. The file shows neither photo nor more than three skills: what is absent is unknown.
 */
export function parseLinkedin(
  document: Document,
): Pick<Reading, 'kind' | 'language' | 'resume' | 'evidence' | 'leftovers'> {
  const { sidebar, main } = sortLines(document);
  const facts = collectFacts();
  const side = splitSidebar(sidebar);
  const { head, sections } = splitMain(main);
  const language = detectLanguage(main.map((line) => line.text).join('\n'));
  const place = readHeadPlace(head, facts);
  const region = (place?.countryCode ?? regionOf(language)) as CountryCode;
  const contact = readContact(side.find(({ kind }) => kind === 'contact')?.lines ?? [], facts, region);
  const basics: Basics = { ...readHead(head, facts), ...contact };
  if (place) basics.location = { ...basics.location, ...place };
  const resume: Resume = { basics };
  for (const { kind, lines } of sections) {
    if (kind === 'summary') basics.summary = readSummary(lines, facts);
    else if (kind === 'work') resume.work = readJobs(lines, facts);
    else resume.education = readSchools(lines, facts);
  }
  Object.assign(resume, readSidebar(side, facts));
  return { kind: 'linkedin', language, resume, evidence: facts.evidence, leftovers: [] };
}

/** Name in 26 points, headline in 12; the headline's last line is the location. */
function readHead(head: Line[], facts: Facts): Basics {
  const name = head.filter((line) => isSize(line.size, sizes.name));
  const headline = headlineOf(head).slice(0, -1);
  facts.note('/basics/name', name);
  facts.note('/basics/label', headline);
  const join = (lines: Line[]) => lines.map((line) => line.text).join(' ');
  return { ...(name.length > 0 && { name: join(name) }), ...(headline.length > 0 && { label: join(headline) }) };
}

function readHeadPlace(head: Line[], facts: Facts): Basics['location'] | undefined {
  const line = headlineOf(head).at(-1);
  if (!line) return undefined;
  facts.note('/basics/location', [line]);
  return readPlace(line.text);
}

function headlineOf(head: Line[]): Line[] {
  return head.filter((line) => isSize(line.size, sizes.headline));
}

function readSummary(lines: Line[], facts: Facts): string {
  facts.note('/basics/summary', lines);
  return joinParagraphs(lines, true)
    .map((paragraph) => paragraph.text)
    .join('\n');
}

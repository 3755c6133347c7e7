import type { Leftover } from '@shortlist/schema';
import { degreeScore } from '../../../language/education/degree-words.ts';
import type { SectionKind } from '../../../language/headings/heading-words.ts';
import { foldText } from '../../../language/text/fold-text.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { findPlainStyle, type PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import { parseBasics } from '../basics/parse-basics.ts';
import { liftProjects } from '../education/degree-project.ts';
import { readDegreesByForm } from '../education/degrees-by-form.ts';
import { parseEducation, readDegrees } from '../education/parse-education.ts';
import { tidyDegrees } from '../education/tidy-degree.ts';
import { anchorOf } from '../entries/find-anchor.ts';
import { gapAbove } from '../entries/line-traits.ts';
import { findPatternedEntries } from '../entries/patterned-entries.ts';
import { findUndatedEntries } from '../entries/undated-entries.ts';
import { type Draft, type Fact, linePiece, settleDraft, toFact } from '../fact.ts';
import type { Drafted } from '../finish/finish-draft.ts';
import { freeLanguages } from '../lists/free-languages.ts';
import { parseLanguages } from '../lists/parse-languages.ts';
import { parseAwards, parseCertificates, parseInterests } from '../lists/parse-lists.ts';
import { parseProjects } from '../lists/parse-projects.ts';
import { parsePublications } from '../lists/parse-publications.ts';
import { parseReferences } from '../lists/parse-references.ts';
import { isPlainList } from '../papers/certificate-lines.ts';
import { freeLicences, freeSigning } from '../papers/free-licences.ts';
import { freePapers } from '../papers/free-papers.ts';
import { readRoleDegrees } from '../roles/role-degrees.ts';
import { readRoleJobs } from '../roles/role-jobs.ts';
import type { RolePage } from '../roles/role-page.ts';
import { readRoleSkills } from '../roles/role-skills.ts';
import { parseSkills } from '../skills/parse-skills.ts';
import { readTold } from '../told/read-told.ts';
import { dropLoneNames } from '../work/drop-lone-names.ts';
import { draftJobs, parseWork, readJobs } from '../work/parse-work.ts';
import type { Section } from './find-sections.ts';
import { findUnread } from './find-unread.ts';
import { fullerOf, isNamed, surestOf } from './fuller-reading.ts';
import { holdsAnything } from './holds-anything.ts';
import { isTyped } from './is-typed.ts';
import { freeLabelledFacts } from './labelled-facts.ts';
import { partMixed } from './part-mixed.ts';
import { rejoinJobs } from './rejoin-jobs.ts';
import { splitContactBlocks } from './split-contact-block.ts';
import { closePitch, wholeLines } from './whole-lines.ts';

type Parser = (lines: Line[], plain: PlainStyle, title: string) => Draft[];

/** What each kind of section becomes: the resume's key, and the parser of its lines. */
const parsers: Partial<Record<SectionKind, { key: string; parse: Parser }>> = {
  work: { key: 'work', parse: (lines, plain) => parseWork(lines, plain) },
  volunteer: { key: 'volunteer', parse: (lines, plain) => parseWork(lines, plain, { employer: 'organization' }) },
  education: { key: 'education', parse: parseEducation },
  skills: { key: 'skills', parse: (lines, _, title) => parseSkills(lines, title) },
  languages: { key: 'languages', parse: (lines) => parseLanguages(lines) },
  projects: { key: 'projects', parse: parseProjects },
  certificates: { key: 'certificates', parse: parseCertificates },
  awards: { key: 'awards', parse: parseAwards },
  publications: { key: 'publications', parse: parsePublications },
  interests: { key: 'interests', parse: (lines) => parseInterests(lines) },
  references: { key: 'references', parse: (lines) => parseReferences(lines) },
};

/** What is done to the entries of a section once they are read, whoever read them. A membership may be one name. */
const tidies: Record<string, (drafts: Draft[]) => Draft[]> = {
  work: dropLoneNames,
  education: tidyDegrees,
};
const keep = (drafts: Draft[]): Draft[] => drafts;

/** The same by the roles of segments, where these were decided. */
const roleParsers: Partial<Record<SectionKind, (lines: Line[], page: RolePage) => Draft[] | undefined>> = {
  work: (lines, page) => draftJobs(readRoleJobs(lines, page), { employer: 'name' }),
  volunteer: (lines, page) => draftJobs(readRoleJobs(lines, page), { employer: 'organization' }),
  education: readRoleDegrees,
  skills: (lines, page) => readRoleSkills(lines, page),
};

/**
 * All sections of a resume as one draft, and the lines that meant nothing to us. `roles`: the roles of segments that were decided, and which
 * sections they are used for, where not for all that a resume holds.
 */
export function parseSections(
  found: Section[],
  language: string,
  icons: Fact[],
  roles?: { page: RolePage; isFor?: (section: Section, lines: Line[]) => boolean },
): Drafted {
  const page = roles?.isFor ? undefined : roles?.page;
  const freed = freeLicences(freeSigning(rejoinJobs(found)));
  const parts = freeLanguages(freed.sections.flatMap(partMixed).map(weighQualifications).flatMap(freePapers));
  const sections = splitContactBlocks(
    readTold(freeHiddenJobs(page ? freeLabelledFacts(parts) : nameSkillCards(freeLabelledFacts(parts)))),
  );
  const plain = findPlainStyle(sections.flatMap((section) => section.lines));
  const pitch = closePitch(sections.flatMap((section) => section.lines));
  const basics = parseBasics(sections, language, icons, page);
  const lists: Record<string, Draft[]> = {};
  const custom: Draft[] = [];
  const leftovers: Leftover[] = [];
  const titles = new Map<Draft, string>();
  const told = new Set<Draft>();
  let summarised = false;
  for (const section of sections) {
    const parser = isOwnList(section) ? undefined : parsers[section.kind as SectionKind];
    if (parser) {
      const lines = section.lines.filter((line) => !basics.used.has(line));
      const tagged = roles?.isFor?.(section, lines) === false ? undefined : roles?.page;
      const read = tagged && roleParsers[section.kind as SectionKind]?.(lines, tagged);
      const readAgain = (): Draft[] =>
        read && roles?.isFor
          ? fullerOf(read, parser.parse(lines, plain, section.title))
          : isUnread(section, read)
            ? parser.parse(lines, plain, section.title)
            : read;
      const tidy = tidies[parser.key] ?? keep;
      const anew = (): Draft[][] => (roles ? readByPattern(section.kind, lines).map(tidy) : []);
      const own = section.told
        ? { drafts: section.told, told: section.told, unread: findUnread(lines, section.told) }
        : readByForm(section.kind, lines, surestOf(tidy(readAgain()), anew()), plain);
      for (const each of own.drafts) titles.set(each, section.title);
      for (const each of own.told) told.add(each);
      lists[parser.key] = [...(lists[parser.key] ?? []), ...own.drafts];
      leftovers.push(...own.unread.map((line) => leftover(line, section.title)));
    } else if (section.kind === 'summary' && !summarised) summarised = true;
    else if (section.lines.length === 0) {
      if (section.heading !== undefined) leftovers.push(leftover(section.heading, ''));
    } else if (
      section.kind === 'custom' ||
      isOwnList(section) ||
      section.kind === 'summary' ||
      section.kind === 'courses' ||
      section.kind === 'label'
    )
      custom.push(keepWhole(section, pitch));
    else {
      const rest = section.lines.filter((line) => !basics.used.has(line));
      // Under "Other" people write what has no heading of its own; under "Personal details" what is nobody's business.
      const kept = holdsAnything(section) ? rest.filter(({ text }) => !ofPerson.test(text)) : [];
      if (kept.length > 0) custom.push(keepWhole({ ...section, lines: kept }, pitch));
      leftovers.push(...rest.filter((line) => !kept.includes(line)).map((line) => leftover(line, section.title)));
    }
  }
  const { degrees, projects } = liftProjects(lists.education ?? []);
  if (projects.length > 0)
    Object.assign(lists, { education: degrees, projects: [...(lists.projects ?? []), ...projects] });
  if (freed.licences.length > 0) lists.certificates = addNew(lists.certificates ?? [], freed.licences);
  return { draft: { basics: basics.draft, ...lists, customSections: custom }, leftovers, titles, told };
}

/** What has no reading by roles, and jobs without a heading that the roles took for something else. */
const isUnread = ({ heading }: Section, read: Draft[] | undefined): read is undefined =>
  read === undefined || (heading === undefined && read.length === 0);

/** Jobs or degrees by each pattern of lines that the heads of their section may have in common; no other section has heads of a pattern. */
function readByPattern(kind: Section['kind'], lines: Line[]): Draft[][] {
  if (kind !== 'work' && kind !== 'education') return [];
  return findPatternedEntries(lines).map((entries) => (kind === 'work' ? readJobs(entries) : readDegrees(entries)));
}

/** A section as it was read, or by the form that it has as a whole; `told`: what sure words tell. */
function readByForm(
  kind: Section['kind'],
  lines: Line[],
  read: Draft[],
  plain: PlainStyle,
): { drafts: Draft[]; told: Draft[]; unread: Line[] } {
  if (kind === 'education') return readDegreesByForm(lines, read, plain);
  const drafts = kind === 'work' ? readUndated(lines, read) : read;
  return { drafts, told: [], unread: findUnread(lines, drafts) };
}

/** The jobs of a section without a date, each named in one line, where more have who and what so. */
function readUndated(lines: Line[], read: Draft[]): Draft[] {
  const anew = dropLoneNames(readJobs(findUndatedEntries(lines)));
  return anew.every(isNamed) && anew.length > read.filter(isNamed).length ? anew : read;
}

const ofPerson =
  /:|(?<!\p{L})(?:birth|born|nationality|marital|married|single|age|gender|citizen\p{L}*|geburt\p{L}*|geboren|staatsangeh\p{L}*|familienstand|ledig|verheiratet|nationalité|née?|célibataire|mariée?|nacimiento|nacionalidad|solter[oa]|casad[oa]|nascita|nazionalità|nat[oa]|nascimento|solteir[oa]|references?)(?!\p{L})/iu;

/** What a page says twice is kept once. */
function addNew(drafts: Draft[], more: Draft[]): Draft[] {
  const names = (list: Draft[]) =>
    list.map((draft) => foldText((settleDraft(draft).value as { name?: string } | undefined)?.name ?? ''));
  const known = names(drafts);
  const added = names(more);
  return [...drafts, ...more.filter((_, i) => !known.includes(added[i] ?? '') && added.indexOf(added[i] ?? '') === i)];
}

/**
 * Patents and talks are near to publications, and memberships that are only listed to voluntary work, but they are lists of their own:
 * kept whole under the name that the person gave them.
 */
function isOwnList(section: Section): boolean {
  const title = foldText(section.title);
  if (section.kind === 'personal') return permit.test(title);
  if (section.kind === 'volunteer') return belonging.test(title) && isPlainList(section.lines);
  return section.kind === 'publications' && ownList.test(title);
}

/** What a person may do stands among personal details, but counts for a job. */
const permit = /^(?:security clearance|work authorization|work permit)\b/;

const belonging = /\b(?:memberships?|affiliations|associations|mitgliedschaften|associazioni|lidmaatschappen)\b/;

const ownList =
  /^(?:patents?|patente|brevets?|patentes|brevetti|octrooien|(?:invited |selected |public )?(?:talks|lectures|presentations|speaking(?: engagements)?)|vortrage|ponencias|conferencias|palestras|interventi|lezingen|(?:press|media)(?: coverage)?)\s*:?$/;

/** "Qualifications" head degrees in one country and skills in another: without a degree, a school or a year they are skills. */
function weighQualifications(section: Section): Section {
  if (
    section.kind !== 'education' ||
    !/^(?:qualifications|qualifikationen|qualificazioni)$/.test(foldText(section.title).trim())
  )
    return section;
  const learned = section.lines.some(
    ({ text }) => degreeScore(text) > 0 || schoolScore(text) > 0 || /(?:19|20)\d{2}/.test(text),
  );
  return learned || section.lines.length === 0 ? section : { ...section, kind: 'skills' };
}

/** Cards of short words under headings of their own, in a resume or a column without a skills section: groups of skills. */
function nameSkillCards(sections: Section[]): Section[] {
  const hasSkills = sections.some((section) => section.kind === 'skills');
  // Below a heading of skills with nothing between, headings name groups of skills.
  let opened = false;
  return sections.map((section) => {
    const cells = section.lines.flatMap((line) => line.cells);
    const short = cells.length > 0 && cells.every((cell) => cell.text.length < 32 && !/\d{4}|@/.test(cell.text));
    opened =
      (section.kind === 'skills' && section.lines.length === 0) || (opened && section.kind === 'custom' && short);
    const free = (!hasSkills || section.flow === 'side') && section.lines.length >= 2;
    return section.kind === 'custom' && short && (opened || free) ? { ...section, kind: 'skills' as const } : section;
  });
}

/** Jobs without a heading of their own, under the summary or an unknown heading: cut off where the first of several dated heads begins. */
function freeHiddenJobs(sections: Section[]): Section[] {
  if (sections.some((section) => section.kind === 'work' && section.lines.length > 0)) return sections;
  return sections.flatMap((section) => {
    if (!['summary', 'custom', 'top'].includes(section.kind)) return [section];
    const anchors = section.lines.flatMap((line, i) => (line.bullet === undefined && anchorOf(line)?.range ? [i] : []));
    const first = anchors[0];
    if (first === undefined) return [section];
    // One job alone: it names a title beside its dates.
    if (anchors.length < 2 && (section.kind !== 'top' || titleScore(section.lines[first]?.text ?? '') < 0.5))
      return [section];
    const before = section.lines[first - 1];
    const start =
      before &&
      before.bullet === undefined &&
      (before.bold || titleScore(before.text) >= 1) &&
      (section.lines[first]?.bold !== before.bold || (isTyped(before) && gapAbove(before, section.lines[first - 2])))
        ? first - 1
        : first;
    return [
      { ...section, lines: section.lines.slice(0, start) },
      { kind: 'work', title: '', lines: section.lines.slice(start), flow: section.flow },
    ];
  });
}

function keepWhole(section: Section, pitch: number): Draft {
  return { title: section.title, lines: wholeLines(section.lines, pitch).map((piece) => toFact(piece, 0.9)) };
}

function leftover(line: Line, title: string): Leftover {
  return { ...linePiece(line), ...(title === '' ? {} : { section: title }) };
}

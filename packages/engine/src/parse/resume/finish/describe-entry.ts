import type { Box } from '@shortlist/schema';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { namesTraining } from '../../../language/education/education-details.ts';
import { findHeading, guessHeading } from '../../../language/headings/find-heading.ts';
import { isTown } from '../../../language/places/towns.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { isWebAddress } from '../entries/web-address.ts';
import { boxOf, type Draft, type Fact } from '../fact.ts';
import { type RoleName, roleNames } from '../roles/role-names.ts';
import type { TaggedSegment } from '../roles/role-page.ts';

/** A job or a degree as it was read, with the heading that it stands under. */
export type HeadedEntry = { entry: Draft; heading: string };

/** A part of a line with its place, and how likely it has each role. */
export type PlacedPart = { box: Box; roles: Float32Array };

/** The parts of a document by their places. */
export const placeParts = (segments: TaggedSegment[]): PlacedPart[] =>
  segments.map(({ cell, start, end, roles }) => ({ box: boxOf(cell, start, end), roles }));

type Facts = Partial<Record<string, Draft>>;

/** Roles of what is no entry by itself. */
const others: RoleName[] = ['bullet', 'prose', 'detail', 'skill', 'label', 'other', 'contact', 'link', 'heading'];
const papers: RoleName[] = ['certificate', 'award', 'project', 'publication', 'reference', 'interest', 'language'];

/** What tells whether each of a document's jobs and degrees is one, by name: most of it from 0 to 1. */
export function describeEntries(entries: HeadedEntry[], parts: PlacedPart[]): Record<string, number>[] {
  const own = entries.map(({ entry, heading }) => {
    const siblings = entries.filter((other) => other.heading === heading && isJob(other.entry) === isJob(entry));
    return describeEntry(entry, { heading, parts, siblings: siblings.map((sibling) => sibling.entry) });
  });
  const mean = (of: (each: Record<string, number>) => number): number =>
    own.reduce((sum, each) => sum + of(each), 0) / Math.max(1, own.length);
  const document = {
    allChance: mean(({ whatChance = 0, whoChance = 0 }) => (whatChance + whoChance) / 2),
    allKnown: mean(({ known = 0 }) => known),
    allWhole: mean(({ both = 0, dated = 0 }) => both * dated),
  };
  return own.map((each) => ({ ...each, ...document, whole: (each.both ?? 0) * (each.dated ?? 0) }));
}

const isJob = (entry: Draft): boolean =>
  !['institution', 'studyType', 'area'].some((key) => (entry as Facts)[key] !== undefined);

type Surroundings = { heading: string; siblings: Draft[]; parts: PlacedPart[] };

function describeEntry(draft: Draft, around: Surroundings): Record<string, number> {
  const entry = draft as Facts;
  const work = isJob(draft);
  const [who, what] = work
    ? [factOf(entry.name ?? entry.organization), factOf(entry.position)]
    : [factOf(entry.institution), factOf(entry.studyType ?? entry.area)];
  const [whoRole, whatRole]: RoleName[][] = work ? [['employer'], ['title']] : [['school'], ['degree', 'field']];
  const dates = factOf(entry.startDate) ?? factOf(entry.endDate);
  const said = [who, what].flatMap((fact) => fact ?? []);
  const parts = said.flatMap((fact) => partsIn(fact, around.parts));
  const kind = findHeading(around.heading) ?? guessHeading(around.heading) ?? (around.heading === '' ? 'none' : 'own');
  const wanted = work ? kind === 'work' : kind === 'education';
  const { siblings } = around;
  const share = (test: (sibling: Facts) => boolean): number =>
    siblings.filter((sibling) => test(sibling as Facts)).length / Math.max(1, siblings.length);
  const seen = work
    ? { what: titleScore(what?.value ?? ''), who: organisationScore(who?.value ?? '') }
    : { what: degreeScore(what?.value ?? ''), who: schoolScore(who?.value ?? '') };
  const [whatChance, whoChance] = [chanceOf(what, whatRole, around.parts), chanceOf(who, whoRole, around.parts)];
  const dated = (each: Facts): boolean => each.startDate !== undefined || each.endDate !== undefined;
  return {
    job: Number(work),
    who: Number(who !== undefined),
    what: Number(what !== undefined),
    both: Number(who !== undefined && what !== undefined),
    start: Number(entry.startDate !== undefined),
    dated: Number(dates !== undefined),
    place: Number(entry.location !== undefined),
    told: Number(listOf(entry.highlights).length > 0 || entry.summary !== undefined),
    whatKnown: Math.min(1, seen.what),
    whoKnown: Math.min(1, seen.who),
    known: Number(seen.what > 0.3 || seen.who > 0.3),
    whatLong: longOf(what),
    whoLong: longOf(who),
    small: Number(said.some(({ value }) => /^\p{Ll}/u.test(value))),
    marks: Number(said.some(({ value }) => /[:;!?]|\.$/.test(value))),
    figures: Number(said.some(({ value }) => /\d/.test(value))),
    whatChance,
    whoChance,
    best: Math.max(whatChance, whoChance),
    datesChance: chanceOf(dates, ['dates'], around.parts),
    otherChance: meanOf(parts, others),
    paperChance: meanOf(parts, papers),
    headWanted: Number(wanted),
    headNone: Number(kind === 'none'),
    headOwn: Number(kind === 'own'),
    training: Number(namesTraining(said.map(({ value }) => value).join(' '))),
    swapped: work
      ? Math.min(1, titleScore(who?.value ?? '')) + Math.min(1, organisationScore(what?.value ?? ''))
      : Number(schoolScore(what?.value ?? '') > 0) + Number(degreeScore(who?.value ?? '') > 0),
    town: Number(who !== undefined && isTown(who.value)),
    oneDate: Number(dates !== undefined && factOf(entry.startDate)?.value === factOf(entry.endDate)?.value),
    points: Math.min(1, listOf(entry.highlights).length / 4),
    address: Number(said.some(({ value }) => isWebAddress(value))),
    alone: Number(siblings.length < 2),
    undatedAmong: Number(dates === undefined) * share(dated),
    halfAmong:
      Number(who === undefined || what === undefined) *
      share((each) => (work ? !!(each.name ?? each.organization) && !!each.position : !!each.institution)),
  };
}

const factOf = (draft: Draft): Fact | undefined =>
  typeof draft === 'object' && !Array.isArray(draft) && draft.fact === true ? (draft as Fact) : undefined;

const listOf = (draft: Draft): Draft[] => (Array.isArray(draft) ? draft : []);

const longOf = (fact: Fact | undefined): number => Math.min(1, (fact?.value ?? '').split(/\s+/).length / 12);

/** How likely the parts that a fact stands on have one of some roles. */
const chanceOf = (fact: Fact | undefined, roles: RoleName[] | undefined, parts: PlacedPart[]): number =>
  fact && roles ? meanOf(partsIn(fact, parts), roles) : 0;

function meanOf(parts: PlacedPart[], names: RoleName[]): number {
  const at = names.map((name) => roleNames.indexOf(name));
  const sum = parts.reduce((all, { roles }) => all + at.reduce((own, role) => own + (roles[role] ?? 0), 0), 0);
  return sum / Math.max(1, parts.length);
}

/** The parts that a fact stands on. */
function partsIn({ boxes }: Fact, parts: PlacedPart[]): PlacedPart[] {
  return parts.filter(({ box }) =>
    boxes.some((own) => {
      if (own.page !== box.page) return false;
      const deep = Math.min(own.y + own.height, box.y + box.height) - Math.max(own.y, box.y);
      const wide = Math.min(own.x + own.width, box.x + box.width) - Math.max(own.x, box.x);
      return deep > 0.5 * Math.min(own.height, box.height) && wide > 0.5 * Math.min(own.width, box.width);
    }),
  );
}

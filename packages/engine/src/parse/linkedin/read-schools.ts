import type { Education } from '@shortlist/schema';
import type { Facts } from './collect-facts.ts';
import { isSize, sizes } from './is-linkedin.ts';
import { readRange } from './read-range.ts';
import type { Line } from './sort-lines.ts';

type School = { name: Line[]; below: Line[] };

/** Lines of one degree are up to 18 points apart, a further degree of the same school stands 33 below the first. */
const furtherStep = 26;

/** The schools of the section: a name in 12 points, below it "Degree, Field · (September 2012 - August 2019)" in 10.5. */
export function readSchools(lines: Line[], facts: Facts): Education[] {
  return splitSchools(lines).map((school, index) => readSchool(school, `/education/${index}`, facts));
}

function splitSchools(lines: Line[]): School[] {
  const schools: School[] = [];
  for (const line of lines) {
    const open = schools.at(-1);
    const further = open && line.step !== undefined && line.step > furtherStep && open.below.length > 0;
    if (!isSize(line.size, sizes.company)) {
      if (further) schools.push({ name: open.name, below: [line] });
      else open?.below.push(line);
    } else if (open && open.below.length === 0 && open.name.at(-1)?.full) open.name.push(line);
    else schools.push({ name: [line], below: [] });
  }
  return schools;
}

function readSchool({ name, below }: School, pointer: string, facts: Facts): Education {
  const school: Education = { institution: name.map((line) => line.text).join(' ') };
  facts.note(`${pointer}/institution`, name);
  const text = below.map((line) => line.text).join(' ');
  const bracket = /^(.*?)(?:\s*·)?\s*\(([^()]*\d{4}[^()]*)\)\s*$/.exec(text);
  const degree = (bracket ? bracket[1] : text)?.replace(/\s*·\s*$/, '').trim() ?? '';
  const [studyType, area] = splitDegree(degree);
  if (studyType) {
    school.studyType = studyType;
    facts.note(`${pointer}/studyType`, below, studyType);
  }
  if (area) {
    school.area = area;
    facts.note(`${pointer}/area`, below, area);
  }
  if (bracket?.[2]) {
    const range = readRange(bracket[2]);
    // One year alone is the year of the degree.
    const single = range.startDate && !/[-–—]/.test(bracket[2]);
    if (single) school.endDate = range.startDate;
    else Object.assign(school, range);
    for (const field of ['startDate', 'endDate'] as const)
      if (school[field]) facts.note(`${pointer}/${field}`, below, bracket[2]);
  }
  return school;
}

function splitDegree(text: string): [string, string] {
  const comma = text.indexOf(', ');
  return comma < 0 ? [text, ''] : [text.slice(0, comma).trim(), text.slice(comma + 2).trim()];
}

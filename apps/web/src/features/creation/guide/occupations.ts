import { handsOnOccupations } from './occupations/hands-on.ts';
import type { Occupation } from './occupations/occupation.ts';
import { officeOccupations } from './occupations/office.ts';
import { peopleOccupations } from './occupations/people.ts';
import { technicalOccupations } from './occupations/technical.ts';

/** All occupations that have examples. */
export const occupations: Occupation[] = [
  ...technicalOccupations,
  ...peopleOccupations,
  ...officeOccupations,
  ...handsOnOccupations,
];

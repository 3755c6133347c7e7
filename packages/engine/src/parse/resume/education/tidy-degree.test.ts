import { expect, it } from 'vitest';
import type { Fact } from '../fact.ts';
import { tidyDegrees } from './tidy-degree.ts';

const fact = (value: string): Fact => ({ fact: true, value, text: value, boxes: [], confidence: 1 });
type Told = Record<string, Fact | undefined>;

it.each([
  ['Licence informatique à l’Université de Torvik', 'Licence informatique', 'Université de Torvik'],
  ['Forestry at the Larch Institute', 'Forestry', 'Larch Institute'],
  ['Botanik an der Hochschule Torvik', 'Botanik', 'Hochschule Torvik'],
])('"%s": what was learned, and where', (text, subject, school) => {
  const [degree] = tidyDegrees([{ studyType: fact(text), endDate: fact('2019') }]) as Told[];
  expect([degree?.studyType?.value, degree?.institution?.value]).toEqual([subject, school]);
});

it('leaves a school that is named, and what names no degree, school or time is no entry', () => {
  const named = { institution: fact('Torvik College'), studyType: fact('Art at Work') };
  expect(tidyDegrees([named, { studyType: fact('Elected as captain') }])).toEqual([named]);
  expect(tidyDegrees([{ institution: fact('of'), studyType: fact('Bachelor of Arts') }])).toEqual([
    { studyType: fact('Bachelor of Arts') },
  ]);
});

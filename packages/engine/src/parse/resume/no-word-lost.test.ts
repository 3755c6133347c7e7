import { expect, it } from 'vitest';
import { readText } from '../../read/text/read-text.ts';
import { parseResume } from './parse-resume.ts';

/** Headings, labels, verbs and small words, which no field has. */
const bare = new Set(
  'experience education company client designation duration position joined worked working as with from to of'.split(
    ' ',
  ),
);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

it.each([
  [['Company: Zalvora Builders', 'Client: Larch Power Designation: Mason', 'Duration: 2014 - 2016']],
  [['Company: Zalvora Builders Client: Torvik Gas', 'Designation: Mason', 'Duration: 2014 - 2016']],
  [
    [
      'Larch Builders Ltd, Torvik',
      'Joined as Trainee Engineer',
      '2014 - 2016',
      'Orle Cranes LLC',
      'Mason',
      '2010 - 2014',
    ],
  ],
  [['Larch School', 'Working as a Teacher handling two classes', '2014 - 2016']],
  [['Worked as Mason with Larch Ltd from 2014 to 2016', 'Site Engineer, Torvik Gas Ltd, 2008 – 2010']],
])('each word of a document stands in a field, or is unplaced: %j', (lines) => {
  const text = ['Ada Moreno', 'ada.moreno@example.com', '', 'Experience', '', ...lines].join('\n');
  const { resume, leftovers } = parseResume(readText(new TextEncoder().encode(text)));
  const said = new Set(wordsOf(JSON.stringify([Object.values(resume), leftovers.map((each) => each.text)])));
  const lost = lines.flatMap(wordsOf).filter((word) => !said.has(word) && !bare.has(word));
  expect(lost).toEqual([]);
});

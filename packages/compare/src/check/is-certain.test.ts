import type { Resume, SourceText } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { readPlainText } from '../extract/read-plain-text.ts';
import { keepWhole } from '../keep/keep-whole.ts';
import { isCertain, listUncertain } from './is-certain.ts';

const text = (lines: string): SourceText => readPlainText(new TextEncoder().encode(lines));

/** The resume that is printed, and why it is not certain. */
function keep(lines: string, read: Resume, links: string[] = []) {
  const box = { page: 1, x: 0, y: 0, width: 0, height: 0 };
  const source = { ...text(lines), links: links.map((url) => ({ url, box })) };
  const kept = keepWhole(read, source);
  return { kept, why: listUncertain(kept, source).map((each) => `${each.reason}: ${each.text}`) };
}

const basics = { name: 'Ida Farrow' };

it('a season, or how sure a date is, stays with the dates of its entry in the person’s words', () => {
  const { kept, why } = keep(
    `Ida Farrow
EDUCATION
B.Sc. in Biology        Expected: May 2028
University of Larch
EXPERIENCE
Buyer, Kestrel Foods        Summer 2022
- Cut waste by 12 %`,
    {
      basics,
      education: [{ institution: 'University of Larch', studyType: 'B.Sc.', area: 'Biology', endDate: '2028-05' }],
      work: [
        {
          name: 'Kestrel Foods',
          position: 'Buyer',
          startDate: '2022',
          endDate: '2022',
          highlights: ['Cut waste by 12 %'],
        },
      ],
    },
  );
  expect(why).toEqual([]);
  expect(kept.education?.[0]?.labels).toEqual({ dates: 'Expected: May 2028', datesOf: '/2028-05' });
  expect(kept.work?.[0]?.labels).toEqual({ dates: 'Summer 2022', datesOf: '2022/2022' });
});

it('words of other dates than were read are not taken for the dates: the section is set from its lines', () => {
  const { kept } = keep(
    `Ida Farrow
EXPERIENCE
Buyer, Kestrel Foods        Summer 2022
- Cut waste by 12 %`,
    {
      basics,
      work: [{ name: 'Kestrel Foods', position: 'Buyer', startDate: '2021', highlights: ['Cut waste by 12 %'] }],
    },
  );
  expect(kept.work?.[0]?.labels).toBeUndefined();
  expect(kept.verbatim).toMatchObject([
    {
      section: 'work',
      whole: true,
      lines: [{ text: 'Buyer, Kestrel Foods', beside: 'Summer 2022' }, { bullet: true }],
    },
  ]);
});

it('a section in doubt is set from the lines of a text, and leaves a Word file as it is', () => {
  const read: Resume = {
    basics,
    work: [{ name: 'Kestrel Foods', position: 'Buyer', startDate: '2021', highlights: ['Cut waste by 12 %'] }],
    meta: { headings: { work: 'EXPERIENCE' } },
  };
  const source = text('Ida Farrow\nEXPERIENCE\nBuyer, Kestrel Foods        Summer 2022\n- Cut waste by 12 %');
  const doubts = (format: SourceText['format']): string[] =>
    listUncertain(keepWhole(read, { ...source, format }), { ...source, format }).map(({ reason }) => reason);
  expect(doubts('text')).not.toContain('set-from-lines');
  expect(doubts('docx')).toContain('set-from-lines');
});

it('a place of which a part was read is the place that the source names; "Remote" says where as well', () => {
  const job = (line: string, location: string): ReturnType<typeof keep> =>
    keep(
      `Ida Farrow
EXPERIENCE
Buyer        Jan 2020 – Mar 2022
${line}
- Cut waste by 12 %`,
      {
        basics,
        work: [
          {
            name: 'Kestrel Foods',
            position: 'Buyer',
            location,
            startDate: '2020-01',
            endDate: '2022-03',
            highlights: ['Cut waste by 12 %'],
          },
        ],
      },
    );
  const longer = job('Kestrel Foods        Saint-Aubin, Picardie, France', 'Picardie, France');
  expect(longer.why).toEqual([]);
  expect(longer.kept.work?.[0]?.location).toBe('Saint-Aubin, Picardie, France');
  const remote = job('Kestrel Foods, Dublin        Remote', 'Dublin');
  expect(remote.why).toEqual([]);
  expect(remote.kept.work?.[0]?.location).toBe('Dublin · Remote');
  // Any other text there may be anything.
  expect(job('Kestrel Foods, Dublin        Night team', 'Dublin').why).not.toEqual([]);
});

const school = `Ida Farrow
EDUCATION
B.Sc. in Biology        2016
University of Larch
`;
const degree: Resume = {
  basics,
  education: [{ institution: 'University of Larch', studyType: 'B.Sc.', area: 'Biology', endDate: '2016' }],
};

it('a line that says itself what it is makes no doubt, nor does the address of a link; a bare line does', () => {
  expect(keep(`${school}Thesis: Grids of small sensors`, degree).why).toEqual([]);
  expect(keep(`${school}larch.example/biology`, degree, ['https://larch.example/biology']).why).toEqual([]);
  expect(keep(`${school}larch.example/biology`, degree).why).not.toEqual([]);
  expect(keep(`${school}Grids of small sensors`, degree).why).not.toEqual([]);
  // It goes on in a line of its own.
  expect(keep(`${school}Thesis: Grids of small\nsensors in cold rooms`, degree).why).not.toEqual([]);
});

it('a second heading of skills is printed above its skills, and makes no doubt', () => {
  const { kept, why } = keep(
    `Ida Farrow
SKILLS
Inventory, Forecasting, Tenders
COMPUTER SKILLS
Excel macros, Power queries`,
    {
      basics,
      skills: [{ keywords: ['Inventory', 'Forecasting', 'Tenders'] }, { keywords: ['Excel macros', 'Power queries'] }],
    },
  );
  expect(why).toEqual([]);
  expect(kept.skills?.map(({ under }) => under)).toEqual([undefined, 'COMPUTER SKILLS']);
});

it('years told in a list item head no entry', () => {
  const source = text(`Ida Farrow
VOLUNTEERING
President        2019-2022
Larch Days
- Led a team of 25 people
- Grew the fair from
70 (2019) to 300 guests (2022).`);
  const kept = keepWhole(
    {
      basics,
      volunteer: [
        {
          organization: 'Larch Days',
          position: 'President',
          startDate: '2019',
          endDate: '2022',
          highlights: ['Led a team of 25 people', 'Grew the fair from 70 (2019) to 300 guests (2022).'],
        },
      ],
    },
    source,
  );
  expect(kept.verbatim).toBeUndefined();
  expect(isCertain(kept, source)).toBe(true);
});

it('a list item whose second line became another field makes a doubt', () => {
  const lines = `Ida Farrow
EXPERIENCE
Buyer, Kestrel Foods        Jan 2020 – Mar 2022
- Cut waste in the cold store of Dublin by
measuring each pallet twice`;
  const job = { name: 'Kestrel Foods', position: 'Buyer', startDate: '2020-01', endDate: '2022-03' };
  const [first, second] = ['Cut waste in the cold store of Dublin by', 'measuring each pallet twice'];
  expect(keep(lines, { basics, work: [{ ...job, summary: second, highlights: [first] }] }).why).toEqual([
    `torn-item: ${second}`,
  ]);
  expect(keep(lines, { basics, work: [{ ...job, highlights: [`${first} ${second}`] }] }).why).toEqual([]);
});

it('a list that came apart is set from its lines where these say what they are, and is a doubt elsewhere', () => {
  const skills = [{ keywords: ['Forecasting', 'Tenders', 'Excel macros', 'Power queries'] }];
  const marked = keep(
    `Ida Farrow
SKILLS
Purchasing: Versed in Forecasting, Tenders
Office: Excel macros, Power queries`,
    { basics, skills },
  );
  expect(marked.why).toEqual([]);
  expect(marked.kept.verbatim).toMatchObject([
    {
      section: 'skills',
      whole: true,
      lines: [{ text: 'Purchasing: Versed in Forecasting, Tenders' }, { text: 'Office: Excel macros, Power queries' }],
    },
  ]);
  const bare = keep(
    `Ida Farrow
SKILLS
Purchasing  Forecasting, Tenders
Office  Excel macros, Power queries`,
    { basics, skills },
  );
  expect(bare.why).not.toEqual([]);
});

it('the name of a section before its list in the head of the page is its heading', () => {
  const { kept } = keep(
    `Ida Farrow\nLanguages: French, English\nEDUCATION\nB.Sc. in Biology        2016\nUniversity of Larch`,
    {
      ...degree,
      languages: [{ language: 'French' }, { language: 'English' }],
    },
  );
  expect(kept.verbatim).toBeUndefined();
});

it('lines that became one paragraph, and a sentence that became a list of skills, make a doubt', () => {
  const lines = `Ida Farrow
EXPERIENCE
Buyer, Kestrel Foods        Jan 2020 – Mar 2022
Bought fish.
Sold goods.
Led a crew.`;
  const job = { name: 'Kestrel Foods', position: 'Buyer', startDate: '2020-01', endDate: '2022-03' };
  const told = ['Bought fish.', 'Sold goods.', 'Led a crew.'];
  const { why } = keep(lines, { basics, work: [{ ...job, summary: told.join(' ') }] });
  expect(why).toEqual(['run-together: Sold goods.', 'run-together: Led a crew.']);
  expect(keep(lines, { basics, work: [{ ...job, summary: told.join('\n') }] }).why).toEqual([]);
  const sentence = 'I have bought goods of every kind for eleven shops';
  const listed = keep(`Ida Farrow\nSKILLS\n${sentence}, mostly fish`, {
    basics,
    skills: [{ keywords: [sentence, 'mostly fish'] }],
  });
  expect(listed.why).toEqual([`prose-in-list: ${sentence}`]);
});

it('a line among the list items of an entry that became its text heads another entry', () => {
  const lines = `Ida Farrow
PROJECTS
Cold store study
- Measured each pallet twice
Fish market survey
- Asked eleven shops`;
  const { why } = keep(lines, {
    basics,
    projects: [
      {
        name: 'Cold store study',
        description: 'Fish market survey',
        highlights: ['Measured each pallet twice', 'Asked eleven shops'],
      },
    ],
  });
  expect(why).toEqual(['line-among-items: Fish market survey']);
});

it('a sentence of two lines that became two fields makes a doubt', () => {
  const [first, second] = [
    'Attended the two-day fair of cold store keepers after winning their',
    'essay prize on the waste of fish',
  ];
  const { why } = keep(`Ida Farrow\nVOLUNTEERING\n${first}\n${second}`, {
    basics,
    volunteer: [{ organization: first, highlights: [second] }],
  });
  expect(why).toEqual([`torn-item: ${second}`]);
});

import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readText } from '../../read/text/read-text.ts';
import { parseResume } from './parse-resume.ts';

const typed = (text: string): Resume =>
  parseResume(readText(new TextEncoder().encode(`Ada Moreno\nada.moreno@example.com\n\n${text}`))).resume;
const jobsOf = (...lines: string[]) =>
  typed(`Experience\n\n${lines.join('\n')}\n`).work?.map(({ position, name, location }) => [position, name, location]);

describe('the jobs of a resume in plain text', () => {
  it('take the order of title and employer from each other', () => {
    expect(
      jobsOf(
        'Larch Yard, Welder',
        '2015 - 2019',
        '- Welded hulls for two ferries',
        '',
        'Zalvora Fisheries, Rope Setter',
        '2011 - 2015',
        '- Kept the ropes of nine ships',
        '',
        'Ulme Foods, Warehouse Worker',
        '2009 - 2011',
        '- Loaded trailers',
      ),
    ).toEqual([
      ['Welder', 'Larch Yard', undefined],
      ['Rope Setter', 'Zalvora Fisheries', undefined],
      ['Warehouse Worker', 'Ulme Foods', undefined],
    ]);
  });

  it('of people who worked for themselves have no employer', () => {
    const jobs = jobsOf(
      'Joiner, Alder Joinery Ltd',
      '2015 - 2019',
      '- Made staircases',
      '',
      'Self-employed carpenter',
      '2011 - 2015',
      '- Hung doors and fitted kitchens',
    );
    expect(jobs?.[1]?.[1]).toBeUndefined();
    expect(jobs?.[0]).toEqual(['Joiner', 'Alder Joinery Ltd', undefined]);
  });

  it('inherit an employer only from the line above them', () => {
    const { work } = typed(
      'Experience\n\nLarch Hospital, Leeds\nStaff Nurse, 2015 - 2019\n- Cared for patients\nWard Sister, 2019 - 2022\n- Led a ward\n',
    );
    expect(work?.map(({ name }) => name)).toEqual(['Larch Hospital', 'Larch Hospital']);
  });

  it.each([
    ['Cook, Larch Diner, Tulsa OK', ['Cook', 'Larch Diner', 'Tulsa OK']],
    ['Cuisinier, Brasserie Larch, Rennes (35)', ['Cuisinier', 'Brasserie Larch', 'Rennes (35)']],
    ['Koch bei Gasthaus Ulme, Kassel', ['Koch', 'Gasthaus Ulme', 'Kassel']],
    ['Cuoca presso Trattoria Larice, Padova', ['Cuoca', 'Trattoria Larice', 'Padova']],
  ])('know town and employer in "%s"', (head, job) => {
    expect(jobsOf(head, '2015 - 2019', '- Cooked for eighty guests a day')).toEqual([job]);
  });
});

it('each dated degree and course in plain text is one of its own', () => {
  const { education } = typed(
    'Experience\nWelder, Larch Yard\n2015 - 2019\n- Welded hulls\n\nEducation\nMSc Marine Biology, Torvik University, 2014\nBSc Biology, Alder University, 2012\n',
  );
  expect(education?.map(({ institution, endDate }) => [institution, endDate])).toEqual([
    ['Torvik University', '2014'],
    ['Alder University', '2012'],
  ]);
});

it('languages told one by one are each one, and one that is denied is none', () => {
  const { languages } = typed(
    'Experience\nWelder, Larch Yard\n2015 - 2019\n- Welded hulls\n\nLanguages\nGerman native, English fluent, no French\n',
  );
  expect(languages?.map(({ language }) => language)).toEqual(['German', 'English']);
});

it('a year that ends a name is no date', () => {
  expect(jobsOf('Elettricista, Elettro2000 Srl, Padova', '2015 - 2019', '- Cablaggio di quadri')).toEqual([
    ['Elettricista', 'Elettro2000 Srl', 'Padova'],
  ]);
});

import { describe, expect, it } from 'vitest';
import { name, resumeOf, rows, section } from './sketch-rows.ts';

const jobsOf = (...lines: Parameters<typeof resumeOf>[0]) =>
  resumeOf([...name, section(3, 'Experience'), ...lines]).work?.map((job) => [
    job.position,
    job.name,
    job.location,
    job.startDate,
    job.highlights?.length,
  ]);

describe('a page in one type whose paragraphs all stand apart', () => {
  const points = (line: number, ...texts: string[]) => rows(line, texts, { x: 60 });

  it('keeps a title with the dates in the paragraph below it', () => {
    const jobs = jobsOf(
      { x: 40, line: 4, text: 'Carpenter, Larch Homes Ltd, Leeds' },
      { x: 40, line: 6, text: 'Mar 2019 - Present' },
      ...points(8, '• Hung forty doors a week', '• Taught two apprentices'),
      { x: 40, line: 11, text: 'Joiner, Alder Joinery Ltd, York' },
      { x: 40, line: 13, text: 'Sept 2014 - Feb 2019' },
      ...points(15, '• Made staircases and sash windows', '• Read drawings'),
    );
    expect(jobs).toEqual([
      ['Carpenter', 'Larch Homes Ltd', 'Leeds', '2019-03', 2],
      ['Joiner', 'Alder Joinery Ltd', 'York', '2014-09', 2],
    ]);
  });

  it('keeps dates with the title in the paragraph below them, also where no list knows title, employer or town', () => {
    const jobs = jobsOf(
      { x: 40, line: 4, text: '03/2018 – today' },
      { x: 40, line: 6, text: 'Lorry Driver, Larch Spedition GmbH, Dornum' },
      ...points(8, '• Carried goods to four countries', '• Trained four drivers'),
      { x: 40, line: 11, text: '09/2012 – 02/2018' },
      { x: 40, line: 13, text: 'Mooring Hand, Zalvora, Torvik' },
      ...points(15, '• Tied up ships', '• Kept the ropes'),
      { x: 40, line: 18, text: '04/2008 – 08/2012' },
      { x: 40, line: 20, text: 'Warehouse Worker, Alder Hafen AG, Norden' },
      ...points(22, '• Loaded ships', '• Kept the stock lists'),
    );
    expect(jobs).toEqual([
      ['Lorry Driver', 'Larch Spedition GmbH', 'Dornum', '2018-03', 2],
      ['Mooring Hand', 'Zalvora', 'Torvik', '2012-09', 2],
      ['Warehouse Worker', 'Alder Hafen AG', 'Norden', '2008-04', 2],
    ]);
  });
});

describe('an employer whose name has the word of an occupation in it', () => {
  it('is an employer by its last word, and takes no employer from the job above', () => {
    const jobs = jobsOf(
      { x: 40, line: 4, text: 'Marketing Executive, Larch Outdoor, Leeds (Jan 2022 - Present)' },
      { x: 60, line: 5, text: '• Wrote the newsletter' },
      { x: 40, line: 7, text: 'Marketing Assistant, Alder Writers Institute, Leeds (Jul 2019 - Dec 2021)' },
      { x: 60, line: 8, text: '• Wrote the season brochure' },
    );
    expect(jobs?.map(([title, employer]) => [title, employer])).toEqual([
      ['Marketing Executive', 'Larch Outdoor'],
      ['Marketing Assistant', 'Alder Writers Institute'],
    ]);
  });
});

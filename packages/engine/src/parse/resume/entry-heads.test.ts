import { describe, expect, it } from 'vitest';
import { bold, dated, name, resumeOf, rows, section } from './sketch-rows.ts';

describe('the head of an entry', () => {
  it('learns from an entry with a known city that what stands behind the dates is the place in the others too', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...rows(4, ['Night Baker, Larch Ovens'], bold),
      ...rows(5, ['03/2020 – 02/2022, Utrecht', '• Baked four hundred loaves a night']),
      ...rows(8, ['Pastry Cook, Harbourside'], bold),
      ...rows(9, ['03/2017 – 02/2020, Skarnes', '• Made desserts for sixty seats']),
    ]);
    expect(work?.map((job) => [job.position, job.name, job.location])).toEqual([
      ['Night Baker', 'Larch Ovens', 'Utrecht'],
      ['Pastry Cook', 'Harbourside', 'Skarnes'],
    ]);
  });

  it('takes brackets behind a name in another style for its place', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      { x: 40, line: 4, text: 'Larch Ovens', ...bold },
      { x: 97, line: 4, text: '(Bad Torvik)' },
      { x: 440, line: 4, text: '2020 – Present' },
      ...rows(5, ['Night Baker'], { italic: true }),
    ]);
    expect(work?.[0]).toMatchObject({ name: 'Larch Ovens', position: 'Night Baker', location: 'Bad Torvik' });
  });

  it('parts title, employer and place where these were made anonymous and nothing else parts them', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...rows(4, [
        '01/2015 to 03/2018',
        'Oracle Developer Company Name - City , State',
        '• Built the ledger of a bank',
      ]),
    ]);
    expect(work?.[0]).toMatchObject({ position: 'Oracle Developer', name: 'Company Name', location: 'City , State' });
  });

  it('cuts employer from title and school from degree at a slash where nothing else does', () => {
    const { work, education } = resumeOf([
      ...name,
      section(3, 'EXPERIENCE'),
      ...dated(4, 'Larch Ovens / Night Baker', '2020 – Present'),
      ...rows(5, ['• Baked four hundred loaves a night']),
      section(7, 'EDUCATION'),
      ...dated(8, 'Torvik University / Bachelor of Arts in History', '2016 – 2019'),
    ]);
    expect(work?.[0]).toMatchObject({ name: 'Larch Ovens', position: 'Night Baker' });
    expect(education?.[0]).toMatchObject({ institution: 'Torvik University', area: 'History' });
  });

  it('keeps how somebody works beside the place, brackets whole or gone', () => {
    const place = (text: string): unknown =>
      resumeOf([
        ...name,
        section(3, 'EXPERIENCE'),
        ...rows(4, ['Data Engineer'], bold),
        ...rows(5, [text, '• Built the ledger of a bank']),
      ]).work?.[0]?.location;
    expect(place('Larch Labs | Leeds, UK (Hybrid) | Jan 2020 – Present')).toBe('Leeds, UK (Hybrid)');
    expect(place('Larch Labs | Jan 2020 – Present (Hybrid, Leeds)')).toBe('Hybrid, Leeds');
  });

  it('reads what is said below a line that holds dates, title and employer with a small word between them', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'BERUFSERFAHRUNG'),
      ...rows(4, ['seit 05/2021 Verkäuferin bei H&M, Wien', 'Beratung der Kunden und Kassa']),
      ...rows(6, ['01/2019 - 04/2021 Aushilfe im Café Ritter', 'Service und Küche']),
    ]);
    expect(work).toMatchObject([
      { position: 'Verkäuferin', name: 'H&M', summary: 'Beratung der Kunden und Kassa' },
      { position: 'Aushilfe', name: 'Café Ritter', summary: 'Service und Küche' },
    ]);
  });

  it('keeps a licence without a date apart from the dated one below it, with the state that issued it', () => {
    const { certificates } = resumeOf([
      ...name,
      section(3, 'LICENSES'),
      ...rows(4, ['RN License, Massachusetts', 'BLS Certification, American Heart Association, 2022']),
    ]);
    expect(certificates).toMatchObject([
      { name: 'RN License', issuer: 'Massachusetts' },
      { name: 'BLS Certification', issuer: 'American Heart Association', date: '2022' },
    ]);
  });

  it('reads a numbered publication whole, though its year stands alone on the next line', () => {
    const { publications } = resumeOf([
      ...name,
      section(3, 'PUBLICATIONS'),
      ...rows(4, [
        '[1] A. Moreno and T. Lim. Drift of Kelp in Cold Water. Journal of Coasts, vol. 12,',
        '2021.',
        '[2] T. Lim, A. Moreno. Tides. Springer, 2019.',
      ]),
    ]);
    expect(publications?.length).toBe(2);
  });
});

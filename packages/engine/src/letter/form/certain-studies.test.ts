import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { holdsSchool, isSchool, isSubject, withCertainStudies } from './certain-studies.ts';

describe('studies that a letter tells', () => {
  it.each([
    'Human Resource Management',
    'Zoology',
    'Information Systems',
    'Political Science',
    'Festkörperphysik',
    'Filosofía',
  ])('%s is a subject', (area) => expect(isSubject(area)).toBe(true));
  it.each([
    'Current',
    'Third Cohort',
    'Bachelor of Business Administration',
    'BSc Electrical Engineering',
    'metodologia do',
    'School of Engineering',
  ])('%s is none, or more than one', (area) => expect(isSubject(area)).toBe(false));

  it.each([
    'University of Alder',
    'Tel Aviv University',
    'Quill State University',
    'Larch Business School',
    'Technical University of Alder',
    'University of Applied Sciences Alder',
    'College of Nursing',
    'University of North Alder Larch Hill',
  ])('%s is a school', (school) => expect(isSchool(school)).toBe(true));
  it.each([
    'Accounting Alder University',
    'MBA Alder University',
    'Masters of Business Administration Alder College',
    'Sociology Alder Brook University',
    'Computer Science Quill State University',
    'Mechanical Engineering University of Alder',
    'University of Alder Information Systems',
    'Alder River College Computer Technology',
    'Accounting Quill University Accounting GPA',
    'info@alder.example',
  ])('%s is more than a school', (school) => expect(isSchool(school)).toBe(false));

  it('leaves out what is not certain and nothing else', () => {
    const education = [{ studyType: 'MSc', area: 'BSc Physics', institution: 'University of Alder', endDate: '2019' }];
    expect(withCertainStudies({ education }).education).toEqual([
      { studyType: 'MSc', institution: 'University of Alder', endDate: '2019' },
    ]);
    expect(holdsSchool('GED Harbour Annex')).toBe(true);
  });

  it('takes a subject out of its brackets', () => {
    const education = [{ studyType: 'Bachelor of Commerce', area: '(Accounting)' }];
    expect(withCertainStudies({ education }).education).toEqual([
      { studyType: 'Bachelor of Commerce', area: 'Accounting' },
    ]);
  });

  it('tells neither subject nor school where one was read into the other', () => {
    const mixed = {
      studyType: 'BA',
      area: 'State Sociology Business Management',
      institution: 'Sociology Business Management ALDER COLLEGE',
    };
    expect(withCertainStudies({ education: [mixed] }).education).toEqual([{ studyType: 'BA' }]);
  });

  it('leave out a degree that the file calls expected, though the date has passed since', () => {
    const education = [
      { studyType: 'Master of Science', area: 'Nursing', institution: 'Elmbridge University', endDate: '2025-08' },
      { studyType: 'Bachelor of Science', area: 'Nursing', institution: 'Elmbridge University', endDate: '2018' },
    ];
    const lines = [
      { text: 'Master of Science in Nursing, Elmbridge University', beside: '2022' },
      { text: 'Expected Graduation: August 2025' },
      { text: 'Bachelor of Science in Nursing, Elmbridge University', beside: '2018' },
    ];
    const verbatim = [{ section: 'education', whole: true, lines }];
    const types = (now: string) =>
      withCertainStudies({ education, verbatim }, now).education?.map(({ studyType }) => studyType);
    expect(types('2026-06-01')).toEqual([undefined, 'Bachelor of Science']);
    expect(types('2025-02-01')).toEqual(['Master of Science', 'Bachelor of Science']);
  });

  it('keep a degree below which something else is called unfinished, or whose name is a part of an open one', () => {
    const typesOf = (education: NonNullable<Resume['education']>, ...lines: string[]) =>
      withCertainStudies(
        { education, verbatim: [{ section: 'education', whole: true, lines: lines.map((text) => ({ text })) }] },
        '2026-06-01',
      ).education?.map(({ studyType }) => studyType);
    const nurse = [{ studyType: 'BSc', area: 'Nursing', endDate: '2018' }];
    expect(
      typesOf(nurse, 'BSc Nursing, Elmbridge University 2018', 'Thesis: Expected falls and how to mend them'),
    ).toEqual(['BSc']);
    expect(typesOf(nurse, 'BSc Nursing 2018', 'Certificate in Wound Care (in progress)')).toEqual(['BSc']);
    const both = [
      { studyType: 'MBA', endDate: '2025' },
      { studyType: 'BA', area: 'History', endDate: '2015' },
    ];
    expect(typesOf(both, 'MBA, expected 2025', 'BA in History 2015')).toEqual([undefined, 'BA']);
  });
});

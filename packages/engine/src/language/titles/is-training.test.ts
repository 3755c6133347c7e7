import { describe, expect, it } from 'vitest';
import { isOfStudies, isTraining } from './is-training.ts';

describe('a title of somebody who learns', () => {
  it.each([
    'Marketing Intern',
    'Intern, Marketing',
    'Trainee Solicitor',
    'Trainee Manager',
    'Student',
    'PhD Student in Chemistry',
    'Student Nurse',
    'Student Assistant',
    'Werkstudentin Controlling',
  ])('is %s', (title) => {
    expect(isOfStudies(title)).toBe(true);
  });

  it.each([
    'Student Services Manager',
    'Student Support Worker',
    'Student Services Assistant',
    'Director of Student Affairs',
    'Internship Coordinator',
    'Head of Internships',
    'Adviser to Students',
    'Teacher',
  ])('is not %s', (title) => {
    expect(isOfStudies(title)).toBe(false);
  });

  it('takes nobody who looks after trainees for one', () => {
    expect(isTraining('Internship Programme Coordinator')).toBe(false);
    expect(isTraining('Summer Intern')).toBe(true);
  });
});

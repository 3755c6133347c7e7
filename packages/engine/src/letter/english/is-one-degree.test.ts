import { describe, expect, it } from 'vitest';
import { isOneDegree } from './is-one-degree.ts';

describe('a degree with its school', () => {
  it.each([
    ['Bachelor of Arts', 'Sociology Alder Brook University'],
    ['Bachelor', 'Computer Science Quill State University'],
    ['Bachelor of Science in School of Engineering', 'University of Alder'],
    ['Bachelor of Science', 'Mechanical Engineering University of Alder'],
    ['GED Harbour Annex in Business', 'Larch College'],
  ])('is left out where two entries ran together: %s, %s', (degree, school) =>
    expect(isOneDegree(degree, school)).toBe(false),
  );

  it.each([
    ['Bachelor of Science in Computer Science', 'Quill State University'],
    ['Master in Digital Marketing', 'Larch Business School'],
    ['BSc in Sociology', 'Technical University of Alder'],
  ])('is told where it is one: %s, %s', (degree, school) => expect(isOneDegree(degree, school)).toBe(true));
});

import { describe, expect, it } from 'vitest';
import type { HeadPiece } from '../entries/entry.ts';
import { chooseByPlace, findSchoolPlace } from './school-place.ts';

const head = (...texts: string[]): HeadPiece[] =>
  texts.map((text, row) => ({ text, row, boxes: [] }) as unknown as HeadPiece);

describe('a school whose words say nothing', () => {
  const place = findSchoolPlace([head('42', 'Computer Science'), head('Greenmoor College', 'High School Diploma')]);

  it('stands where the other entries have theirs', () => {
    const chosen = chooseByPlace(head('42', 'Computer Science'), place);
    expect([chosen?.school.text, chosen?.degree.text]).toEqual(['42', 'Computer Science']);
  });

  it('is not looked for where the words name one, or where the head is made otherwise', () => {
    expect(chooseByPlace(head('Diploma', 'Elmsworth University'), place)).toBeUndefined();
    expect(chooseByPlace(head('42', 'Computer Science', 'Remote'), place)).toBeUndefined();
  });

  it('has no place where the schools of a section stand at several', () => {
    expect(findSchoolPlace([head('Greenmoor College', 'Art'), head('Music', 'Elmsworth University')])).toBeUndefined();
  });
});

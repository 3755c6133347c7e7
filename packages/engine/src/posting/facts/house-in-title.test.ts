import { expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { withoutHouse } from './house-in-title.ts';

const titled = (head: string, employer = ''): (string | undefined)[] => {
  const { title, employer: house } = readPosting(
    `${head}\n\n${employer}\n\nWhat you bring\n- Three years of experience in a kitchen\n- A certificate in food hygiene\n`,
  );
  return [title, house];
};

it('a house before the title on its line is the employer and no part of the title', () => {
  expect(titled('University of Elmbridge - Research Assistant in Botany')).toEqual([
    'Research Assistant in Botany',
    'University of Elmbridge',
  ]);
});

it('the employer before the title, without a mark between them, is no part of it', () => {
  expect(
    titled('Elmbridge University Assistant Professor History', 'Elmbridge University is hiring for September.')[0],
  ).toBe('Assistant Professor History');
});

it('a call before the title and what the page is behind it are no part of it', () => {
  expect(titled('Join us! Botany postdoc advert')[0]).toBe('Botany postdoc');
});

it('a title that holds a word of houses stays whole', () => {
  expect(titled('Hospital Porter - Nights')[0]).toContain('Hospital Porter');
  expect(titled('Kitchen Manager')[0]).toBe('Kitchen Manager');
});

it.each(['Data Science - Intern', 'Human Resources - Assistant', 'Hotel - Night Auditor', 'High School - Teacher'])(
  'a field, a branch and a bare kind of house are none: %s',
  (head) => expect(titled(head)[1]).toBeUndefined(),
);

it('the employer before a dash is cut with the dash, and no name that the work is done with is cut', () => {
  const bare = { text: 'Larchwood - Software Engineer', start: 0, end: 29 };
  expect(withoutHouse({ ...bare, sure: 1 }, 'Larchwood').title.text).toBe('Software Engineer');
  const tool = { text: 'SAP Consultant', start: 0, end: 14 };
  expect(withoutHouse({ ...tool, sure: 1 }, 'SAP').title.text).toBe('SAP Consultant');
});

it('a name with an exclamation mark stays in its title', () => {
  expect(titled('JUMP! Trampoline Park Supervisor')[0]).toContain('JUMP!');
});

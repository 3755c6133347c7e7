import { expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';

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

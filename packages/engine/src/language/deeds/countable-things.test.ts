import { expect, it } from 'vitest';
import { lacksThingArticle } from './countable-things.ts';
import { sayFirstPerson } from './say-first-person.ts';

it.each([
  'did speaking tour to promote a film',
  'built an algorithm for artist to detect copies',
  'worked on short-loop study for qualifying a new etch',
  'coordinated feedback exercise for the north zone',
  'gained authorization of digital asset depository',
])('one thing without its article is heard as a slip: %s', (clause) => expect(lacksThingArticle(clause)).toBe(true));

it.each([
  'did a speaking tour to promote a film',
  'improved customer relations and vendor management',
  'sorted 40 files by department',
  'ran events for clients of the Harbour Event Department',
  'worked as supervisor of two shifts',
  'led the first customer workshop of the firm',
])('what has one, is several, a name or a kind needs none: %s', (clause) =>
  expect(lacksThingArticle(clause)).toBe(false),
);

it('two deeds that a comma alone holds are joined, where an "and" stands within the second', () => {
  expect(sayFirstPerson('Tested four sensors, compared quartz and ceramic ones', { current: false })?.clause).toBe(
    'I tested four sensors, and compared quartz and ceramic ones',
  );
});

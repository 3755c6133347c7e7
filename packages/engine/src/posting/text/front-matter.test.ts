import { expect, test } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { openFrontMatter } from './front-matter.ts';

const rest =
  '\nOur lift mechanics keep two hundred lifts running.\n\n## You bring\n\n- Driving licence\n- Three years with lifts\n';

test.each([
  ['---\nlayout: job\ntitle: "Lift mechanic"\norganization: Hoistworks\nlocation: Leeds\ndraft: false\n---\n', 'YAML'],
  ["+++\ntitle = 'Lift mechanic'\norganization = 'Hoistworks'\nlocation = 'Leeds'\ntags = ['job']\n+++\n", 'TOML'],
])('the facts above a page of a site are its title, employer and place: %j', (block) => {
  const posting = readPosting(block + rest);
  expect(posting.title).toBe('Lift mechanic');
  expect(posting.employer).toBe('Hoistworks');
  expect(posting.location).toBe('Leeds');
  expect(posting.text).not.toMatch(/layout|draft|tags/);
  expect(posting.text).toContain('Driving licence');
});

test('a title that goes on below its name is one, in other languages too', () => {
  expect(
    openFrontMatter('---\ntitre: >-\n  Bibliothécaire pour\n  la médiathèque\nposted_on: 2019-10-07\n---\nTexte\n'),
  ).toBe('Bibliothécaire pour la médiathèque\nTexte\n');
  expect(openFrontMatter('---\npuesto: Administrador/a\ncategory: vacantes\n---\nTexto\n')).toBe(
    'Administrador/a\nTexto\n',
  );
});

test('a line of dashes without facts behind it stays', () => {
  const text = '---\nWe are hiring a baker.\n---\nNights.\n';
  expect(openFrontMatter(text)).toBe(text);
});

test('a tag here and there does not join the lines of a text', () => {
  const text = `Barista\n\n<p>&nbsp;</p>\n\n## What you do\n\n- Make coffee\n- Open the shop\n\n## You bring\n\n- One year behind a machine\n- Level 2 food hygiene\n\n## We give\n\n- Tips\n- Lunch\n`;
  const { text: read } = readPosting(text);
  expect(read.split('\n')).toEqual(expect.arrayContaining(['- Make coffee', '- One year behind a machine']));
  expect(read).not.toContain('<p>');
});

import { expect, test } from 'vitest';
import { readPosting } from './read-posting.ts';

const posting = (...lines: string[]) =>
  readPosting(
    `Network Engineer\nKestrel Ltd\nWe build networks.\nResponsibilities\n- Build networks\n- Plan works\n- Write reports\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}\n- Knowledge of Python\nBenefits\n- Pension\n- Holidays\n`,
  );
const rows = (...lines: string[]): string[] =>
  posting(...lines).requirements.map(({ importance, kind, text }) => `${importance} ${kind}: ${text}`);

test('each name of a list is asked for, behind what leads to it and before how much it is wanted', () => {
  expect(rows('Experience in power systems, substations, and power line projects preferred')).toEqual(
    expect.arrayContaining(['nice skill: substations', 'nice skill: power line projects']),
  );
  expect(rows('Ability to set up networks including Routers, Switches, Firewalls, and Wireless Controllers')).toEqual(
    expect.arrayContaining(['must skill: Routers', 'must skill: Wireless Controllers']),
  );
});

test.each(['Aucune expérience préalable en IA n’est requise.', 'Une connaissance de Docker n’est pas nécessaire.'])(
  'what is said not to be needed asks for nothing: %s',
  (line) => {
    expect(rows(line).join(' ')).not.toMatch(/IA|Docker/);
  },
);

test('what is preferred but not required is a wish', () => {
  expect(rows('Mill industry experience is preferred but not required.')).toContain(
    'nice responsibility: Mill industry experience is preferred but not required.',
  );
  expect(rows('Mill industry experience is not required.')).toHaveLength(1);
});

test('each check of a list is a condition', () => {
  const gates = posting('Willing to submit to a drug test, employment history check and criminal background check')
    .requirements.filter(({ kind }) => kind === 'gate')
    .map(({ text }) => text);
  expect(gates).toHaveLength(3);
});

test('a check that is told below the house’s policies is a condition all the same', () => {
  const { requirements } = readPosting(
    'Teacher of Spanish\nAlder School\nDuties\n- Teach Spanish\n- Plan lessons\n- Mark books\nRequirements\n- Degree in Spanish\n- Two years of teaching\nThe school is committed to safeguarding children and applicants must be willing to undergo checks with the Disclosure and Barring Service (DBS).\n',
  );
  expect(requirements.map(({ gate }) => gate)).toContain('background');
});

test('a comma parts what is weighed by itself', () => {
  expect(
    rows(
      'Minimum of 3 years of experience as a fitter in the electrical field, experience in a field-based role is a plus',
    ),
  ).toContain('nice responsibility: experience in a field-based role is a plus');
});

test('a licence in a list of demands is kept, whatever its name looks like', () => {
  expect(rows('Northland Traffic Controller Licence (desirable)', 'MR licence').join()).toMatch(
    /Traffic Controller.*MR licence/,
  );
});

test('a language model is no degree in law', () => {
  expect(rows('Exposure to LLM fine-tuning').join()).not.toMatch(/education/);
  expect(rows('LLM or other law degree').join()).toMatch(/education/);
});

test('more headings open their sections', () => {
  for (const heading of ['Selection criteria', 'You will ideally bring:', 'Pré-requis', 'Wie zoeken wij?', 'Over jou'])
    expect(readPosting(`Cook\n\n${heading}\n- BLS card\n- Able to lift 20 kg\n`).requirements.length, heading).toBe(2);
});

test('where the work is: behind remote, with the rest of a postcode, in an adjective, or named once', () => {
  const place = (text: string): string | undefined => readPosting(text).location;
  expect(place('Field Technician\nBelfast BT12 6NT\n\nYou mend pumps.')).toMatch(/^Belfast/);
  expect(place('Weber (m/w/d)\n\nIn unserem Hamburger Büro weben wir Stoffe.')).toBe('Hamburg');
  expect(place('Weaver\nKestrel Looms\nRemote, Lyon, France\n\nYou weave.')).toBe('Lyon, France');
});

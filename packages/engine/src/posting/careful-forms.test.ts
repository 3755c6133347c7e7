import { expect, it } from 'vitest';
import { findSoughtTitle } from './facts/find-sought-title.ts';
import { basedAnywhere } from './facts/stated-place.ts';
import { readPosting } from './read-posting.ts';
import { partGlue, partHeadings } from './text/restore-breaks.ts';

const texts = (text: string): string =>
  readPosting(text)
    .requirements.map((each) => each.text)
    .join(' | ');
const list = (...lines: string[]): string =>
  texts(`Clerk\n\nRequirements\n${lines.map((each) => `- ${each}`).join('\n')}`);

it('a second sentence of a line asks for what it names', () => {
  const all = list(
    'Backend experience in Go. You have worked with PostgreSQL and Kafka.',
    'A degree in computer science. A good knowledge of Docker and Kubernetes.',
  );
  for (const name of ['Go', 'PostgreSQL', 'Kafka', 'computer science', 'Docker', 'Kubernetes'])
    expect(all).toContain(name);
  expect(texts('Entwickler (m/w/d)\n\nIhr Profil:\n- Studium. Sie beherrschen Java und Spring Boot.')).toMatch(
    /Java.*Spring Boot/,
  );
});

it('facts of the post among the demands are no skills', () => {
  const all = texts(
    'Analyst\n\nRequirements\nKnowledge of SQL\nContract: Permanent\nStart date: Immediate\nWork model: Hybrid\nLength: 13 weeks\nShift: 8 hours',
  );
  expect(all).toContain('SQL');
  expect(all).not.toMatch(/Permanent|Immediate|Hybrid|weeks|hours/);
});

it('a long paragraph of prose is not cut at words of names', () => {
  const prose =
    'You will write Business Requirements Documents with the heads of our departments and keep them in order, with SQL, Excel and Power BI at hand for every question of numbers. You will sit beside the HR Benefits Specialist, who plans the week, and you will help with the course that we call Training Essential Skills, where new people of the house learn to write test cases and to run them. It is quiet work in a bright room by the river, with two colleagues who have done it for many years and who like to explain.';
  expect(prose.length).toBeGreaterThan(400);
  expect(partHeadings(prose)).toBe(prose);
  expect(texts(`Business Analyst\n\nRequirements\n${prose}`)).toMatch(/SQL.*Excel/s);
});

it('a word that ran together at the end of its line is parted, and one that comes back stays', () => {
  expect(partGlue('JOB SUMMARYProvide care\nto patients')).toBe('JOB SUMMARY\nProvide care\nto patients');
  expect(partGlue('WellAware helps.\nAt WellAware you learn.')).toBe('WellAware helps.\nAt WellAware you learn.');
});

it('many empty lines take no time', () => {
  const start = performance.now();
  readPosting(`Nurse\n${'\n'.repeat(80_000)}Division: Kestrel`);
  expect(performance.now() - start).toBeLessThan(10_000);
});

it('names of degrees and courts are not cut', () => {
  const all = [
    'You hold a Bachelor Degree in Nursing',
    'University Degree in Chemistry',
    'First class Honours BSc in Physics',
    'Two years at the Los Angeles Superior Court',
    'You will use Familiarity with tools',
  ]
    .map((line) => list(line))
    .join(' | ');
  expect(all).toContain('Bachelor Degree in Nursing');
  expect(all).toContain('University Degree in Chemistry');
  expect(all).toContain('Los Angeles Superior Court');
  expect(all.split(' | ')).not.toContain('University');
});

it('"pound" and "euro" are signs in front of a number only', () => {
  const text = 'Lift up to 50 pound; salaris 2.500 euro; reiskosten';
  expect(partHeadings(text)).toBe(text);
  expect(partHeadings('Pay: pound;12 to pound;14 an hour')).toBe('Pay: £12 to £14 an hour');
});

it.each([
  'Ward work\nSenior Nurse · Leeds, United Kingdom (Hybrid)\n\nYou look after people.',
  'Nurse\nFull Time · Leeds, United Kingdom\n\nYou look after people.',
  'Nurse\nDivision: Northern Region\n\nYou look after people.',
  'Nurse\nTagum City\n\nYou look after people in Tagum City.',
  'Nurse\nCookie Policy\n\nYou look after people. Cookie Policy',
])('a title, a time, a part of the house and a place employ nobody: %j', (text) => {
  expect(readPosting(text).employer).toBeUndefined();
});

it('behind other jobs the advertisement goes on with a list that it has not told', () => {
  const { requirements, responsibilities } = readPosting(
    'Developer\n\nRequirements\n- Knowledge of Python\n- Two years of SQL\n\nOther roles:\nBaker\n\nNice to have\n- Docker\n\nResponsibilities\n- Build the shop\n- Keep it running',
  );
  expect(requirements.map((each) => each.text)).toContain('Docker');
  expect(responsibilities.map((each) => each.text)).toContain('Build the shop');
});

it('who shows one round is not whom one becomes', () => {
  expect(findSoughtTitle('Our Operations Manager will show you round.')).toBeUndefined();
  expect(findSoughtTitle('The Operations Manager will show you round.')).toBeUndefined();
  expect(findSoughtTitle('The Northmoor Operations Manager will be responsible for shops.')?.text).toMatch(
    /Operations Manager/,
  );
});

it('the town of a post in other languages', () => {
  expect(basedAnywhere('Le poste est basé à Vireux, dans les Ardennes.')).toBe('Vireux');
  expect(basedAnywhere('Un puesto ubicado en Tarancón.')).toBe('Tarancón');
  expect(basedAnywhere('De vacature is gevestigd in Roermond.')).toBe('Roermond');
});

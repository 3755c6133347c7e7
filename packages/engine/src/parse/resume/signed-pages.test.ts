import { expect, it } from 'vitest';
import { type Stroke, sketchDocument, sketchPage } from '../layout/sketch-page.ts';
import { parseResume } from './parse-resume.ts';
import { rows, section } from './sketch-rows.ts';

const first: Stroke[] = [
  { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
  ...rows(1, ['12 Larch Lane, Leeds']),
  section(4, 'Experience'),
  ...rows(5, ['Baker, Larch Mills, 2019 – 2023', 'Baked 400 loaves a night']),
];
const emailOf = (...last: Stroke[]): string | undefined =>
  parseResume(sketchDocument(sketchPage(first), sketchPage(last, {}, 2))).resume.basics?.email;

it('the one address of mail is its writer’s though it stands at the end of the last page', () => {
  const skills = [section(0, 'Skills'), ...rows(1, ['Baking', 'Sourdough'])];
  expect(emailOf(...skills, ...rows(20, ['Ada Moreno', 'ada.moreno@example.com']))).toBe('ada.moreno@example.com');
});

it('an address beside another name is somebody else’s, and of two nobody knows', () => {
  const skills = [section(0, 'Skills'), ...rows(1, ['Baking', 'Sourdough'])];
  expect(emailOf(section(0, 'References'), ...rows(1, ['Ben Larch, ben@larch.example']))).toBeUndefined();
  expect(
    emailOf(section(0, 'Work'), ...rows(1, ['Baker, Alder Mills', 'Supervisor: Ben Larch, ben@larch.example'])),
  ).toBeUndefined();
  expect(emailOf(...skills, ...rows(6, ['Hygiene course, verify at certs@hygiene.example']))).toBeUndefined();
  expect(
    emailOf(
      section(0, 'Skills'),
      ...rows(1, ['Baking', 'orders@larch.example']),
      ...rows(20, ['ada.moreno@example.com']),
    ),
  ).toBeUndefined();
});

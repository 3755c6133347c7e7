import { expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { speaksToReader } from './speaks-to.ts';

it.each([
  'We are growing and we would love to hear from you!',
  'Bist du bereit für Neues?',
  'Nous cherchons du renfort',
  'Hello dear friends',
])('%s names no job', (line) => {
  expect(speaksToReader(line)).toBe(true);
  expect(
    readPosting(`${line}\n\nRequirements:\n- 3 years of experience in operations\n- Excel\n`).title,
  ).toBeUndefined();
});

it.each(['Night Baker', 'Do-it-yourself Adviser', 'Have-a-go Instructor', 'Sales Manager for our store'])(
  '%s may',
  (line) => {
    expect(speaksToReader(line)).toBe(false);
  },
);

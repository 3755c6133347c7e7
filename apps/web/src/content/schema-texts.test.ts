import {
  AnswerText,
  ApplicationForm,
  ContactMessage,
  LinkedinForm,
  NameChange,
  RenameResume,
  ResumeForm,
  uploadTexts,
} from '@shortlist/schema';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { isTranslated } from './schema-texts.ts';

const long = 'x y '.repeat(30_000);
const fields = [
  ...['fullName', 'email', 'jobDescription', 'targetRole', 'industry', 'location', 'careerGoals'],
  ...['name', 'title', 'employer', 'url', 'posting', 'notes', 'message', 'text'],
];

function textsOf(schema: z.ZodType): string[] {
  const forms = ['', long, 'word'].map((value) => Object.fromEntries(fields.map((field) => [field, value])));
  return forms.flatMap((form) => schema.safeParse(form).error?.issues.map(({ message }) => message) ?? []);
}

test('every text that the schemas of the forms say is translated', () => {
  const texts = [
    ...Object.values(uploadTexts),
    ...textsOf(ResumeForm),
    ...textsOf(LinkedinForm),
    ...textsOf(NameChange),
    ...textsOf(ContactMessage),
    ...textsOf(AnswerText),
    ...textsOf(RenameResume),
  ];
  texts.push(...textsOf(ApplicationForm));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => !isTranslated(text))).toEqual([]);
});

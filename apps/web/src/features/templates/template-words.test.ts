import { templates } from '@shortlist/typeset/browser';
import { expect, test } from 'vitest';
import { isTranslated } from './template-words.ts';

test('every description and feature of a template is translated', () => {
  const texts = templates.flatMap(({ description, features }) => [description, ...features]);
  expect(texts.filter((text) => !isTranslated(text))).toEqual([]);
});

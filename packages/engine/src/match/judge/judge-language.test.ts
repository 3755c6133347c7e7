import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { indexResume } from '../resume/index-resume.ts';
import { judgeSpokenLanguages } from './judge-language.ts';

const speaker: Resume = { languages: [{ language: 'German', fluency: 'Fluent' }] };
const credit = (sentence: string) => judgeSpokenLanguages(sentence, indexResume(speaker, '2026-01-15'))?.credit;

it.each([
  'Communicate the results of our tests in German and French',
  'Communicate with clients or suppliers in German and French',
  'Speak German and French in front of guests',
])('a sentence asks for all languages that it names: %s', (sentence) => {
  expect(credit(sentence)).toBe(0.5);
});

it.each([
  'Communicate with guests in German or French',
  'Je communiceert in het Duits of Frans met klanten',
  'Comunicare con i clienti in tedesco o in francese',
  'Kommunikation mit Gästen auf Deutsch, Italienisch oder Französisch',
])('a joint between them leaves the choice: %s', (sentence) => {
  expect(credit(sentence)).toBe(1);
});

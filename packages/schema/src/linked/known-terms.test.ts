import { expect, it } from 'vitest';
import { tellDegree, tellFluency, tellHeading, tellLanguage, tellLevel, tellPlace } from './known-terms.ts';

it.each([
  [tellLanguage, 'German', 'en', 'fr', 'Allemand'],
  [tellLanguage, 'Englisch', 'de', 'nl', 'Engels'],
  [tellFluency, 'Native', 'en', 'es', 'Lengua materna'],
  [tellFluency, 'Muttersprache', 'de', 'it', 'Madrelingua'],
  [tellFluency, 'C1', 'en', 'de', 'C1'],
  [tellLevel, 'expert', 'en', 'de', 'Expertenkenntnisse'],
  [tellDegree, 'Doctorate', 'en', 'pt', 'Doutorado'],
  [tellDegree, 'BSc (Hons)', 'en', 'de', 'BSc (Hons)'],
  [tellPlace, 'Germany', 'en', 'es', 'Alemania'],
  [tellHeading, 'Work experience', 'en', 'it', 'Esperienza professionale'],
])('a known term is told whole', (tell, text, from, to, told) => {
  expect(tell(text, from, to)).toEqual({ text: told, whole: true });
});

it.each([
  [tellPlace, 'Bremen, Germany', 'en', 'fr', 'Bremen, Allemagne'],
  [tellDegree, "Master's degree, Physics", 'en', 'de', 'Masterabschluss, Physics'],
  [tellDegree, 'BSc, Physics', 'en', 'de', 'BSc, Physics'],
  [tellDegree, "Master's degree", 'en', 'it', "Master's degree"],
  [tellDegree, 'Licence', 'fr', 'de', 'Licence'],
  [tellLanguage, 'German sign language', 'en', 'de', 'German sign language'],
  [tellLevel, 'wizard', 'en', 'de', 'wizard'],
  [tellFluency, 'native', 'en', 'ja', 'native'],
  [tellHeading, 'Things I like', 'en', 'de', 'Things I like'],
])('what is not surely known stays, and is left to translate', (tell, text, from, to, told) => {
  expect(tell(text, from, to)).toEqual({ text: told, whole: false });
});

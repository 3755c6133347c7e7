import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

type Language = { language?: string; fluency?: string };
type Certificate = { name?: string; date?: string };

/** Languages and papers that the person told us of, which the resume as it was has no place for: "Spanish is my native language.", "I hold A+, since 2021." English. */
export function enteredAnswers({ entered = [], verify, facts }: LetterScene): DraftParagraph {
  return entered
    .flatMap(({ path, after, evidence }) => {
      const told =
        path === '/languages/-'
          ? languageForms(after as Language)
          : path === '/certificates/-'
            ? certificateForms(after as Certificate)
            : [];
      const sentence = told.find((each) => verify(each, evidence).length === 0 || verify(each, facts).length === 0);
      return sentence === undefined ? [] : [{ sentence, facts: evidence }];
    })
    .slice(0, 2);
}

function languageForms({ language = '', fluency = '' }: Language): string[] {
  if (language === '') return [];
  if (/^(?:native|mother tongue)$/i.test(fluency))
    return [`${language} is my native language.`, `I speak ${language} (native).`];
  if (/^fluent$/i.test(fluency)) return [`I am fluent in ${language}.`];
  return fluency === '' ? [`I speak ${language}.`] : [`I speak ${language} (${fluency.toLowerCase()}).`];
}

function certificateForms({ name = '', date = '' }: Certificate): string[] {
  if (name === '' || name.length > 60) return [];
  const year = date.slice(0, 4);
  return [...(year === '' ? [] : [`I have held ${name} since ${year}.`]), `I hold ${name}.`];
}

import type { Answer, FactGroup } from '@shortlist/schema';

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has every word that is looked for, in any case and with or without accents. */
function holds(texts: readonly string[], words: readonly string[]): boolean {
  const text = fold(texts.join(' '));
  return words.every((word) => text.includes(word));
}

const wordsOf = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean);

/** The facts in which the words that are looked for stand: in the line, in what it stands under or in the title of its document. */
export function searchFacts(groups: readonly FactGroup[], search: string): FactGroup[] {
  const words = wordsOf(search);
  return groups.flatMap((group) => {
    const documents = group.documents.flatMap((document) => {
      const facts = document.facts.filter(({ text, of }) => holds([text, ...of, document.title], words));
      return facts.length === 0 ? [] : [{ ...document, facts }];
    });
    return documents.length === 0 ? [] : [{ ...group, documents }];
  });
}

/** The answers in which the words that are looked for stand, with what was asked. */
export function searchAnswers(answers: readonly Answer[], search: string): Answer[] {
  const words = wordsOf(search);
  return answers.filter(({ question, about, text }) => holds([question, about, text], words));
}

import type { Letter } from '@shortlist/schema';

/** Whether a letter holds words that stand in no sentence of its ledger: what the person wrote into it, which nothing checks. */
export function hasOwnWords({ paragraphs, ledger }: Pick<Letter, 'paragraphs' | 'ledger'>): boolean {
  const rest = ledger.reduce((texts, { sentence }) => texts.map((text) => text.replace(sentence, ' ')), paragraphs);
  return rest.some((text) => /[\p{L}\p{N}]/u.test(text));
}

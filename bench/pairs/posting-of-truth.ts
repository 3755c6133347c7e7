import { readPosting } from '@shortlist/engine';
import type { Posting } from '@shortlist/schema';

export type PostingTruth = {
  /** None where the advertisement names no post. */
  title: string | null;
  requirements: {
    quote: string;
    name: string;
    kind: string;
    must: boolean;
    oneOf?: string | number;
    also?: string[];
  }[];
  duties?: string[];
  needs?: { quote: string }[];
};

/**
 * The posting as a careful reader understood it: the demands alone, each on its own line in its own words, musts before wishes. What the engine takes from such a
 * line is its reading of the one demand; which lines are demands, their weight and the title are told.
 */
export function postingOfTruth(truth: PostingTruth, own: Posting): Posting {
  const demands = truth.requirements.filter(({ kind }) => kind !== 'trait');
  const list = (must: boolean) => demands.filter((each) => each.must === must).map(({ quote }) => `- ${plain(quote)}`);
  const [musts, wishes] = headings[own.language] ?? ['Requirements', 'Nice to have'];
  const text = [truth.title ?? '', '', musts, '', ...list(true), '', wishes, '', ...list(false)].join('\n');
  const read = readPosting(text);
  const quoteAt = (at: number): string =>
    text
      .slice(text.lastIndexOf('\n', at) + 1)
      .split('\n')[0]
      ?.slice(2) ?? '';
  const requirements = read.requirements.map((row) => ({
    ...row,
    importance: demands.find(({ quote }) => plain(quote) === quoteAt(row.start))?.must === false ? 'nice' : 'must',
  })) as Posting['requirements'];
  const needs = requirements.filter((row) =>
    truth.needs?.some(({ quote }) => plain(quote).includes(row.text) || quoteAt(row.start).includes(plain(quote))),
  );
  return {
    ...own,
    ...read,
    language: own.language,
    ...(truth.title === null ? {} : { title: truth.title }),
    keywords: own.keywords,
    responsibilities: [],
    requirements,
    needs: needs.length > 0 ? needs.map(({ id }) => id) : (read.needs ?? []),
  };
}

const plain = (quote: string): string => quote.replace(/\s+/g, ' ').trim();

const headings: Record<string, [string, string]> = {
  de: ['Anforderungen', 'Wünschenswert'],
  fr: ['Profil recherché', 'Les plus'],
  es: ['Requisitos', 'Se valorará'],
  it: ['Requisiti', 'Costituisce titolo preferenziale'],
  pt: ['Requisitos', 'Diferenciais'],
  nl: ['Functie-eisen', 'Pluspunten'],
};

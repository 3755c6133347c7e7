import type { FactView } from '../facts/index-facts.ts';
import type { NumberClaim } from './read-numbers.ts';

type Amount = Pick<NumberClaim, 'unit' | 'values'>;

/** Of one unit, with a value in common ("2.400" is 2400 or 2.4). */
export const isSameAmount = (a: Amount, b: Amount): boolean =>
  a.unit === b.unit && a.values.some((value) => b.values.includes(value));

/** "2019": a year by its digits, and no count of years. */
export const isYearAlone = ({ unit, text }: NumberClaim): boolean => unit === '' && /^(?:19|20)\d\d$/.test(text);

/** The facts that tell an amount, each with its own number. */
export const holdersOf = (amount: Amount, views: readonly FactView[]): { view: FactView; own: NumberClaim }[] =>
  views.flatMap((view) => view.numbers.filter((own) => isSameAmount(own, amount)).map((own) => ({ view, own })));

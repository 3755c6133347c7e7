import { foldText } from '../../language/text/fold-text.ts';

/** Languages of LinkedIn's interface whose months are words: https://www.linkedin.com/help/linkedin/answer/a524288 */
const languages =
  'ar bn cs da de el en es fa fi fr he hi hu id it mr ms nb nl pa pl pt ro ru sv te th tl tr uk vi'.split(' ');
let months: ReadonlyMap<string, number> | undefined;

/** Folded names of months, long and short, alone and as they stand beside a year, to their numbers; a name of two months is left out. */
export function interfaceMonths(): ReadonlyMap<string, number> {
  months ??= listMonths();
  return months;
}

function listMonths(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const doubtful = new Set<string>();
  for (const language of languages) {
    for (const name of namesIn(language)) {
      const known = found.get(name.word);
      if (known !== undefined && known !== name.month) doubtful.add(name.word);
      found.set(name.word, name.month);
    }
  }
  for (const word of doubtful) found.delete(word);
  return found;
}

function namesIn(language: string): { word: string; month: number }[] {
  return (['long', 'short'] as const).flatMap((width) =>
    [undefined, 'numeric' as const].flatMap((year) => {
      const format = new Intl.DateTimeFormat(language, { month: width, ...(year && { year }), timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => {
        const parts = format.formatToParts(Date.UTC(2020, index, 15));
        const word = parts.find((part) => part.type === 'month')?.value ?? '';
        return { word: foldText(word).replace(/\.$/, ''), month: index + 1 };
      }).filter(({ word }) => /^\p{L}[\p{L}\p{M}]+$/u.test(word));
    }),
  );
}

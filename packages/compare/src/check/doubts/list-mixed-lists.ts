import type { SourceText } from '@shortlist/schema';
import type { Account } from '../../account/account.ts';
import { isBullet } from '../../account/line-text.ts';
import { wordsInFields } from '../../account/words-in-fields.ts';
import type { Uncertainty } from './uncertainty.ts';

const lists: ReadonlySet<string> = new Set(['skills', 'languages', 'interests']);

/** From so many lines of one look on that each stand above lines of another, the look is that of the names of groups. */
const leastNames = 2;

/** Lists in which the name of a group became one of what it names, or a line below the items of a group became one of them. */
export function listMixedLists({ lines }: SourceText, account: Account): Uncertainty[] {
  const { blocks, texts, fields } = account;
  const held = wordsInFields(account);
  /** The field that the first word of a line became. */
  const fieldOf = (line: number): number | undefined => held.get(line)?.[0]?.field;
  const partOf = (line: number): (typeof fields)[number] | undefined => fields[fieldOf(line) ?? -1];
  const lookOf = (line: number): string => `${lines[line]?.font} ${Math.round(2 * (lines[line]?.size ?? 0))}`;
  return blocks.flatMap(({ section = '', lines: own }): Uncertainty[] => {
    if (!lists.has(section)) return [];
    const seen = own.filter((line) => !lines[line]?.unseen && partOf(line)?.section === section);
    const doubt = (line: number | undefined): Uncertainty[] =>
      line === undefined ? [] : [{ reason: 'label-in-list', text: texts[line] ?? '', section }];
    const below = seen.find((line, i) => {
      const above = seen[i - 1];
      if (above === undefined || isBullet(texts[line] ?? '') || !isBullet(texts[above] ?? '')) return false;
      const [one, other] = [partOf(line), partOf(above)];
      const isNamed = fields.some(
        ({ key, ...each }) => each.section === section && each.entry === one?.entry && key === 'name',
      );
      return isNamed && one?.key === 'keywords' && one.entry === other?.entry && fieldOf(line) !== fieldOf(above);
    });
    return [...doubt(below), ...doubt(findName(seen))];
  });

  function findName(seen: readonly number[]): number | undefined {
    const looks = Map.groupBy(seen, lookOf);
    const isAbove = (line: number): boolean => {
      const next = seen[seen.indexOf(line) + 1];
      return next !== undefined && lookOf(next) !== lookOf(line) && lines[next]?.column === lines[line]?.column;
    };
    const isPlain = (line: number): boolean => {
      const text = texts[line] ?? '';
      return lines[line]?.font !== '' && !isBullet(text) && !/[,;•|·]/.test(text);
    };
    const most = Math.max(0, ...[...looks.values()].map((each) => each.length));
    const names = [...looks.values()].filter(
      (each) => each.length >= leastNames && each.length < most && each.every((line) => isPlain(line) && isAbove(line)),
    );
    return names.flat().find((line) => partOf(line)?.key === 'keywords' || fieldOf(line) === fieldOf(line + 1));
  }
}

import type { SourceText } from '@shortlist/schema';
import type { Account } from '../../account/account.ts';
import { isBullet } from '../../account/line-text.ts';
import type { Uncertainty } from './uncertainty.ts';

/** A longer text before a colon, or in the first of two cells, is no label. */
const longestLabel = 40;

const lists: ReadonlySet<string> = new Set(['skills', 'languages']);

/** Lists of skills or languages in which a bracket was cut, or a label stands among the skills, or with those of another label. */
export function listTornLists({ lines }: SourceText, account: Account): Uncertainty[] {
  const { blocks, texts, tokens, fates, fields } = account;
  const byLine = Map.groupBy(tokens.keys(), (at) => tokens[at]?.line ?? 0);
  const fieldAt = (at: number): number | undefined => {
    const fate = fates[at];
    return typeof fate === 'object' && 'field' in fate ? fate.field : undefined;
  };
  const isSkill = (field: number | undefined): boolean => {
    const { section = '', key } = fields[field ?? -1] ?? {};
    return lists.has(section) && key !== 'verbatim';
  };
  const own = blocks.flatMap((block) =>
    block.section !== undefined && lists.has(block.section)
      ? block.lines.map((line) => ({ line, section: block.section }))
      : [],
  );
  return own.flatMap(({ line, section = '' }): Uncertainty[] => {
    const text = texts[line] ?? '';
    const words = byLine.get(line) ?? [];
    const doubt = (reason: Uncertainty['reason']): Uncertainty[] => [{ reason, text, section }];
    for (const [i, at] of words.entries()) {
      const next = words[i + 1];
      const [one, other] = [fieldAt(at), next === undefined ? undefined : fieldAt(next)];
      if (one === other || next === undefined || !isSkill(one) || !isSkill(other)) continue;
      const between = text.slice(tokens[at]?.end, tokens[next]?.start);
      // "Excel (Pivot, Solver)": what a bracket holds belongs to what stands before it.
      if (between.includes('(') && fields[one ?? -1]?.key === 'keywords') return doubt('torn-bracket');
    }
    const names = new Set(words.map(fieldAt).filter((at) => isSkill(at) && fields[at ?? -1]?.key === 'name'));
    // A name that goes on in another line is put together from the labels of several.
    if (names.size > 0 && !/^\P{L}*\p{Ll}/u.test(text) && isShared(names, line)) return doubt('label-in-list');
    const end = endOfLabel(lines[line]?.cells.map((cell) => cell.text) ?? [], text);
    if (end === 0) return [];
    const label = words.filter((at) => (tokens[at]?.end ?? 0) <= end);
    const values = words.filter((at) => (tokens[at]?.end ?? 0) > end);
    const heads = new Set(label.map(fieldAt).filter(isSkill));
    const entries = new Set(
      [...label, ...values]
        .map(fieldAt)
        .filter(isSkill)
        .map((at) => fields[at ?? -1]?.entry),
    );
    const isNamed = [...heads].every((at) => ['name', 'language'].includes(fields[at ?? -1]?.key ?? ''));
    return values.length > 0 && heads.size > 0 && (!isNamed || entries.size > 1) ? doubt('label-in-list') : [];
  });

  /** Whether a line above has words of one of these fields. */
  function isShared(names: ReadonlySet<number | undefined>, line: number): boolean {
    return own.some(
      (other) => other.line < line && (byLine.get(other.line) ?? []).some((at) => names.has(fieldAt(at))),
    );
  }
}

/** Where the label of a line ends: before a colon, or with the first of two cells; 0 where it has none. */
function endOfLabel(cells: readonly string[], text: string): number {
  const [first = '', second] = cells;
  const colon = text.indexOf(':');
  if (colon > 0 && colon <= longestLabel && !text.slice(0, colon).includes(',')) return colon;
  const isLabel =
    cells.length === 2 && first.length <= longestLabel && !/[,;]/.test(first) && /[,;]/.test(second ?? '');
  return isLabel && !isBullet(second ?? '') ? first.length : 0;
}

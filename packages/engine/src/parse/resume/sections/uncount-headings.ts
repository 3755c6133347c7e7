import type { Cell, Flow, Line } from '../../layout/types.ts';
import { lineOf } from './find-sections.ts';
import { isShortName, nameOf, styleKey } from './heading-style.ts';

const count = /^(\d{1,2})((?:\.\d{1,2}){0,2})[.)]?(?:\s+|$)/u;

type Counted = { main: number; part: string; line: Line; bare: Line };

/**
 * Flows in which headings stand without their numbers, "1 Education" and "2.1 Languages": short lines in one style that are counted through the whole
 * document from 1 on, of which at least two name a part of a resume.
 */
export function uncountHeadings(flows: Flow[]): Flow[] {
  const counted = flows.flatMap(({ lines }) => lines.flatMap((line) => countOf(line) ?? []));
  const styles = Map.groupBy(
    counted.filter(({ part }) => part === ''),
    ({ bare }) => styleKey(bare.cells[0] as Cell),
  );
  const heads = [...styles.values()].filter(isCountedThrough).flat();
  if (heads.length === 0) return flows;
  const bare = new Map([...heads, ...partsOf(counted, new Set(heads))].map((one) => [one.line, one.bare]));
  return flows.map((flow) => ({ ...flow, lines: flow.lines.map((line) => bare.get(line) ?? line) }));
}

/** Parts that are counted from 1 on below their heading: "3.8 GPA" below the third is none. */
function partsOf(counted: Counted[], heads: Set<Counted>): Counted[] {
  let [head, last] = [0, 0];
  return counted.filter((one) => {
    if (heads.has(one)) [head, last] = [one.main, 0];
    const [, number = 0] = one.part.split('.').map(Number);
    const isNext = one.part !== '' && one.main === head && (number === last + 1 || (number === last && last > 0));
    if (isNext) last = number;
    return isNext;
  });
}

function isCountedThrough(heads: Counted[]): boolean {
  return heads.every(({ main }, i) => main === i + 1) && heads.filter(({ bare }) => nameOf(bare.text)).length >= 2;
}

/** A short line behind its number: in one cell, in a cell of its own or in the margin. */
function countOf(line: Line): Counted | undefined {
  const [first, second, third] = [...line.rail, ...line.cells];
  if (line.bullet !== undefined || !first || third) return undefined;
  const found = count.exec(first.text);
  if (!found || (second && found[0] !== first.text)) return undefined;
  const name = second ?? { ...first, text: first.text.replace(count, '') };
  if (!isShortName(name.text) || !/^\p{L}[^.;]*$/u.test(name.text)) return undefined;
  return { main: Number(found[1]), part: found[2] ?? '', line, bare: { ...lineOf(line, [name]), rail: [] } };
}

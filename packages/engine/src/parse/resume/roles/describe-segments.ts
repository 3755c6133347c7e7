import { isCapitals } from '../../layout/plain-style.ts';
import { lookOf, type PageSense, sensePage, styleOf } from './describe-page.ts';
import { describeWords, step, wordClasses } from './describe-words.ts';
import type { RuleReading } from './rule-readings.ts';
import type { Segment } from './segment-lines.ts';

/** The features of every segment of a document, by name; what the rules read in it is one of them. */
export function describeSegments(
  segments: Segment[],
  page: PageSense = sensePage(segments),
  rules: (RuleReading | undefined)[] = [],
): string[][] {
  const gists = segments.map((segment) => gistOf(segment, page));
  const rows = rowsOf(segments);
  let heading = -1;
  return segments.map((segment, i) => {
    if (page.known.has(segment.row)) heading = segment.row;
    const at = rows.get(segment.row) ?? [];
    const around = (offset: number): number | undefined => rows.get(segment.row + offset)?.[0];
    const features = [
      ...(gists[i] as string[]).map((feature) => `=${feature}`),
      ...describeWords(segment.text).own.map((feature) => `=${feature}`),
      ...placeFeatures(segment, page),
      ...lookFeatures(segment, page),
      ...sectionFeatures(segment, page, heading),
      ...ruleFeatures(segment, rules, i),
    ];
    const add = (prefix: string, other: number | undefined): void => {
      const gist = other === undefined ? undefined : gists[other];
      if (!gist) features.push(`${prefix}none`);
      else for (const feature of gist) features.push(prefix + feature);
    };
    add('<', segment.index > 0 ? i - 1 : undefined);
    add('>', segment.index < segment.count - 1 ? i + 1 : undefined);
    add('^', around(-1));
    add('v', around(1));
    add('V', around(2));
    add('A', around(-2));
    const last = at.at(-1);
    if (segment.index < segment.count - 2) add('$', last);
    if (segment.index > 1) add('0', at[0]);
    return features;
  });
}

function rowsOf(segments: Segment[]): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  segments.forEach(({ row }, i) => {
    const list = rows.get(row) ?? [];
    list.push(i);
    rows.set(row, list);
  });
  return rows;
}

/** The few features that a segment's neighbours see of it. */
function gistOf(segment: Segment, { plain, pitch, headingStyles }: PageSense): string[] {
  const { style, line, text } = segment;
  const above = line.pitch === undefined ? 9 : step(line.pitch / line.size / pitch, [0.8, 1.1, 1.35, 1.7, 2.3]);
  return [
    ...describeWords(text).gist,
    `z${step(style.size / plain.size, [0.8, 0.94, 1.06, 1.2, 1.5])}`,
    `b${style.bold ? 1 : 0}${style.italic ? 1 : 0}${style.color === plain.color ? 0 : 1}${isCapitals(text) ? 1 : 0}`,
    `u${line.bullet === undefined ? 0 : 1}`,
    `g${above}`,
    `n${step(segment.count, [1, 2, 3, 4])}${segment.rail ? 'r' : ''}`,
    `H${headingStyles.has(styleOf(segment, plain)) ? 1 : 0}`,
  ];
}

/** Where a segment stands in its line and the line on the page. */
function placeFeatures(segment: Segment, { plain }: PageSense): string[] {
  const { line, index, count, mark, cell, rail, flow } = segment;
  const width = Math.max(1, line.edge - line.left);
  const right = cell.right > line.edge - 4 && cell.x > line.left + 0.45 * width;
  const middle = Math.abs((cell.x + cell.right) / 2 - (line.left + line.edge) / 2) < 6 && cell.x > line.left + 20;
  const near = mark.length <= 3 ? mark : '*';
  const after = markAfter(segment);
  return [
    `i${step(index, [1, 2, 3, 4])}of${step(count, [2, 3, 4])}`,
    `mark${near}`,
    `aft${after}`,
    `m${near}a${after}`,
    `cell${Math.max(0, line.cells.indexOf(cell))}of${line.cells.length}`,
    `x${step(line.x - line.left, [2, 8, 16, 30, 60])}`,
    `al${right ? 'r' : middle ? 'm' : 'l'}`,
    `rail${rail ? 1 : 0}${line.rail.length > 0 ? 1 : 0}`,
    `flow${flow}`,
    `rule${line.ruled ? 1 : 0}`,
    `bul${line.bullet ?? ''}`,
    `row${step(segment.row, [1, 2, 3, 5, 8, 12])}`,
    `page${line.page > 1 ? 2 : 1}`,
    `full${line.right > line.left + 0.85 * width ? 1 : 0}`,
    `own${line.bold !== plain.bold || line.size > plain.size + 0.4 ? 1 : 0}${segment.style.bold === line.bold ? 0 : 1}`,
    `alone${count === 1 ? 1 : 0}${segment.style.bold ? 1 : 0}${step(segment.style.size / plain.size, [0.95, 1.05])}`,
  ];
}

/** The mark behind a segment in its cell: nothing at the cell's end, a space before a mark that stands free, a letter where none parts it from what follows. */
function markAfter({ cell, end }: Segment): string {
  const found = /^(\s*)([^\s]?)/u.exec(cell.text.slice(end));
  const mark = found?.[2] ?? '';
  return `${found?.[1] && mark ? ' ' : ''}${/[\p{L}\p{N}]/u.test(mark) ? 'x' : mark}`;
}

/** What the document's other segments of the same look are. */
function lookFeatures(segment: Segment, page: PageSense): string[] {
  const look = page.looks.get(lookOf(segment, page.plain));
  if (!look) return [];
  const features = [
    `L#${step(look.count, [2, 3, 5, 9, 17])}`,
    `Lh${step(look.headings / look.count, [0.01, 0.2, 0.4, 0.6, 0.9])}`,
    `Lhn${step(look.headings, [1, 2, 3, 5])}`,
  ];
  look.means.forEach((mean, i) => {
    features.push(`L${wordClasses[i]}${step(mean, [0.05, 0.2, 0.4, 0.6, 0.85])}`);
  });
  const style = styleOf(segment, page.plain);
  features.push(`Hs${step(page.headingStyles.get(style) ?? 0, [1, 2, 3, 5])}`);
  features.push(`Hx${page.headingX.has(Math.round(segment.cell.x / 3)) ? 1 : 0}`);
  return features;
}

/** Which part of the resume the last known heading began, how far above it is, and where dates stand around. */
function sectionFeatures(segment: Segment, page: PageSense, heading: number): string[] {
  const kind = page.known.get(heading) ?? 'none';
  const since = segment.row - heading;
  const dates = [-3, -2, -1, 0, 1, 2, 3].map((offset) => (page.dated.has(segment.row + offset) ? '1' : '0')).join('');
  const title = describeWords(segment.text);
  const best = title.classes.slice(0, 6).reduce((top, value, i, all) => (value > (all[top] ?? 0) ? i : top), 0);
  return [
    `S${kind}`,
    `S${kind}${step(since, [1, 2, 3, 4])}`,
    `S${kind}${segment.style.bold ? 'b' : ''}${segment.line.bullet === undefined ? '' : '•'}`,
    `S${kind}${wordClasses[best]}${(title.classes[best] ?? 0) > 0.3 ? 1 : 0}`,
    `S${kind}${title.gist[7]}`,
    `S${kind}${title.gist[5]}`,
    `D${dates}`,
    `D${dates.slice(2, 5)}${segment.index === 0 ? 1 : 0}`,
    `S${kind}D${dates.slice(2, 5)}`,
  ];
}

/** What the rules read in a segment and around it. */
function ruleFeatures({ index, count }: Segment, rules: (RuleReading | undefined)[], i: number): string[] {
  if (rules.length === 0) return ['R?'];
  const own = rules[i];
  const before = index > 0 ? rules[i - 1] : undefined;
  const after = index < count - 1 ? rules[i + 1] : undefined;
  return [
    `R${own?.field ?? '-'}${own?.begins ? '!' : ''}`,
    `Rk${own?.kind ?? '-'}`,
    `R${own?.kind ?? '-'}${own?.field ?? ''}`,
    `R<${before?.field ?? ''}`,
    `R>${after?.field ?? ''}`,
    `R^${rules[i - index - 1]?.field ?? ''}`,
    `Rv${rules[i - index + count]?.field ?? ''}`,
  ];
}

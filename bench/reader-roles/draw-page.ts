import type { Document, Page, TextItem } from '@shortlist/schema';

export type Style = { size: number; bold?: boolean; italic?: boolean; color?: string; caps?: boolean };
export type Run = { text: string; style: Style };

const [width, height, margin] = [595, 842, 46];

/** A pen that sets lines of text on pages of its own, in columns: what a document reader would hand over. */
export class Pen {
  readonly pages: Page[] = [];
  private column = { left: margin, right: width - margin };
  private at = { page: 1, y: 50 };
  readonly leading: number;

  constructor(leading: number) {
    this.leading = leading;
    this.page(1);
  }

  /** Goes on in a column, from a page and a height. */
  move(left: number, right: number, page: number, y: number): void {
    this.column = { left, right };
    this.at = { page, y };
  }

  get place(): { page: number; y: number } {
    return { ...this.at };
  }

  get bounds(): { left: number; right: number } {
    return { ...this.column };
  }

  /** White before the next line, in points. */
  skip(points: number): void {
    this.at.y += points;
  }

  rule(): void {
    const { left, right } = this.column;
    const box = { page: this.at.page, x: left, y: this.at.y + 2, width: right - left, height: 0.7 };
    this.page(this.at.page).graphics.rules.push(box);
    this.at.y += 3;
  }

  /** A line: runs from the left, runs to the right edge, a note in a rail beside it. */
  line(
    left: Run[],
    options: { right?: Run[]; indent?: number; centre?: boolean; rail?: Run[]; railX?: number } = {},
  ): void {
    const size = Math.max(
      ...[...left, ...(options.right ?? []), ...(options.rail ?? [])].map(({ style }) => style.size),
    );
    if (this.at.y + size * this.leading > height - 48) this.at = { page: this.at.page + 1, y: 50 };
    const base = this.at.y + size;
    const own = left.reduce((sum, run) => sum + measure(run), 0);
    const { left: edge, right: end } = this.column;
    const start = options.centre ? (edge + end - own) / 2 : edge + (options.indent ?? 0);
    this.put(left, start, base);
    if (options.right) this.put(options.right, end - options.right.reduce((sum, run) => sum + measure(run), 0), base);
    if (options.rail) this.put(options.rail, options.railX ?? edge, base);
    this.at.y += size * this.leading;
  }

  /** Running text, broken at the column's edge; behind a mark it hangs. */
  text(text: string, style: Style, options: { mark?: string; indent?: number } = {}): void {
    const indent = (options.indent ?? 0) + (options.mark ? 12 : 0);
    const room = this.column.right - this.column.left - indent;
    const spaced = /\s/.test(text);
    const parts = spaced ? text.split(' ') : [...text];
    let current = '';
    let first = true;
    const flush = (): void => {
      const mark =
        first && options.mark
          ? { rail: [{ text: options.mark, style }], railX: this.column.left + (options.indent ?? 0) }
          : {};
      this.line([{ text: current, style }], { indent, ...mark });
      first = false;
    };
    for (const part of parts) {
      const next = current === '' ? part : `${current}${spaced ? ' ' : ''}${part}`;
      if (measure({ text: next, style }) > room && current !== '') {
        flush();
        current = part;
      } else current = next;
    }
    if (current !== '') flush();
  }

  document(): Document {
    return { format: 'pdf', bytes: 1, pages: this.pages, pageCount: this.pages.length, fonts: [], tagged: false };
  }

  private put(runs: Run[], start: number, base: number): void {
    let x = start;
    for (const run of runs) {
      const { size, bold = false, italic = false, color, caps } = run.style;
      const text = caps ? run.text.toUpperCase() : run.text;
      const wide = measure(run);
      const lead = text.length - text.trimStart().length;
      const trimmed = text.trim();
      if (trimmed !== '') {
        const shift = lead === 0 ? 0 : measure({ text: text.slice(0, lead), style: run.style });
        const item: TextItem = {
          text: trimmed,
          box: {
            page: this.at.page,
            x: x + shift,
            y: base - size,
            width: measure({ text: trimmed, style: run.style }),
            height: size,
          },
          size,
          font: 'Drawn',
          bold,
          italic,
          ...(color ? { color } : {}),
        };
        this.page(this.at.page).items.push(item);
      }
      x += wide;
    }
  }

  private page(number: number): Page {
    while (this.pages.length < number)
      this.pages.push({
        number: this.pages.length + 1,
        width,
        height,
        items: [],
        links: [],
        graphics: { images: [], rules: [] },
      });
    return this.pages[number - 1] as Page;
  }
}

/** The width of a run in points, by the usual widths of letters. */
export function measure({ text, style }: Run): number {
  let sum = 0;
  for (const letter of style.caps ? text.toUpperCase() : text) {
    if (/[\p{Script=Han}，。：、]/u.test(letter)) sum += 1;
    else if (/[il.,:;'|!I]/.test(letter)) sum += 0.27;
    else if (/[mwMW@]/.test(letter)) sum += 0.83;
    else if (/\p{Lu}/u.test(letter)) sum += 0.66;
    else if (/\s/.test(letter)) sum += 0.27;
    else sum += 0.52;
  }
  return sum * style.size * (style.bold ? 1.06 : 1);
}

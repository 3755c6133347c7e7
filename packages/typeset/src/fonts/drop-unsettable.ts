import { mapData } from '../outline/map-data.ts';
import { lettersOf } from './letters-of.ts';

/**
 * A copy of plain data in which every string keeps only line breaks and the characters that the fonts can show, and the characters
 * left out (emoji, mostly). A PDF/UA file must not hold a letter without a glyph.
 */
export function dropUnsettable<T>(data: T, settable: (codePoint: number) => boolean): { data: T; dropped: string[] } {
  const dropped = new Set<string>();
  if (settableThroughout(data, settable)) return { data, dropped: [] };
  const kept = mapData(data, (value) => (typeof value === 'string' ? keep(value) : value));
  return { data: kept, dropped: [...dropped] };

  function keep(text: string): string {
    let kept = '';
    let lost = false;
    for (const letter of text) {
      if (kept.endsWith(gap) && joiner.test(letter)) continue;
      // No font has a glyph for the end of a line.
      if (letter === '\n' || settable(letter.codePointAt(0) ?? 0)) kept += letter;
      else {
        if (!joiner.test(letter) && !control.test(letter)) dropped.add(letter);
        kept += /\s/.test(letter) ? ' ' : gap;
        lost = true;
      }
    }
    return lost ? closeGaps(kept) : text;
  }
}

/** Most documents hold nothing to leave out. */
function settableThroughout(data: unknown, settable: (codePoint: number) => boolean): boolean {
  const json = JSON.stringify(data);
  return !escapedControl.test(json) && lettersOf(json).every(settable);
}

/** A control character as JSON writes it: in letters that every font can show. */
const escapedControl = /\\(?:u00[01]|[bfrt])/;

/** Stands for what was left out; no text holds it. */
const gap = '\uFFFF';
/** What only joins or shades the parts of one sign: between, behind or within an emoji. */
const joiner = /^[\u200D\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]$/u;

/** What a broken table of letters leaves in a text; nobody sees it, so it is not named. */
const control = /^\p{Cc}$/u;

/** Takes the white with what was left out: that before a mark, and that at an end of a line. */
function closeGaps(text: string): string {
  return text
    .replace(/\uFFFF(?: ?\uFFFF)+/g, gap)
    .replace(/ ?\uFFFF(?=[.,;:!?…)\]}»”])/gu, '')
    .replace(/(?<=[([{«“])\uFFFF ?/gu, '')
    .replace(/\uFFFF/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

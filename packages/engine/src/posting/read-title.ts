import { findTitles } from '../lexicon/recognise-titles.ts';
import { readLabelled } from './read-facts.ts';

/** The posting's job title: labelled, else the first short line that names a job, else the first line if it is short, else a job named in the first sentences. */
export function readTitle(text: string, stated?: string): { text: string; start: number; end: number } | undefined {
  if (stated !== undefined && stated !== '') {
    const at = text.indexOf(stated);
    if (at >= 0) return { text: stated, start: at, end: at + stated.length };
  }
  const head = text.slice(0, 3_000);
  const labelled = readLabelled(head, 'title');
  const lines = linesOf(head).slice(0, 12);
  const first = lines[0];
  if (first !== undefined && isTitleLike(first.text) && findTitles(first.text).length > 0) return clean(first);
  if (labelled !== undefined && labelled.text.length <= 90) return clean(labelled);
  const named = lines.find((line) => isTitleLike(line.text) && findTitles(line.text).length > 0);
  if (named !== undefined) return clean(named);
  if (first !== undefined && isTitleLike(first.text) && first.text.split(/\s+/).length <= 8 && lines.length > 1)
    return clean(first);
  const sought =
    /\b(?:seeking|looking for|hiring|join (?:us|our team) as|suchen|recherch(?:e|ons)|buscamos|cerchiamo|zoeken)\b\s+(?:an?|einen?|une?|el|la|un|uma?|een)?\s*(.{3,90})/iu.exec(
      head,
    );
  const phrase = sought?.[1];
  if (sought !== null && phrase !== undefined) {
    const title = findTitles(phrase)[0];
    if (title !== undefined) {
      const start = sought.index + sought[0].length - phrase.length;
      const from = Math.max(0, title.start - 30);
      const lead = /(?:\p{Lu}[\p{L}/.-]*\s+){0,3}$/u.exec(phrase.slice(from, title.start))?.[0].length ?? 0;
      return {
        text: phrase.slice(title.start - lead, title.end),
        start: start + title.start - lead,
        end: start + title.end,
      };
    }
  }
  const any = findTitles(head.slice(0, 800))[0];
  return any === undefined ? undefined : { text: head.slice(any.start, any.end), start: any.start, end: any.end };
}

type Line = { text: string; start: number };

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed !== '') lines.push({ text: trimmed, start: start + line.indexOf(trimmed) });
    start += line.length + 1;
  }
  return lines;
}

function isTitleLike(line: string): boolean {
  return (
    line.length >= 2 &&
    line.length <= 110 &&
    line.split(/\s+/).length <= 14 &&
    !/[.!?]$/.test(line) &&
    !/^(about|job description|requirements|company|location|salary)\b/i.test(line)
  );
}

/** Without what is not the title: "(m/w/d)", a place or a contract after a dash. */
function clean(line: Line): { text: string; start: number; end: number } {
  const cut =
    /\s*(?:\((?:[mwfdx]\s?\/\s?){1,3}[mwfdx]\)|\([^)]{0,60}(?:contract|months?|term|remote|full|part|shift)[^)]{0,60}\)?|\s[–|]\s|\s-\s(?=(?:full|part|remote|contract|location|\p{Lu}\p{Ll}+,)))/iu.exec(
      line.text,
    );
  const text = (cut === null || cut.index < 4 ? line.text : line.text.slice(0, cut.index)).trim();
  return { text, start: line.start, end: line.start + text.length };
}

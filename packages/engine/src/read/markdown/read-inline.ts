import { byWord } from '@shortlist/schema';
import type { FlowRun } from '../flow/flow.ts';

/** A link, a bare address in angle brackets, bold, italic, code, an escaped mark, HTML. Lengths are bounded to stay linear. */
const marks =
  /!\[([^\]]{0,300})\]\([^)]{0,500}\)|\[([^\]]{0,300})\]\(\s{0,3}<?([^)\s>]{0,500})>?[^)]{0,200}\)|<(https?:[^>\s]{1,500}|mailto:[^>\s]{1,200}|[^>\s@]{1,100}@[^>\s]{1,100})>|(\*\*|__)(?=\S)([\s\S]{1,600}?)\5|(?<![\p{L}\p{N}*])([*_])(?=[^\s*_])([^*_]{1,600})\7(?![\p{L}\p{N}])|`([^`]{1,300})`|\\([\\`*_{}[\]()#+.!|<>~-])|<\/?[a-z][^>]{0,200}>/giu;

/** Markdown within a paragraph to runs of one style; marks are taken off, the address of a link is kept beside its words. */
export function readInline(source: string, size: number, style: Partial<FlowRun> = {}): FlowRun[] {
  const runs: FlowRun[] = [];
  let end = 0;
  const push = (text: string, extra: Partial<FlowRun> = {}) => {
    const last = runs.at(-1);
    const plain = unescapeEntities(text);
    if (plain === '') return;
    if (last && Object.keys(extra).length === 0 && isPlain(last, style)) last.text += plain;
    else runs.push({ text: plain, size, ...style, ...extra });
  };
  for (const match of source.matchAll(marks)) {
    push(source.slice(end, match.index).replace(/(?: {2}|\\)(?=\n|$)/g, ''));
    end = match.index + match[0].length;
    const [, picture, label, url, address, , strong, , emphasis, code, escaped] = match;
    if (label !== undefined) {
      for (const run of readInline(label, size, style)) runs.push(url ? { ...run, link: url } : run);
    } else if (address !== undefined) push(address.replace(/^mailto:/, ''), { link: linkTo(address) });
    else if (strong !== undefined) runs.push(...readInline(strong, size, { ...style, bold: true }));
    else if (emphasis !== undefined) runs.push(...readInline(emphasis, size, { ...style, italic: true }));
    else if (/^<br/i.test(match[0])) push('\n');
    else if (picture === undefined) push(code ?? escaped ?? '');
  }
  push(source.slice(end).replace(/(?: {2}|\\)(?=\n|$)/g, ''));
  return runs;
}

function isPlain(run: FlowRun, style: Partial<FlowRun>): boolean {
  return (
    !run.link && (run.bold ?? false) === (style.bold ?? false) && (run.italic ?? false) === (style.italic ?? false)
  );
}

function linkTo(address: string): string {
  return address.includes('@') && !address.startsWith('mailto:') ? `mailto:${address}` : address;
}

const entities: Record<string, string> = byWord({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
});

function unescapeEntities(text: string): string {
  return text.replace(/&([a-z]{2,6});/g, (whole, name: string) => entities[name] ?? whole);
}

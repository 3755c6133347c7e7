import type { Box, Page, TextItem } from '@shortlist/schema';
import type { Gutter } from '../find-gutter.ts';
import { surround } from '../group-lines.ts';
import type { Hit, Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';

/** Four or more single letters or pairs of them with spaces between: "S U M M A R Y". */
const spacedLetters = /(?:^|\s)(\p{L}(?: \p{L}){3,})(?:\s|$)/u;

/** Letters of scripts that set no white between words: each is as wide as its line is high. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Checks on the order in which a page is read. */
export const layoutRules: Rule[] = [
  { code: 'side-by-side-columns', severity: 'minor', find: (subject) => findColumns(subject, () => true) },
  { code: 'mixed-columns', severity: 'major', find: (subject) => findColumns(subject, isMixed) },
  { code: 'table', severity: 'minor', find: findTables },
  { code: 'text-box', severity: 'major', find: (subject) => findTagged(subject, /(^|\/)TextBox(\/|$)/) },
  { code: 'letter-spaced', severity: 'minor', find: findSpacedWords },
];

function findColumns({ gutters }: Subject, keep: (gutter: Gutter, page: Page) => boolean): Hit[] {
  return [...gutters()].flatMap(([page, gutter]) => {
    if (!keep(gutter, page)) return [];
    const boxes = [gutter.left, gutter.right].map((items) => surround(items.map((item) => item.box)));
    return [{ evidence: `page ${page.number}`, boxes }];
  });
}

/** In the file's own order, lines jump between the columns about as often as the shorter column has lines. */
function isMixed(gutter: Gutter, page: Page): boolean {
  const left = new Set(gutter.left);
  const right = new Set(gutter.right);
  const order = page.items.filter((item) => left.has(item) || right.has(item));
  let jumps = 0;
  for (const [index, item] of order.entries()) {
    const before = order[index - 1];
    if (before && left.has(before) !== left.has(item)) jumps += 1;
  }
  const rows = (items: Set<{ box: Box }>) => new Set([...items].map(({ box }) => Math.round(box.y / 3))).size;
  return jumps > Math.min(rows(left), rows(right));
}

/** A table is cells by tag, or a grid: two upright and three level lines that meet. */
function findTables(subject: Subject): Hit[] {
  const tagged = findTagged(subject, /(^|\/)TD(\/|$)/);
  if (tagged.length > 0) return tagged;
  return subject.document.pages.flatMap((page) => {
    const upright = page.graphics.rules.filter((rule) => rule.height > 24 && rule.width < 3);
    const level = page.graphics.rules.filter((rule) => rule.width > 24 && rule.height < 3);
    const met = level.filter((rule) => upright.filter((other) => meets(rule, other)).length >= 2);
    return met.length >= 3 ? [{ evidence: `page ${page.number}`, boxes: [surround(met)] }] : [];
  });
}

function meets(level: Box, upright: Box): boolean {
  const slack = 3;
  const across = upright.x >= level.x - slack && upright.x <= level.x + level.width + slack;
  return across && level.y >= upright.y - slack && level.y <= upright.y + upright.height + slack;
}

function findTagged({ document }: Subject, tag: RegExp): Hit[] {
  return document.pages.flatMap((page) => {
    const items = page.items.filter((item) => item.tag && tag.test(item.tag) && item.text.trim() !== '');
    const [first] = items;
    return first ? [{ evidence: first.text, boxes: [surround(items.map((item) => item.box))] }] : [];
  });
}

function findSpacedWords({ lines }: Subject): Hit[] {
  return lines.flatMap((line) => {
    const [, found = ''] = spacedLetters.exec(line.text) ?? [];
    // In Korean four words of one syllable are an ordinary row of words.
    const spaced = (unspaced.test(found) ? '' : found) || line.items.find(isSetWide)?.text;
    return spaced ? [{ evidence: spaced, boxes: [line.box] }] : [];
  });
}

/** Our reader closes up spaced words; others see gaps once they are as wide as a space, about a quarter of an em. */
function isSetWide({ text, box, size }: TextItem): boolean {
  if (!/^\p{L}{5,}$/u.test(text) || unspaced.test(text) || size <= 0) return false;
  const usual = text === text.toUpperCase() ? 0.7 : 0.54;
  return box.width / (text.length * size) > usual + 0.25;
}

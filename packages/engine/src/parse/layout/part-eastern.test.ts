import { expect, it } from 'vitest';
import { makeCell } from './group-cells.ts';
import { partEastern } from './part-eastern.ts';
import { sketchPage } from './sketch-page.ts';

const partsOf = (text: string): string[] =>
  partEastern(makeCell(sketchPage([{ x: 40, line: 1, text }]).items)).map((cell) => cell.text);

it.each([
  ['东湖大学 统计学 本科', ['东湖大学', '统计学', '本科']],
  ['教 育 背 景', ['教育背景']],
  ['电话：138-0000-0000｜现居：杭州', ['电话:138-0000-0000|现居:杭州']],
  ['熟悉 Java 基础，了解类库；', ['熟悉 Java 基础，了解类库；']],
  ['BOSS 小站 产品实习生', ['BOSS 小站', '产品实习生']],
  ['Acme 株式', ['Acme 株式']],
  ['Plain words', ['Plain words']],
])('"%s" in parts', (text, parts) => expect(partsOf(text)).toEqual(parts));

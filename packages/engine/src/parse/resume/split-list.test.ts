import { expect, test } from 'vitest';
import { splitList } from './skills/parse-skills.ts';

test.each([
  ['Lean, SAP EWM; SQL', ['Lean', 'SAP EWM', 'SQL']],
  ['إدارة الفرق، التخطيط؛ Excel', ['إدارة الفرق', 'التخطيط', 'Excel']],
  ['物流规划、精益管理，数据分析；SAP', ['物流规划', '精益管理', '数据分析', 'SAP']],
  ['数据分析（SQL，Python）、报告', ['数据分析（SQL，Python）', '报告']],
  ['Databases (SQL, Redis), 1,200 drawings', ['Databases (SQL, Redis)', '1,200 drawings']],
])('a list parts at the commas of its script, not inside brackets: %s', (text, items) => {
  expect(splitList(text)).toEqual(items);
});

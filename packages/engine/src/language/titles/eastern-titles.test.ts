import { expect, it } from 'vitest';
import { titleScore } from './title-words.ts';

it('titles without white between their words are known by their ends', () => {
  for (const title of [
    '研究实习生',
    '前端开发工程师',
    '產品經理',
    'データエンジニア',
    '店長',
    '백엔드 개발자',
    '软件工程师（实习）',
  ])
    expect([title, titleScore(title)]).toEqual([title, 1.5]);
  for (const other of ['清华大学', '蚂蚁集团', '工程师协会', '서울대학교', '株式会社ミドリ'])
    expect([other, titleScore(other)]).toEqual([other, 0]);
});

import { expect, it } from 'vitest';
import { joinFileName } from './file-name.ts';

it('joins the parts of a file name by hyphens, without accents', () => {
  expect(joinFileName(["Siobhán O'Dwyer", 'resume'])).toBe('Siobhan-O-Dwyer-resume');
  expect(joinFileName(['Jürgen Weiß-Łukasz', 'resume'])).toBe('Jurgen-Weiss-Lukasz-resume');
  expect(joinFileName(['Mara Quill', 'letter', "St. Mary's Example Hospital"])).toBe(
    'Mara-Quill-letter-St-Marys-Example-Hospital',
  );
});

it('leaves out what is not known, and holds nothing that a file name may not', () => {
  expect(joinFileName([undefined, 'resume', ' '])).toBe('resume');
  expect(joinFileName(['../a\\b:c*?"<>|'])).toBe('a-b-c');
});

it('keeps the letters of other scripts', () => {
  expect(joinFileName(['Ирина Соколова', 'resume'])).toBe('Ирина-Соколова-resume');
  expect(joinFileName(['王 小明', 'resume'])).toBe('王-小明-resume');
});

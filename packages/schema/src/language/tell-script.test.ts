import { expect, test } from 'vitest';
import { pageLanguageOf, pageLanguages } from './page-languages.ts';
import { tellScript } from './tell-script.ts';

test.each([
  ['看護師として十年の経験があります。', 'ja'],
  ['간호사로 십 년간 근무했습니다.', 'ko'],
  ['十年仓储管理经验，负责团队。', 'zh'],
  ['十年倉儲管理經驗，負責團隊。', 'zh-hant'],
  ['Λογίστρια με δεκαετή εμπειρία', 'el'],
  ['אחות מוסמכת עם ניסיון', 'he'],
  ['ممرضة ذات خبرة عشر سنوات', 'ar'],
  ['Бухгалтер с опытом работы в крупных компаниях', 'ru'],
  ['Інженерка з десятирічним досвідом', 'uk'],
  ['پرستار با ده سال تجربه', undefined],
  ['Счетоводител с дългогодишен опит', undefined],
  ['Led a team of twelve in Αθήνα', undefined],
])('%s is told by its script', (text, language) => expect(tellScript(text)).toBe(language));

test('each language has all headings and words, twelve months where it has any, and codes with a region find it', () => {
  for (const [code, { headings, words, months }] of Object.entries(pageLanguages)) {
    expect(new Set(Object.values(headings)).size, code).toBe(12);
    expect(new Set(Object.values(words)).size, code).toBe(6);
    for (const names of Object.values(months ?? {})) expect(names, code).toHaveLength(12);
  }
  expect(['zh-TW', 'zh-CN', 'nn-NO', 'pt-BR', 'sw'].map(pageLanguageOf)).toEqual([
    'zh-hant',
    'zh',
    'nb',
    'pt',
    undefined,
  ]);
});

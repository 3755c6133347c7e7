import { expect, test } from 'vitest';
import { compileEnglish } from './compile-texts.ts';

test('English with values in it is compiled where it stands; plain English stays a string', () => {
  expect(compileEnglish('t({ id: "a", message: "Close" })')).toBe('t({ id: "a", message: "Close" })');
  expect(compileEnglish('t({ message: "{n, plural, one {# file} other {# files}}" })')).toBe(
    't({ message: [["n","plural",{"one":["#"," file"],"other":["#"," files"]}]] })',
  );
  expect(compileEnglish(`t({ message: 'Say "hi" to {name}' })`)).toBe('t({ message: ["Say \\"hi\\" to ",["name"]] })');
});

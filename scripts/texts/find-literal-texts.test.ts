import { expect, test } from 'vitest';
import { marksOf } from './compare-catalogs.ts';
import { findLiteralTexts } from './find-literal-texts.ts';

const textsIn = (code: string) => findLiteralTexts(code).map(({ text }) => text);

test('words between tags, in spoken attributes and in toasts are texts', () => {
  expect(textsIn('const a = <p>Hello you</p>;')).toEqual(['Hello you']);
  expect(textsIn('const a = <p aria-label="close">{busy ? `Wait` : t`Go`}</p>;')).toEqual(['close', 'Wait']);
  expect(textsIn("const a = <Page title={late ? 'too late' : t`Now`} />; toast.error('gone');")).toEqual([
    'too late',
    'gone',
  ]);
  expect(textsIn("const rows = { label: 'date', to: '/a' }; const other = ['Some words'];")).toEqual([
    'date',
    'Some words',
  ]);
});

test('what a catalog holds and what no person reads is none', () => {
  expect(
    textsIn('const a = <Trans>Hello <b>you</b></Trans>; const b = [t`One`, plural(n, { other: "Many things" })];'),
  ).toEqual([]);
  expect(textsIn('const a = <p className="grid gap-2" data-kind="wide">{i18n._(label)}: {n}</p>;')).toEqual([]);
  expect(textsIn("import x from 'A'; if (key === 'Enter it') throw new Error('No such thing');")).toEqual([]);
});

test('the line of a text is told, also behind letters of several bytes', () => {
  expect(findLiteralTexts('// “ü”\nconst a = 1;\nconst b = <p>Hello</p>;')).toEqual([{ line: 3, text: 'Hello' }]);
});

test('a translation keeps the values and tags of the English, in any order', () => {
  expect(marksOf('We sent <0>{name}</0> {n, plural, one {# file} other {# files}}')).toBe(
    marksOf('{n,plural, other {#}} für <0>{name}</0>'),
  );
  expect(marksOf('Hello {name}')).not.toBe(marksOf('Hallo {Name}'));
});

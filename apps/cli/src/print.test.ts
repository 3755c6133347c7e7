import { expect, test } from 'vitest';
import { visible, visibleLines } from './print.ts';

test('what steers a terminal or stays unseen is written out; letters of all alphabets stay', () => {
  expect(visible('\u001b[2KAda\r\n\u009b8A\u202eevil\u2028end\u{e0041}')).toBe(
    '\\u001b[2KAda\\u000d\\u000a\\u009b8A\\u202eevil\\u2028end\\udb40\\udc41',
  );
  expect(visible('Zoë\tŁukasz 王小明 محمد')).toBe('Zoë\tŁukasz 王小明 محمد');
});

test('lines stay lines, and JSON says the same', () => {
  expect(visibleLines('one\ntwo\u001b')).toBe('one\ntwo\\u001b');
  const said = { name: 'a\u200db\u001b\n\u{e0041}\u009b' };
  expect(JSON.parse(visibleLines(JSON.stringify(said, null, 2)))).toEqual(said);
});

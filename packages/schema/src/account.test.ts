import { expect, test } from 'vitest';
import { NameChange } from './account.ts';

test('a name loses what steers a terminal or is not seen, and keeps what joins its letters', () => {
  const cleaned = (name: string) => NameChange.parse({ name }).name;
  expect(cleaned(' \u001b[2KAda\r\nQuill\u202e ')).toBe('[2KAda Quill');
  expect(cleaned('M\u00adüller')).toBe('Müller');
  expect(cleaned('علی\u200cرضا')).toBe('علی\u200cرضا');
  expect(NameChange.safeParse({ name: '\u202e\u2028' }).success).toBe(false);
});

import { expect, test } from 'vitest';
import { readStatedEmployers, statements } from './stated-employer.ts';

test.each(statements)('an advertisement states its employer: $code', ({ code, read, yes, no }) => {
  expect(read(yes.text)).toBe(yes.name);
  expect(read(no)).toBeUndefined();
  expect(readStatedEmployers(yes.text)).toContainEqual({ name: yes.name, code });
});

test('a name with a small joining word before its legal form is whole', () => {
  expect(readStatedEmployers('Cellerer/a\nBodegues Rovira i Serra, S.L.\n\nRequisits')[0]?.name).toBe(
    'Bodegues Rovira i Serra, S.L.',
  );
});

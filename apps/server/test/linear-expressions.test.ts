import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { literalsOf, timeOf, toExpression } from '../../../packages/engine/test/expressions.ts';

const root = join(import.meta.dirname, '../../..');
/** What answers requests, on the one loop that answers everybody. */
const sources = globSync(
  '{apps/server/src,packages/{auth,database,mail,schema}/src,packages/typeset/src/{formats,outline}}/**/*.ts',
  { cwd: root },
).filter((file) => !file.endsWith('.test.ts'));
/** The longest address or header that the server takes. */
const length = 15_000;
const pumps = ['a', 'A', 'é', '1', ' ', '\t', '\n', '-', ',', '.', '(', '/', '//', '@', '=', '*', '[', '<', '"', '\\'];
const pairs = ['a ', 'a,', 'a.', 'a@', '1.', ' *a', '[a](', ', ', '\n ', 'a/', '-a', '"a"', 'a=', '%2', 'a1'];

test('no expression looks at a long address again from each of its places: one request would stop the server for all', () => {
  const slow = sources.flatMap((file) =>
    literalsOf(join(root, file)).flatMap((literal) => {
      const expression = toExpression(literal);
      const isSlow = (pump: string): boolean => {
        const text = `${pump.repeat(length / pump.length)}\u0000`;
        // What the machine did meanwhile is not the expression's.
        return [1, 2, 3].every(() => timeOf(expression, text) > 50);
      };
      return [...pumps, ...pairs].some(isSlow) ? [`${file}: ${literal.slice(0, 90)}`] : [];
    }),
  );
  expect(slow).toEqual([]);
});

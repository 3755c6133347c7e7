import { expect, test } from 'vitest';
import { judgeAudit } from './audit-dependencies.mjs';
import { describeNotices, isAllowed, listDelivered } from './write-notices.mjs';

test('what is delivered is listed once with its license text; development tools and links are not', () => {
  const delivered = listDelivered({
    packages: {
      '': { version: '0.1.0' },
      'node_modules/b': { version: '1.0.0', license: 'MIT' },
      'node_modules/a': { version: '2.0.0', license: 'ISC' },
      'node_modules/a/node_modules/b': { version: '1.0.0', license: 'MIT' },
      'node_modules/native-linux': { version: '1.0.0', license: 'MIT', optional: true },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
      'node_modules/@shortlist/schema': { link: true },
    },
  });
  const text = describeNotices(delivered, (path: string) => [`Copyright of ${path.at(-1) === 'x' ? 'x' : 'all'}\r\n`]);
  expect(text.match(/^\| .* \|$/gm)).toEqual([
    '| package | version | license |',
    '| a | 2.0.0 | ISC |',
    '| b | 1.0.0 | MIT |',
    '| native-linux | 1.0.0 | MIT |',
  ]);
  expect(text).toContain('### a 2.0.0, b 1.0.0\n\n    Copyright of all');
});

test('a compiler that a delivered package names is not delivered, nor what only the compiler needs', () => {
  const mit = { version: '1.0.0', license: 'MIT' };
  const delivered = listDelivered({
    packages: {
      'apps/web': { version: '0.1.0', dependencies: { core: '1' } },
      'node_modules/core': { ...mit, dependencies: { '@lingui/babel-plugin-lingui-macro': '1', both: '1' } },
      'node_modules/@lingui/babel-plugin-lingui-macro': { ...mit, dependencies: { babel: '1', both: '1' } },
      'node_modules/babel': mit,
      'node_modules/both': mit,
    },
  });
  expect(delivered.map(({ name }: { name: string }) => name)).toEqual(['both', 'core']);
});

test('a license that is not in the list is refused, alternatives need one that is', () => {
  for (const licence of ['MIT', '(AFL-2.1 OR BSD-3-Clause)', 'MIT AND ISC']) expect(isAllowed(licence)).toBe(true);
  for (const licence of ['GPL-3.0', 'MIT AND GPL-3.0', undefined, 'UNLICENSED']) expect(isAllowed(licence)).toBe(false);
});

test('an audit that nobody answered is no audit', () => {
  expect(judgeAudit('{"message":"405 Method Not Allowed"}')).toEqual({ audited: false, lines: [] });
  expect(judgeAudit('<html>')).toEqual({ audited: false, lines: [] });
  const weak = { name: 'x', severity: 'high', range: '<2' };
  const report = { auditReportVersion: 2, vulnerabilities: { x: weak, y: { ...weak, severity: 'low' } } };
  expect(judgeAudit(JSON.stringify(report))).toEqual({ audited: true, lines: ['x <2: high'] });
});

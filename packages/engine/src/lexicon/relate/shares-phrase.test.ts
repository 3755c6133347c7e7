import { expect, it } from 'vitest';
import { phraseSharing } from './shares-phrase.ts';

it.each([
  ['Provided technical support for clients of three farms', 'Provides technical support to our clients', true],
  ['Repair of hydraulic pumps at the site of the customer', 'You repair hydraulic pumps and valves', true],
  ['Led the team of the warehouse', 'You lead a team of engineers', false],
  ['Clients praised the support, which was technical', 'Provides technical support to our clients', false],
])('“%s” beside “%s”: %s', (line, asked, isShared) => {
  expect(phraseSharing([asked])(line)).toBe(isShared);
});

it('holds many lines against many demands in little time', () => {
  const demands = Array.from(
    { length: 200 },
    (_, i) => `Provides technical support to clients of farm${i} in town${i}`,
  );
  const isSaid = phraseSharing(demands);
  const lines = Array.from({ length: 3_000 }, (_, i) => `Mended the pumps and wrote reports for warehouse${i}`);
  const before = process.cpuUsage();
  expect(lines.filter(isSaid)).toEqual([]);
  expect(isSaid('Provided technical support for clients')).toBe(true);
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLines, type LineChange } from './compare-lines.ts';

test('lines that stayed, that changed, that went and that came', () => {
  const before = 'Planner | Havna\n2019 – 2021\n- Led four people in Oslo\n- Kept the books';
  const after = 'Planner | Havna\n2019 – 2021\n- Led nine people in Oslo\n- Trained drivers\n- Wrote the manual';
  expect(compareLines(before, after)).toEqual([
    { kind: 'same', lines: ['Planner | Havna', '2019 – 2021'] },
    { kind: 'changed', before: '- Led four people in Oslo', after: '- Led nine people in Oslo' },
    { kind: 'removed', line: '- Kept the books' },
    { kind: 'added', line: '- Trained drivers' },
    { kind: 'added', line: '- Wrote the manual' },
  ]);
  expect(compareLines('', 'New')).toEqual([{ kind: 'added', line: 'New' }]);
});

const then = (change: LineChange) =>
  change.kind === 'same'
    ? change.lines
    : change.kind === 'changed'
      ? [change.before]
      : change.kind === 'removed'
        ? [change.line]
        : [];
const now = (change: LineChange) =>
  change.kind === 'same'
    ? change.lines
    : change.kind === 'changed'
      ? [change.after]
      : change.kind === 'added'
        ? [change.line]
        : [];

test('both texts can be read out of what is shown, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c d', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = compareLines(before, after);
      expect(changes.flatMap(then).join('\n')).toBe(before);
      expect(changes.flatMap(now).join('\n')).toBe(after);
    }),
  );
});

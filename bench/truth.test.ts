import { describe, expect, it } from 'vitest';
import { measureTruth } from './truth.ts';

describe('the truth gate under attack', () => {
  const { attacks, rewordings } = measureTruth();
  const rows = [...attacks.entries()];

  it('is attacked by more than ten thousand false claims of every kind', () => {
    expect(rows.reduce((sum, [, { count }]) => sum + count, 0)).toBeGreaterThan(10_000);
    expect(new Set(rows.map(([kind]) => kind))).toEqual(
      new Set([
        'number',
        'unit',
        'scope',
        'skill',
        'employer',
        'own employer swapped',
        'direction',
        'hedge dropped',
        'raised',
        'title',
        'date',
        'years',
        'degree',
        'certificate',
        'order obeyed',
        'period or measure',
        'deed raised',
        'line extended',
        'rank',
        'owner',
        'duration',
        'employers merged',
        'ended job',
        'school',
        'claim of life',
        'language',
        'claim before a line',
        'claim behind a line',
        'form of a figure',
        'two employers',
        'another title',
        'claim of its own',
        'helper dropped',
        'degree mixed',
        'compared',
        'two jobs in one',
        'more often',
        'stay too long',
        'bound dropped',
      ]),
    );
  });

  it.each(rows)('lets no false claim through: %s', (_, { through }) => {
    expect(through).toEqual([]);
  });

  it('passes at least 97 of 100 honest rewordings, of more than a thousand', () => {
    const tried = [...rewordings.values()].reduce((sum, { count }) => sum + count, 0);
    const blocked = [...rewordings.values()].flatMap((row) => row.blocked);
    expect(tried).toBeGreaterThan(1_000);
    expect(blocked.length / tried, blocked.slice(0, 20).join('\n')).toBeLessThanOrEqual(0.03);
  });
});

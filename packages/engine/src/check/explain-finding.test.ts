import { describe, expect, it } from 'vitest';
import { explainFinding } from './explain-finding.ts';
import { findingCatalogue } from './finding-catalogue.ts';

describe('the words of a finding', () => {
  it('name what is wrong, why it matters and one fix', () => {
    for (const code of Object.keys(findingCatalogue)) {
      const words = explainFinding({ code, severity: 'info', pointer: '', evidence: '' });
      expect(words.title).not.toBe('');
      expect(words.explanation).toMatch(/\.$/);
      expect(words.fix).toMatch(/\.$/);
    }
  });

  it('fall back to the code for one that the catalogue does not know', () => {
    const finding = { code: 'made-later', severity: 'info', pointer: '', evidence: '' } as const;
    expect(explainFinding(finding).title).toBe('made later');
  });
});

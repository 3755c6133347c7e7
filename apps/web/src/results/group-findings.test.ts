import type { ExplainedFinding } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { groupFindings } from './group-findings.ts';

const finding = (code: string, severity: ExplainedFinding['severity'], evidence = ''): ExplainedFinding => ({
  code,
  severity,
  evidence,
  pointer: '',
  title: code,
  explanation: '',
  fix: `Mend ${code}`,
});

it('two acronyms that are never spelled out are one finding, after what is worse', () => {
  const groups = groupFindings([
    finding('unspelled-acronym', 'info', 'BI: business intelligence'),
    finding('hidden-text', 'major'),
    finding('unspelled-acronym', 'info', 'SEO: search engine optimization'),
  ]);
  expect(groups.map((alike) => alike.map(({ code, evidence }) => evidence || code))).toEqual([
    ['hidden-text'],
    ['BI: business intelligence', 'SEO: search engine optimization'],
  ]);
});

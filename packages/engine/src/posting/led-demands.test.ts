import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

function demandsOf(...lines: string[]): string[] {
  const { requirements, traits = [] } = readPosting(
    ['Harbour Clerk', 'Tidewell Ltd', 'Leeds', 'Requirements:', ...lines.map((line) => `- ${line}`)].join('\n'),
  );
  return [...requirements, ...traits].map(({ text, importance }) => `${importance} ${text}`);
}

describe('brackets that wish', () => {
  it('are a demand of their own where they name something else', () => {
    expect(demandsOf('Fluent German (Dutch is a plus)', 'Two years in a harbour')).toEqual(
      expect.arrayContaining(['must Fluent German', 'nice Dutch is a plus']),
    );
  });

  it('only weigh what stands before them otherwise', () => {
    expect(demandsOf('Forklift licence (preferred)', 'Two years in a harbour')).toHaveLength(2);
  });
});

describe('experience of a work', () => {
  it('is a demand, whatever is told behind it', () => {
    const told = demandsOf('Experience leading a busy quay with strong communication skills', 'Two years in a harbour');
    expect(told).toContain('must Experience leading a busy quay');
  });
});

describe('fields of a degree', () => {
  it('are no languages', () => {
    const told = readPosting(
      'Editor\nTidewell Ltd\nRequirements:\n- Degree in journalism, English or history\n- Two years in a newsroom',
    ).requirements;
    expect(told.filter(({ kind }) => kind === 'language')).toEqual([]);
  });
});

describe('sentences that lead to demands', () => {
  it('open their list', () => {
    const { requirements } = readPosting(
      'Harbour Clerk\nTidewell Ltd\nDuties:\n- Writes the log\n- Calls ships\n\nThe ideal person for this post will have the following qualifications:\n- Radio certificate\n- Knowledge of tides',
    );
    expect(requirements.map(({ text }) => text)).toEqual(['Radio certificate', 'Knowledge of tides']);
  });
});

describe('titles', () => {
  it('stand below their label', () => {
    expect(readPosting('Offres\nIntitulé du poste\nagent de service\nLieu de travail\nNANTES').title).toBe(
      'agent de service',
    );
  });
});

import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { askedIn, job } from '../../test/judge-demands.ts';
import { optimiseResume } from '../optimise-resume.ts';

describe('questions about years', () => {
  const asked = (from: string): string[] => {
    const resume: Resume = {
      basics: { name: 'Fergal Quirke' },
      work: [job('Electrician', from, '2025-12', 'Wire and commission distribution boards in schools')],
    };
    const posting = askedIn('Solar Installation Foreman', 'At least 5 years of experience');
    return optimiseResume({ resume, posting, now: '2026-01-15' }).questions.map(({ text }) => text);
  };

  it('are asked only where the dates of the jobs leave some wanting', () => {
    expect(asked('2024-06').join(' ')).toContain('At least 5 years of experience');
    expect(asked('2010-01').join(' ')).not.toContain('At least 5 years of experience');
  });

  it('are asked once, however many demands for years there are', () => {
    const resume: Resume = {
      basics: { name: 'Fergal Quirke' },
      work: [job('Electrician', '2024-06', '2025-12', 'Wire and commission distribution boards in schools')],
    };
    const posting = askedIn(
      'Solar Installation Foreman',
      'At least 5 years of experience in solar installation\n- At least 8 years of experience in construction',
    );
    const { questions } = optimiseResume({ resume, posting, now: '2026-01-15' });
    expect(questions.filter(({ about }) => about === 'experience')).toHaveLength(1);
  });
});

import { anyWorkShare, type Resume, unlistedTitle, type Work } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { askedIn, job } from '../../test/judge-demands.ts';
import { matchResume } from './match-resume.ts';

/** What a year of any work is worth of a title; nearness fills the rest. */
const filled = (near: number): number => anyWorkShare + (1 - anyWorkShare) * near;

const title = (posting: string, ...work: Work[]): { share: number; resume: string | undefined } => {
  const resume: Resume = { basics: { name: 'Ada Moss' }, work };
  const { parts } = matchResume(resume, askedIn(posting, 'Teamwork'), '2026-01-15');
  const part = parts.find(({ name }) => name === 'title');
  return { share: (part?.points ?? 0) / (part?.weight ?? 1), resume: part?.evidence[0]?.resume };
};

describe('a title that no job bears', () => {
  it('is spoken for by jobs that tell of the work it names', () => {
    const told = ['Gave customer service at the counter', 'Trained two others in customer service'];
    const { share, resume } = title(
      'Customer Service Technical Specialist',
      job('Roofer', '2020-01', '2025-12', ...told),
    );
    expect(share).toBeCloseTo(filled(0.45));
    expect(resume).toBe(told[0]);
    expect(
      title('Customer Service Technical Specialist', job('Roofer', '2020-01', '2025-12', 'Laid tiles')).share,
    ).toBeCloseTo(filled(0));
  });

  it('says less of a few months', () => {
    const told = ['Gave customer service at the counter', 'Answered customer service calls'];
    expect(
      title('Customer Service Technical Specialist', job('Roofer', '2025-07', '2025-12', ...told)).share,
    ).toBeLessThan(0.4);
  });

  it('to lead is spoken for by having led elsewhere', () => {
    const lead = job('Packing Hall Supervisor', '2019-01', '2025-12', 'Supervised 20 packers over two shifts');
    expect(title('Service Delivery Manager', lead).share).toBeGreaterThan(filled(0.34));
    expect(
      title('Service Delivery Clerk', job('Welder', '2019-01', '2025-12', 'Led a team of 6 welders')).share,
    ).toBeCloseTo(filled(0));
  });
});

describe('a title', () => {
  it('is near to one of the same thing, whatever its people are called', () => {
    expect(
      title('Branch Associate', job('Branch Service Specialist', '2019-01', '2025-12', 'Opened accounts')).share,
    ).toBeGreaterThan(0.5);
  });

  it('is read before words that stand for a blotted out employer', () => {
    const blotted = {
      name: 'Sales Specialist Company Name',
      startDate: '2019-01',
      endDate: '2025-12',
      highlights: ['Met goals'],
    };
    expect(title('Sales Specialist', blotted).share).toBe(1);
    expect(title('Sales Specialist', { ...blotted, name: 'Company Name' }).share).toBeCloseTo(filled(unlistedTitle));
  });

  it('that no list knows is taken for a title in part', () => {
    expect(title('Flurbian', job('Roofer', '2020-01', '2025-12', 'Laid tiles')).share).toBeCloseTo(
      filled(unlistedTitle),
    );
  });

  it('is worth nothing to who tells neither a title nor a job', () => {
    expect(title('Flurbian').share).toBe(0);
    expect(title('Sales Specialist').share).toBe(0);
  });

  it('of a trainee asks for no licence of the profession', () => {
    const barista = job('Barista', '2020-01', '2025-12', 'Served coffee');
    expect(title('Electrician', barista).share).toBe(0);
    expect(title('Electrician Trainee', barista).share).toBeGreaterThan(0);
    expect(title('Rechtsanwaltsfachangestellte', barista).share).toBeGreaterThan(0);
  });
});

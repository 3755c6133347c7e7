import { optimiseProfile, profileLimits } from '@shortlist/engine';
import type { Resume } from '@shortlist/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { improveProfileWithModel } from '../src/index.ts';
import { type ModelServer, openModelServer, settingsFor, type Turn } from './model-server.ts';

const resume: Resume = {
  basics: {
    name: 'Ngozi Okafor',
    label: 'Staff Nurse',
    email: 'n.okafor@example.org',
    summary: 'Nurse with eight years on medical wards.',
  },
  work: [
    {
      name: 'Aire Valley General Hospital',
      position: 'Staff Nurse',
      startDate: '2019-02',
      highlights: ['Responsible for the care of 8 acutely ill adults per shift', 'Mentors 4 student nurses each year'],
    },
    {
      name: 'Wharfe Community Hospital',
      position: 'Staff Nurse',
      startDate: '2016-09',
      endDate: '2019-01',
      highlights: ['Reduced falls on the ward by 18% with hourly rounding'],
    },
  ],
  skills: [{ name: 'Clinical', keywords: ['IV therapy', 'Wound care'] }],
};
const goals = {
  targetRole: 'Ward Manager',
  industry: 'Healthcare',
  location: 'Leeds',
  careerStage: 'mid' as const,
  careerGoals: 'Lead a medical ward, as Dr. Ngozi Okafor',
};
const input = { resume, goals, now: '2026-06-01' };
const draft = optimiseProfile(input);
const wish = 'Open to Ward Manager roles';
const lineId = (part: string) => {
  const text = draft.fields.find(({ field }) => field === '/work/0')?.options[0] ?? '';
  return `/work/0#${text.split('\n').findIndex((line) => line.includes(part))}`;
};

const honest = {
  headlines: [`Staff Nurse | Wound care, IV therapy | ${wish}`],
  about: [
    ['I am a nurse with eight years on medical wards.'],
    [
      'At Aire Valley General Hospital, I mentor 4 student nurses each year.',
      'At Wharfe Community Hospital, I reduced falls on the ward by 18% with hourly rounding.',
    ],
  ],
  lines: [{ id: lineId('student nurses'), text: 'Mentor four student nurses each year' }],
};
const invented = {
  headlines: ['Ward Manager | Wound care', `Ward Manager of 40 nurses | ${wish}`],
  about: [['I am a ward manager with 20 years of experience.', 'I lead a team of 40.', 'I hold a doctorate.']],
  lines: [
    { id: lineId('student nurses'), text: 'Reduced falls on the ward by 18% with four student nurses' },
    { id: '/work/9#0', text: 'Ran a hospital' },
  ],
};

let server: ModelServer | undefined;
afterEach(() => server?.close());

async function improve(...turns: Turn[]) {
  server = await openModelServer(turns);
  return improveProfileWithModel(input, draft, { settings: settingsFor('openai', server) });
}
const optionsOf = ({ fields }: typeof draft, name: string) => fields.find(({ field }) => field === name)?.options ?? [];

describe('a LinkedIn profile worded by a model', () => {
  it('stands first where the facts support it, with the rules’ own versions beside it and the facts in the ledger', async () => {
    const { result, record } = await improve({ text: JSON.stringify(honest) });
    expect(record.failure).toBeUndefined();
    expect(record.blocked).toEqual([]);
    expect(optionsOf(result, 'headline')[0]).toBe(honest.headlines[0]);
    expect(optionsOf(result, 'headline')).toEqual(expect.arrayContaining(optionsOf(draft, 'headline').slice(0, 2)));
    const about = optionsOf(result, 'about');
    expect(about[0]).toMatch(/^I am a nurse with eight years on medical wards\.\n\nAt Aire Valley/);
    expect(about[0]).toContain('Leeds');
    expect(about[0]?.length).toBeLessThanOrEqual(profileLimits.about.limit);
    expect(about.slice(1)).toEqual(optionsOf(draft, 'about'));
    expect(optionsOf(result, '/work/0')[0]).toContain('• Mentor four student nurses each year');
    expect(optionsOf(result, '/work/0')[1]).toBe(optionsOf(draft, '/work/0')[0]);
    const told = result.ledger.find(({ sentence }) => sentence.includes('18%') && sentence.startsWith('At Wharfe'));
    expect(told?.facts.map(({ pointer }) => pointer)).toContain('/work/1/highlights/0');
  });

  it('stays as the rules wrote it where the model invents twice', async () => {
    const { result, record } = await improve(
      { text: JSON.stringify(invented) },
      { text: JSON.stringify({ changes: [] }) },
    );
    expect(record.usage.calls).toBe(2);
    expect(record.kept).toBe(0);
    expect(record.blocked.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Ward Manager | Wound care', 'I lead a team of 40.', 'I hold a doctorate.']),
    );
    expect(result).toEqual(draft);
  });

  it('has no headline that is a sentence, says "I" or names no title: the model is told, and the mended one stands', async () => {
    const headlines = ['I reduced falls by 18%', 'Wound care | IV therapy', 'Staff Nurse with hourly rounding.'];
    const changes = [
      { at: '/headlines/0', text: 'Staff Nurse | Hourly rounding' },
      { at: '/headlines/1', text: '' },
      { at: '/headlines/2', text: '' },
    ];
    const { result, record } = await improve(
      { text: JSON.stringify({ headlines, about: [], lines: [] }) },
      { text: JSON.stringify({ changes }) },
    );
    for (const problem of ['it says \\"I\\"', 'it names no title of the person', 'it is a sentence'])
      expect(record.sent[1]?.prompt).toContain(problem);
    const options = optionsOf(result, 'headline');
    expect(options[0]).toBe('Staff Nurse | Hourly rounding');
    for (const headline of headlines) expect(options).not.toContain(headline);
  });

  it('stays as the rules wrote it when the provider fails', async () => {
    const { result, record } = await improve({ status: 500 });
    expect(record.failure).toBeDefined();
    expect(result).toEqual(draft);
  });

  it('is asked for without the person’s name and mail, goals that name them included', async () => {
    await improve({ text: JSON.stringify(honest) });
    const sent = (server?.received ?? []).map(({ body }) => body).join('\n');
    for (const secret of ['Ngozi', 'Okafor', 'example.org']) expect(sent).not.toContain(secret);
    expect(sent).toContain('Ward Manager');
  });

  it('drops sentences from the end where an About is longer than LinkedIn takes', async () => {
    const long = Array.from({ length: 60 }, () => [
      'At Wharfe Community Hospital, I reduced falls on the ward by 18% with hourly rounding.',
    ]);
    const { result } = await improve({ text: JSON.stringify({ ...honest, about: long }) });
    const about = optionsOf(result, 'about')[0] ?? '';
    expect(about.length).toBeLessThanOrEqual(profileLimits.about.limit);
    expect(about.length).toBeGreaterThan(2_000);
    expect(about).toContain('Leeds');
  });
});

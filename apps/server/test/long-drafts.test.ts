import { newDraft, type Resume } from '@shortlist/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyCorrection } from '../src/corrections/apply-correction.ts';
import { digestOf } from '../src/corrections/stand-corrected.ts';
import { draftWork } from '../src/jobs/draft-work.ts';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const call = callApp(() => running);

/** Lists of tens of thousands of words: of all drafts of a megabyte the one that takes longest to take apart. */
const ids = ['skills', 'languages-1763690000000', 'awards-1763690000000', 'publications-1763690000000'];
const sections = ids.map((id) => ({ id, title: id, content: 'a, '.repeat(28_000), isCustom: false }));
const draft = { ...newDraft('modern-professional', { name: 'Marit Solberg' }), sections };

/** How long the loop was held at the most while something is done, in milliseconds. */
async function longestPause(work: () => Promise<Response>): Promise<{ pause: number; answer: Response }> {
  let pause = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    pause = Math.max(pause, performance.now() - last);
    last = performance.now();
  }, 5);
  const answer = await work();
  clearInterval(beat);
  return { pause, answer };
}

/** How long a work takes by itself. */
function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

test('a resume of a megabyte is written in any format while others are answered', async () => {
  const me = await signUp(running);
  await call(me, 'POST', '/api/plans/upgrade', { plan: 'PREMIUM' });
  const { id } = await (await call(me, 'POST', '/api/resumes', { title: 'Long', draft })).json();
  for (const format of ['rendercv', 'reactive-resume', 'html'] as const) {
    // Both are slowed by whatever else the machine does: once each way until the difference shows.
    let apart = false;
    for (let time = 0; time < 3 && !apart; time++) {
      const alone = timeOf(() => draftWork.textFileOf({ draft, format, options: {}, template: 'modern-professional' }));
      const { pause, answer } = await longestPause(async () => {
        const file = await call(me, 'GET', `/api/resumes/${id}/files/${format}`);
        return new Response(await file.arrayBuffer(), { status: file.status });
      });
      expect([format, answer.status]).toEqual([format, 200]);
      apart = pause < Math.max(80, alone / 2);
    }
    expect([format, apart]).toEqual([format, true]);
  }
});

const work = Array.from({ length: 1500 }, (_, at) => ({
  name: `Firm ${at}`,
  position: 'Clerk',
  startDate: '2019',
  endDate: '2020',
  highlights: ['Counted parcels', 'Sent letters'],
}));
const resume: Resume = { basics: { name: 'Marit Solberg', email: 'marit@example.org' }, work };
const file = new TextEncoder().encode(JSON.stringify(resume));

async function read(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([file], 'resume.json'));
  return running.app.request(path, { method: 'POST', headers, body });
}

/** Whether the loop is held for less than a work takes by itself while the file is read. */
async function isApart(alone: () => unknown, reading: () => Promise<Response>): Promise<boolean> {
  for (let time = 0; time < 3; time++) {
    const whole = timeOf(alone);
    const { pause, answer } = await longestPause(reading);
    expect(answer.status).toBe(200);
    if (pause < Math.max(80, whole * 0.8)) return true;
  }
  return false;
}

test('a long file is made a draft while others are answered', async () => {
  const alone = () => draftWork.draftOf({ resume, nowMs: 0 });
  expect(await isApart(alone, () => read('/api/try-reading'))).toBe(true);
});

test('a long file that was corrected is held against the correction while others are answered', async () => {
  const me = await signUp(running);
  const corrected = { ...resume, work: work.map((entry) => ({ ...entry, position: 'Chief clerk' })) };
  const path = `/api/readings/corrections/${await digestOf(file)}`;
  expect((await call(me, 'PUT', path, { resume: corrected })).status).toBe(204);
  const alone = () => applyCorrection({ resume, evidence: [], leftovers: [] }, corrected);
  expect(await isApart(alone, () => read('/api/readings', me))).toBe(true);
});

import { newDraft } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { callApp } from './call-app.ts';
import { openTestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { fictionalPdf } from './submit-form.ts';

test('one person’s many uploads keep nobody waiting; more than may wait is turned away with when to come again', async () => {
  const running = await openTestApp();
  try {
    const [greedy, other] = [await signUp(running), await signUp(running)];
    const file = await fictionalPdf();
    const upload = async (headers: { Authorization: string }): Promise<Response> => {
      const body = new FormData();
      body.set('file', new File([file], 'resume.pdf', { type: 'application/pdf' }));
      return running.app.request('/api/readings', { method: 'POST', body, headers });
    };
    let before = 0;
    const many = Array.from({ length: 16 }, () =>
      upload(greedy).then((answer) => {
        if (answer.status === 200) before++;
        return answer;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await upload(other)).status).toBe(200);
    // What was under way or taken up in between; in the order of their coming it would be nine.
    expect(before).toBeLessThan(6);
    const answers = await Promise.all(many);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  } finally {
    await running.close();
  }
});

test('a stranger’s view of a long shared resume keeps no preview waiting, and is set once for all views', async () => {
  const running = await openTestApp();
  try {
    const call = callApp(() => running);
    const me = await signUp(running);
    const content = 'Packed and sent parcels.\n'.repeat(3500);
    const sections = [{ id: 'custom-1', title: 'Deeds', content, isCustom: true }];
    const draft = { ...newDraft('modern-professional', { name: 'Marit Solberg' }), sections };
    const { id } = await (await call(me, 'POST', '/api/resumes', { title: 'Long', draft })).json();
    const { path } = await (await call(me, 'POST', `/api/resumes/${id}/shares`, { days: null })).json();
    const view = async (): Promise<Response> => call({}, 'POST', `/api${path}`, {});
    let shown = false;
    const asked = performance.now();
    let tookToSet = 0;
    const first = view().then((answer) => {
      shown = true;
      tookToSet = performance.now() - asked;
      return answer;
    });
    const again = view();
    const small = { kind: 'resume', resume: { basics: { name: 'Marit' } } };
    const preview = await call(me, 'POST', '/api/previews', { content: small, template: 'minimal-clean' });
    expect(preview.status).toBe(200);
    expect(shown).toBe(false);
    expect([(await first).status, (await again).status]).toEqual([200, 200]);
    const started = performance.now();
    expect((await view()).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(tookToSet / 2);
    const word = { kind: 'resume', resume: { basics: { name: 'x'.repeat(100_000) } } };
    const refused = await call(me, 'POST', '/api/previews', { content: word, template: 'minimal-clean' });
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'too-long-to-set']);
  } finally {
    await running.close();
  }
});

test('one person’s long texts keep nobody’s posting waiting; what is too long to judge is told so and not begun', async () => {
  const running = await openTestApp();
  try {
    const call = callApp(() => running);
    const [greedy, other] = [await signUp(running), await signUp(running)];
    const posting = 'Seeks an engineer with Java. You will lead a team of six. '.repeat(300);
    const review = (summary: string) =>
      call(greedy, 'POST', '/api/readings/review', { resume: { basics: { name: 'Ada Moss', summary } }, posting });
    const page = (headers: { Authorization: string }, text: string) =>
      running.app.request('/api/postings/text', { method: 'POST', headers, body: text });
    expect((await page(other, 'Nurse')).status).toBe(200);
    let open = 4;
    const long = 'Led a team of 45 in Java. '.repeat(380);
    const many = Array.from({ length: open }, () => Promise.resolve(review(long)).finally(() => open--));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await page(other, 'Nurse\nRequirements\n- SAP')).status).toBe(200);
    expect(open).toBeGreaterThan(1);
    await Promise.all(many);
    const refused = await review('Java and '.repeat(30_000));
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'too-long-to-check']);
    expect((await page(other, 'x\n'.repeat(400_000))).status).toBe(200);
    const statuses = [];
    for (let at = 0; at < 30; at++) statuses.push((await page(greedy, 'Nurse')).status);
    expect(statuses.slice(0, 15).every((status) => status === 200) && statuses.includes(429)).toBe(true);
  } finally {
    await running.close();
  }
});

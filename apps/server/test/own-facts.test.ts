import { resumeDraft } from '@shortlist/schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callApp } from './call-app.ts';
import { fictionalResume } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());

test('the documents of a person are held for one work at a time, until the engine is done with them', async () => {
  const me = await signUp(opened);
  const call = callApp(() => opened);
  await call(me, 'POST', '/api/resumes', { title: 'Resume', draft: resumeDraft(fictionalResume, Date.now()) });
  const { engine } = opened.services;
  const run = engine.run.bind(engine);
  let working = 0;
  let most = 0;
  vi.spyOn(engine, 'run').mockImplementation(async (...work: Parameters<typeof run>) => {
    working += 1;
    most = Math.max(most, working);
    await new Promise((resolve) => setTimeout(resolve, 500));
    working -= 1;
    return run(...work);
  });
  const answers = await Promise.all([1, 2, 3].map(() => call(me, 'GET', '/api/facts')));
  expect([answers.map(({ status }) => status), most]).toEqual([[200, 200, 200], 1]);
});

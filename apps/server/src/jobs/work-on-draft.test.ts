import { newDraft } from '@shortlist/schema';
import { expect, test, vi } from 'vitest';
import { workOnDraft } from './work-on-draft.ts';

const run = vi.fn(async () => ({}));
const engine = { run } as unknown as Parameters<typeof workOnDraft>[0];

test('what is long goes to the engine’s thread; a picture makes nothing long', async () => {
  const picture = `data:image/jpeg;base64,${'A'.repeat(90_000)}`;
  const draft = newDraft('modern-professional', { name: 'Marit Solberg' });
  expect((await workOnDraft(engine, 'resumeOf', { ...draft, photo: picture })).basics?.name).toBe('Marit Solberg');
  await workOnDraft(engine, 'draftOf', { resume: { basics: { image: picture } }, nowMs: 0 });
  await workOnDraft(engine, 'readOut', { draft, options: { photo: picture } });
  expect(run).not.toHaveBeenCalled();
  await workOnDraft(engine, 'resumeOf', { ...draft, title: 'x'.repeat(40_000) } as typeof draft);
  expect(run).toHaveBeenCalledOnce();
});

test('a text under the name of a picture makes a draft as long as any other', async () => {
  const draft = newDraft('modern-professional', { name: 'Marit Solberg' });
  const text = '*a* '.repeat(10_000);
  const picture = `data:image/jpeg;base64,${'A'.repeat(40_000)}`;
  for (const rest of [
    { photo: text },
    { basics: { image: text } },
    { meta: { photo: text } },
    { meta: { photo: picture } },
  ]) {
    run.mockClear();
    await workOnDraft(engine, 'resumeOf', { ...draft, rest } as typeof draft);
    expect(run).toHaveBeenCalledOnce();
  }
});

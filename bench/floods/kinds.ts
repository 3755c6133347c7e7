import { newDraft } from '@shortlist/schema';
import { submitResume } from '../../e2e/submit-resume.ts';
import { openSession } from '../measure/open-session.ts';
import type { Flood } from './flood.ts';

/** The draft of a resume of most of a megabyte: lists of words, as an upload of a very long one leaves them. */
function longDraft() {
  const kinds = [
    'skills',
    'languages',
    'awards',
    'publications',
    'projects',
    'volunteer',
    'interests',
    'references',
    'custom',
  ];
  const sections = kinds.map((kind, at) => ({
    id: at === 0 ? kind : `${kind}-1763690000000`,
    title: kind,
    content: Array.from({ length: 11_000 }, (_, word) => `c${(word * 7919 + at * 104_729) % 999_983}`).join(', '),
    isCustom: kind === 'custom',
  }));
  return { ...newDraft('modern-professional', { name: 'Marit Solberg' }), sections };
}

/** The floods by their names. Each makes the people and the documents that it needs on a running application. */
export function floodsOf(url: string): Record<string, () => Promise<Flood[]>> {
  const bare = { method: 'GET', lines: 'bare' } as const;
  const heard = { Accept: 'text/event-stream' };
  const person = () => openSession(url, 'flood@example.com');
  const streamOf = async (email: string, key: string): Promise<Flood> => {
    const headers = await openSession(url, email);
    const result = await submitResume(url, { email, key, headers });
    return { ...bare, count: 1000, path: `/api/optimizations/${result}/events`, headers: { ...heard, ...headers } };
  };
  const own = () => streamOf('flood@example.com', 'flood-of-lines');
  const form = { method: 'POST', path: '/api/try-reading', headers: {} } as const;
  const ownForm = async () => ({ method: 'POST', path: '/api/readings', headers: await person() }) as const;
  let made: ReturnType<typeof makeLong> | undefined;
  const long = () => (made ??= makeLong());
  const makeLong = async () => {
    const headers = await person();
    const call = async (path: string, sent: object): Promise<{ id: string }> => {
      const init = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' } };
      const answer = await fetch(url + path, { ...init, body: JSON.stringify(sent) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    await call('/api/plans/upgrade', { plan: 'PREMIUM' });
    const { id } = await call('/api/resumes', { title: 'Long', draft: longDraft() });
    return { path: `/api/resumes/${id}`, headers, count: 40, again: true } as const;
  };
  return {
    'no flood': async () => [],
    'slow forms of strangers': async () => [{ ...form, count: 600, lines: 'slow form' }],
    'slow forms of a person': async () => [{ ...(await ownForm()), count: 600, lines: 'slow form' }],
    'whole forms of strangers': async () => [{ ...form, count: 100, lines: 'whole form' }],
    'whole forms of a person': async () => [{ ...(await ownForm()), count: 100, lines: 'whole form' }],
    'long resumes opened': async () => [{ ...(await long()), method: 'GET' }],
    'long resumes saved': async () => [
      { ...(await long()), method: 'PUT', body: JSON.stringify({ base: 1, draft: longDraft() }) },
    ],
    'heads that never end': async () => [
      { method: 'GET', path: '/api/account', headers: {}, count: 1500, lines: 'open head' },
    ],
    'streams of strangers': async () => [{ ...(await own()), headers: heard }],
    'streams of a person': async () => [await own()],
    'streams of twenty people': async () => {
      const all: Flood[] = [];
      for (let at = 0; at < 20; at++)
        all.push({ ...(await streamOf(`flood-${at}@example.com`, `flood-of-lines-${at}`)), count: 20 });
      return all;
    },
  };
}

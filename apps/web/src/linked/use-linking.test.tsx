import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useLinking } from './use-linking.ts';

type Flush = () => Promise<boolean>;
type Linking = ReturnType<typeof useLinking>;

function Editor({ flush, onGiven }: { flush: Flush; onGiven: (linking: Linking) => void }) {
  onGiven(useLinking(flush));
  return null;
}

/** What `useLinking` gives an editor that saves with `flush`. */
function linkingWith(flush: Flush): Linking {
  const given: Linking[] = [];
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Editor flush={flush} onGiven={(linking) => given.push(linking)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  if (!given[0]) throw new Error('Nothing was rendered.');
  return given[0];
}

test('resumes are linked and unlinked only once what was typed is saved', async () => {
  const done: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    done.push(`${init?.method} ${url}`);
    return new Response(null, { status: 204 });
  });
  const two = { id: 'a', other: 'b' };
  const unsaved = linkingWith(async () => false);
  for (const { mutateAsync } of [unsaved.link, unsaved.unlink])
    await expect(mutateAsync(two)).rejects.toThrow('Your latest changes aren’t saved yet.');
  expect(done).toEqual([]);
  const saved = linkingWith(async () => {
    done.push('saved');
    return true;
  });
  await saved.unlink.mutateAsync(two);
  expect(done).toEqual(['saved', expect.stringMatching(/^DELETE .*\/a\/languages\/b$/)]);
});

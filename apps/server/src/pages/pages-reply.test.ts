import { expect, test } from 'vitest';
import { pagesReply } from './pages-reply.ts';

test('a reply with pages is made page by page, and others come in between', async () => {
  const told = { pageCount: 3, title: 'Marit’s “resume”' };
  const pages = ['<svg a="1"/>', '<svg>ø</svg>', ''];
  let turns = 0;
  let isOpen = true;
  const count = () => {
    turns++;
    if (isOpen) setImmediate(count);
  };
  setImmediate(count);
  const [reply] = await Promise.all([pagesReply({ pages, ...told })]);
  isOpen = false;
  expect(JSON.parse(Buffer.from(reply).toString())).toEqual({ pages, ...told });
  expect(turns).toBeGreaterThan(1);
  expect(JSON.parse(Buffer.from(await pagesReply({ pages: [], ...told })).toString())).toEqual({ pages: [], ...told });
});

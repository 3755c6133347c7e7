import type { PreviewReply } from '@shortlist/schema';
import type { Rendered } from '@shortlist/typeset';
import { pieceTurn } from '../lanes/piece-turn.ts';

/**
 * A reply with pages as JSON, ready to be sent however often. Pages are megabytes of text: each is made into bytes in a turn of the loop of its
 * own.
 */
export async function pagesReply<T extends { pages: string[] }>({ pages, ...told }: T): Promise<Uint8Array> {
  const parts = [Buffer.from('{"pages":[')];
  for (const [index, page] of pages.entries()) {
    await pieceTurn();
    parts.push(Buffer.from(`${index > 0 ? ',' : ''}${JSON.stringify(page)}`));
  }
  return Buffer.concat([...parts, Buffer.from(`],${JSON.stringify(told).slice(1)}`)]);
}

/** What the editor is told of pages that were set. */
export const previewReply = ({ pages = [], pageCount, fits, dropped }: Rendered): Promise<Uint8Array> =>
  pagesReply<PreviewReply>({ pages, pageCount, fits, dropped, by: 'server' });

import type { OwnOrder, OwnRendered } from './own-request.ts';
import { setOwn } from './set-own.ts';

// Takes one order, answers once, and is ended by the process that started it.
process.once('message', async ({ source, request }: OwnOrder) => {
  const rendered: OwnRendered = await setOwn(source, request);
  process.send?.(rendered);
});

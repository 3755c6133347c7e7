import { watched } from '../src/inside.ts';

// Never gets round to hearing that the process that started it is gone. At most a minute.
process.once('message', () => {
  const end = Date.now() + 60_000;
  while (Date.now() < end);
});
await watched;
process.send?.('ready');

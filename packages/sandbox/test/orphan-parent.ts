import { startSealed } from '../src/index.ts';

// Starts a sealed process that is busy for a minute, and tells its id: for a test that ends this one.
const child = startSealed(new URL('./busy.ts', import.meta.url), { memoryMb: 400 });
child.once('message', () => {
  child.send('work');
  process.send?.(child.pid);
});

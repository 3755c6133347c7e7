import { setPriority } from 'node:os';
import type { Flood, FloodTold } from './flood.ts';
import { type Lines, openLines } from './raw-lines.ts';
import { repeatCall } from './repeat-call.ts';

// Sends floods from a process of its own, so that another person's waiting is not measured by who is busy sending. Others go first on the
// machine: a flood from elsewhere would take none of its processors.

setPriority(10);

const form = { 'Content-Type': 'multipart/form-data; boundary=----flood' };
const part =
  '------flood\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
const whole = Buffer.from(`${part}%PDF-1.7 ${'x'.repeat(2_000_000)}\r\n------flood--\r\n`);

function begin(url: string, floods: Flood[]): Lines[] {
  return floods.map((flood) => {
    if ('again' in flood) return repeatCall(url, flood);
    const { count, method, path, headers } = flood;
    const bare = { method, path, headers };
    const line = {
      bare,
      'slow form': {
        ...bare,
        headers: { ...form, ...headers, 'Content-Length': '11000000' },
        next: (piece: number) => (piece === 0 ? part : 'x'.repeat(100)),
      },
      'whole form': {
        ...bare,
        headers: { ...form, ...headers, 'Content-Length': String(whole.length) },
        everyMs: 1,
        next: (piece: number) => (piece === 0 ? whole : undefined),
      },
      'open head': { ...bare, headOpen: true, next: (piece: number) => `X-${piece}: y\r\n` },
    }[flood.lines];
    return openLines(url, count, () => line);
  });
}

let running: Lines[] = [];
process.on('message', ({ url, floods }: { url?: string; floods?: Flood[] }) => {
  if (url && floods) {
    running = begin(url, floods);
    return;
  }
  const told = running.map((lines) => lines.tell());
  for (const lines of running) lines.end();
  const answers: Record<string, number> = {};
  for (const [what, many] of told.flatMap((one) => Object.entries(one.answers)))
    answers[what] = (answers[what] ?? 0) + many;
  const open = told.reduce((sum, one) => sum + one.open, 0);
  process.send?.({ open, answers } satisfies FloodTold, () => process.exit(0));
});
process.on('disconnect', () => process.exit(0));

import { execFileSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openTypesetter, templates } from '@shortlist/typeset';
import { longResume } from '@shortlist/typeset/testing';

type Figures = {
  name: string;
  cold: number;
  median: number;
  p95: number;
  fresh: number;
  memory: number;
  bytes: number;
};

/** A two-page resume to PDF, edited in one line and with every word new: ours, `@react-pdf/renderer` and Chromium's print side by side; then 50 at once; then each template. */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({ args: argv, options: { runs: { type: 'string', default: '30' } } });
  console.log('Two pages to PDF            cold ms   median ms   p95 ms   all new ms   memory MiB   bytes');
  const all = ['own', 'react-pdf', 'chromium-print'].map((name) => measure(name, values.runs));
  for (const one of all) {
    const numbers = [
      one.cold.toFixed(0).padStart(8),
      one.median.toFixed(1).padStart(11),
      one.p95.toFixed(1).padStart(8),
      one.fresh.toFixed(1).padStart(12),
    ];
    console.log(
      `${one.name.padEnd(26)} ${numbers.join(' ')} ${one.memory.toFixed(0).padStart(12)} ${String(one.bytes).padStart(7)}`,
    );
  }
  const [own, ...others] = all;
  for (const other of others)
    console.log(
      `${other.name}: ${(other.median / (own?.median ?? 1)).toFixed(1)} times our median, ${(other.fresh / (own?.fresh ?? 1)).toFixed(1)} times where every word is new`,
    );
  await measureParallel();
  await measureTemplates();
}

function measure(name: string, runs: string): Figures {
  const script = fileURLToPath(new URL('./typeset-contenders/measure.ts', import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, [script, name, runs], {
      timeout: 300_000,
      stdio: ['ignore', 'pipe', 'inherit'],
    }).toString(),
  );
}

async function measureParallel(): Promise<void> {
  const typesetter = openTypesetter();
  await typesetter.resumePdf(longResume(4), { template: 'modern-professional' });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begin = performance.now();
  const many = Array.from({ length: 50 }, (_, index) => {
    const resume = longResume(4);
    return typesetter.resumePdf(
      { ...resume, basics: { ...resume.basics, label: `Number ${index}` } },
      { template: 'modern-professional' },
    );
  });
  await Promise.all(many);
  const took = performance.now() - begin;
  delay.disable();
  console.log(`\n50 at once: ${took.toFixed(0)} ms; event loop held up ${(delay.max / 1e6).toFixed(1)} ms at most`);
  await typesetter.close();
}

async function measureTemplates(): Promise<void> {
  const typesetter = openTypesetter();
  console.log('\nTemplate                 pages   bytes   changed line ms (two-page resume, no photo)');
  for (const { id } of templates) {
    const resume = longResume(4);
    const { pdf, pageCount } = await typesetter.render({
      content: { kind: 'resume', resume },
      template: id,
      output: 'pdf',
      options: { fitPages: 2 },
    });
    const times: number[] = [];
    for (let run = 0; run < 25; run += 1) {
      const changed = { ...resume, basics: { ...resume.basics, label: `Operations Manager ${run}` } };
      const begin = performance.now();
      await typesetter.resumePdf(changed, { template: id });
      if (run >= 5) times.push(performance.now() - begin);
    }
    const median = times.sort((one, other) => one - other)[times.length >> 1] ?? 0;
    console.log(
      `${id.padEnd(24)} ${String(pageCount).padStart(5)} ${String(pdf?.length ?? 0).padStart(7)} ${median.toFixed(1).padStart(17)}`,
    );
  }
  await typesetter.close();
}

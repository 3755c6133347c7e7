import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openReader } from '@shortlist/engine/reader';
import { makePdf, resumeLines, setLines, stream } from '../packages/engine/test/make-pdf.ts';
import { findCorpus } from './matching/corpus-folder.ts';
import { watchMemory } from './measure/watch-memory.ts';

const now = '2026-01-01';
const golden = fileURLToPath(new URL('../packages/engine/corpus/documents', import.meta.url));

/** A batch of documents (`--count 1000`) through two reading processes, with their memory by quarters; then the cost of a page in documents of 1 to 40 pages. */
export async function run(argv: string[]): Promise<void> {
  const at = argv.indexOf('--count');
  await readBatch(at < 0 ? 1000 : Number(argv[at + 1]));
  await readBooks();
}

async function readBatch(count: number): Promise<void> {
  const corpus = findCorpus();
  const folder = corpus ? `${corpus}/truth` : golden;
  const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'));
  const reader = openReader({ processes: 2 });
  const memory = watchMemory();
  const peaks: string[] = [];
  let done = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const file = files[next++ % files.length] as string;
      await reader.read(readFileSync(`${folder}/${file}`), file, now);
      if (++done % Math.ceil(count / 4) !== 0 && done !== count) continue;
      peaks.push(memory.peakMb().toFixed(0));
      memory.reset();
    }
  };
  const start = performance.now();
  await Promise.all([work(), work()]);
  const seconds = (performance.now() - start) / 1000;
  memory.stop();
  await reader.close();
  console.log(
    `${count} documents in ${seconds.toFixed(1)} s, ${(count / seconds).toFixed(1)} a second; most memory of a process in each quarter: ${peaks.join(', ')} MB`,
  );
}

async function readBooks(): Promise<void> {
  const reader = openReader({ processes: 1 });
  const read = (pages: number) => reader.read(makeBook(pages), 'book.pdf', now);
  for (let warm = 0; warm < 10; warm++) await read(10);
  for (const pages of [1, 2, 5, 10, 20, 40]) {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const start = performance.now();
      const result = await read(pages);
      times.push(performance.now() - start);
      if (!result.ok) throw new Error(`a book of ${pages} pages: ${result.failure.code}`);
    }
    const best = Math.min(...times);
    console.log(
      `${String(pages).padStart(3)} pages ${best.toFixed(1).padStart(7)} ms ${(best / pages).toFixed(2).padStart(6)} ms a page`,
    );
  }
  await reader.close();
}

/** A resume whose later pages go on with the lines of its last section. */
function makeBook(pages: number): Uint8Array {
  const page = (index: number): Uint8Array => {
    const more = Array.from(
      { length: 25 },
      (_, line) => `- Kept the calendars of ${line + 2} directors, month ${index}`,
    );
    return stream(setLines(index === 0 ? [...resumeLines, ...more] : more));
  };
  const kids = Array.from({ length: pages }, (_, index) => `${4 + 2 * index} 0 R`);
  return makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...kids.flatMap((_, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      page(index),
    ]),
  ]);
}

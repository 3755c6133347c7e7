import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlows } from '../packages/engine/src/parse/layout/read-flows.ts';
import { mirrorDocument, runsFromRight } from '../packages/engine/src/parse/mirror-document.ts';
import { readFile } from '../packages/engine/src/read/read-file.ts';
import { type OrderScore, scoreOrder } from './blocks/score-order.ts';

/**
 * How well pages are cut into columns, boxes and rows, before any line is interpreted: `npm run bench -- blocks FOLDER [--worst N]`. Beside each
 * `NAME.pdf` or `NAME.docx` stands `NAME.order.txt`, its lines in the order in which a careful reader takes them. Prints the share of lines
 * that are found whole, and of neighbours that are read one after the other.
 */
export async function run(argv: string[]): Promise<void> {
  const [folder] = argv;
  if (folder === undefined || !existsSync(folder)) {
    console.error('Usage: npm run bench -- blocks FOLDER [--worst N]');
    process.exitCode = 2;
    return;
  }
  const scores: (OrderScore & { file: string })[] = [];
  for (const file of readdirSync(folder).filter((name) => /\.(?:pdf|docx)$/i.test(name))) {
    const wanted = join(folder, file.replace(/\.\w+$/, '.order.txt'));
    if (!existsSync(wanted)) continue;
    const { document } = await readFile(readFileSync(join(folder, file)), file);
    const flows = readFlows(runsFromRight(document) ? mirrorDocument(document) : document);
    const lines = flows.flatMap((flow) =>
      flow.lines.map((line) => [...line.rail, ...line.cells].map((cell) => cell.text).join(' ')),
    );
    scores.push({ file, ...scoreOrder(readFileSync(wanted, 'utf8').split('\n'), lines) });
  }
  const sum = (pick: (score: (typeof scores)[number]) => number): number =>
    scores.reduce((all, score) => all + pick(score), 0);
  console.log(`documents ${scores.length}`);
  console.log(`lines whole ${(sum((s) => s.whole) / sum((s) => s.lines)).toFixed(3)} of ${sum((s) => s.lines)}`);
  console.log(`neighbours kept ${(sum((s) => s.kept) / sum((s) => s.pairs)).toFixed(3)} of ${sum((s) => s.pairs)}`);
  console.log(`documents without a break ${scores.filter((s) => s.kept === s.pairs && s.whole === s.lines).length}`);
  const worst = Number(argv[argv.indexOf('--worst') + 1]) || 0;
  scores.sort((a, b) => a.kept / a.pairs - b.kept / b.pairs);
  if (argv.includes('--worst'))
    for (const { file, kept, pairs, breaks } of scores.slice(0, worst))
      console.log(
        `${(kept / pairs).toFixed(3)}  ${file}\n${breaks
          .slice(0, 12)
          .map((line) => `         ${line}`)
          .join('\n')}`,
      );
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resumeDocx, templates } from '@shortlist/typeset';
import { arrangeResume } from '@shortlist/typeset/testing';
import { generateResumes } from './xray/generate-resume.ts';
import { outlineTexts } from './xray/outline-texts.ts';
import { missingTexts, readWithPoppler } from './xray/plain-readers.ts';

/** Word files of generated resumes opened by LibreOffice (`soffice`, which must be installed), set as PDF by it, and searched for every text. */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: { count: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
  });
  const folder = mkdtempSync(join(tmpdir(), 'word-'));
  try {
    const resumes = generateResumes(Number(values.count), Number(values.seed));
    const files: { name: string; wanted: string[] }[] = [];
    for (const [index, resume] of resumes.entries()) {
      for (const { id } of templates) {
        const name = `${index}-${id}`;
        writeFileSync(join(folder, `${name}.docx`), await resumeDocx(resume, { template: id }));
        files.push({ name, wanted: outlineTexts(arrangeResume(resume)) });
      }
    }
    const paths = files.map(({ name }) => join(folder, `${name}.docx`));
    execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, ...paths], { stdio: 'ignore' });
    const lost = files.flatMap(({ name, wanted }) => {
      const text = plain(readWithPoppler(readFileSync(join(folder, `${name}.pdf`))));
      return missingTexts(wanted.map(plain), text).map((missing) => `${name}: ${missing}`);
    });
    console.log(`${files.length} Word files opened by LibreOffice; ${lost.length} texts not found`);
    for (const line of lost.slice(0, 20)) console.log(`  ${line}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Small capitals come out as capitals, and a hyphen at a line's end is taken for a break: neither is a loss of the file. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('-', '');
}

import { explainFinding } from '@shortlist/engine';
import type { ExplainedFinding } from '@shortlist/schema';
import type { Command } from 'commander';
import { findResumes } from '../find-files.ts';
import { readMany, reportRefused } from '../read-many.ts';
import { today } from '../today.ts';

export function defineCheck(command: Command): void {
  command
    .argument('<file|folder...>', 'resumes (PDF, DOCX, text or JSON Resume), or folders of them')
    .option(
      '--json',
      'print the findings as a JSON array; of several resumes an array with one object for each: resume, findings',
    )
    .action(check);
}

async function check(paths: string[], options: { json?: boolean }): Promise<void> {
  const files = await findResumes(paths);
  const checked: { resume: string; findings: ExplainedFinding[] }[] = [];
  const refused = await readMany(files, today(), (file, reading) => {
    const findings = reading.findings.map(explainFinding);
    if (options.json) checked.push({ resume: file, findings });
    else console.log(files.length === 1 ? describe(file, findings) : `${file}\n${describe(file, findings)}\n`);
  });
  const [only] = files.length === 1 ? checked : [];
  if (options.json && files.length > 1) console.log(JSON.stringify(checked, null, 2));
  else if (only) console.log(JSON.stringify(only.findings, null, 2));
  reportRefused(refused, files.length);
}

function describe(path: string, findings: ExplainedFinding[]): string {
  if (findings.length === 0) return `${path}: no parsing problems found.`;
  const lines = findings.map(
    ({ severity, title, evidence, fix, pointer }) =>
      `${severity.toUpperCase().padEnd(5)} ${title}${pointer ? ` (${pointer})` : ''}\n      found: ${evidence.replaceAll('\n', ' ') || '–'}\n      fix: ${fix}`,
  );
  return lines.join('\n');
}

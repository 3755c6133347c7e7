import { explainFinding } from '@shortlist/engine';
import { openReader } from '@shortlist/engine/reader';
import type { ExplainedFinding } from '@shortlist/schema';
import type { Command } from 'commander';
import { readResumeFile } from '../read-resume-file.ts';
import { today } from '../today.ts';

export function defineCheck(command: Command): void {
  command
    .argument('<file>', 'a resume: PDF, DOCX, text or JSON Resume')
    .option('--json', 'print the findings as a JSON array')
    .action(check);
}

async function check(path: string, options: { json?: boolean }): Promise<void> {
  const reader = openReader({ processes: 1 });
  try {
    const reading = await readResumeFile(reader, path, today());
    const findings = reading.findings.map(explainFinding);
    console.log(options.json ? JSON.stringify(findings, null, 2) : describe(path, findings));
  } finally {
    await reader.close();
  }
}

function describe(path: string, findings: ExplainedFinding[]): string {
  if (findings.length === 0) return `${path}: nothing found that a machine would stumble over.`;
  const lines = findings.map(
    ({ severity, title, evidence, fix, pointer }) =>
      `${severity.toUpperCase().padEnd(5)} ${title}${pointer ? ` (${pointer})` : ''}\n      found: ${evidence.replaceAll('\n', ' ') || '–'}\n      fix: ${fix}`,
  );
  return lines.join('\n');
}

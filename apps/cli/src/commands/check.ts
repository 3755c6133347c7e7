import { explainFinding } from '@shortlist/engine';
import { engineVoice } from '@shortlist/pack/texts';
import type { ExplainedFinding } from '@shortlist/schema';
import type { Command } from 'commander';
import { findResumes } from '../find-files.ts';
import { print } from '../print.ts';
import { readMany, reportRefused } from '../read-many.ts';
import { today } from '../today.ts';
import { i18n, languageNow } from '../voice.ts';

export function defineCheck(command: Command): void {
  command
    .argument(
      `<${i18n._('file|folder')}...>`,
      i18n._('resumes (PDF, DOCX, text, or JSON Resume), or folders of resumes'),
    )
    .option('--json', i18n._('print the findings as a JSON array; with several resumes, one object per resume'))
    .action(check);
}

async function check(paths: string[], options: { json?: boolean }): Promise<void> {
  const files = await findResumes(paths);
  const checked: { resume: string; findings: ExplainedFinding[] }[] = [];
  const refused = await readMany(files, today(), (file, reading) => {
    const findings = reading.findings.map(explainFinding);
    if (options.json) checked.push({ resume: file, findings });
    else print(files.length === 1 ? describe(file, findings) : `${file}\n${describe(file, findings)}\n`);
  });
  const [only] = files.length === 1 ? checked : [];
  if (options.json && files.length > 1) print(JSON.stringify(checked, null, 2));
  else if (only) print(JSON.stringify(only.findings, null, 2));
  reportRefused(refused, files.length);
}

function describe(path: string, findings: ExplainedFinding[]): string {
  if (findings.length === 0) return i18n._('{path}: no parsing problems found.', { path });
  const say = engineVoice(languageNow());
  const severities = {
    fatal: i18n._('Critical'),
    major: i18n._('Serious'),
    minor: i18n._('Minor'),
    info: i18n._('Note'),
  };
  const width = Math.max(...Object.values(severities).map(({ length }) => length));
  const lines = findings.map(({ severity, title, evidence, fix, pointer }) => {
    const found = i18n._('found: {evidence}', { evidence: evidence.replaceAll('\n', ' ') || '–' });
    return [
      `${severities[severity].padEnd(width)} ${say(title)}${pointer ? ` (${pointer})` : ''}`,
      found,
      i18n._('fix: {fix}', { fix: say(fix) }),
    ].join('\n      ');
  });
  return lines.join('\n');
}

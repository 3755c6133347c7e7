// Asks the registry for known weaknesses of the delivered packages. High and critical ones end with 1. Where no registry answers that question, says so.
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

/** What an answer of `npm audit --json` means: whether the packages were audited, and a line for each package to replace. */
export function judgeAudit(output) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return { audited: false, lines: [] };
  }
  if (report.auditReportVersion === undefined) return { audited: false, lines: [] };
  const lines = Object.values(report.vulnerabilities ?? {})
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { audited: true, lines };
}

if (process.argv[1] === import.meta.filename) {
  const command = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const args = [...command.slice(1), 'audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = spawnSync(command[0], args, { cwd: root, encoding: 'utf8', timeout: 60_000 });
  const { audited, lines } = judgeAudit(stdout ?? '');
  if (!audited) console.log('Dependencies were NOT audited: the npm registry in use does not answer audits.');
  else if (lines.length === 0) console.log('Dependencies audited: no high or critical weakness is known.');
  for (const line of lines) console.log(line);
  process.exitCode = lines.length > 0 ? 1 : 0;
}

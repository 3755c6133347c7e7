import { chooseFallback } from '../compile/choose-fallback.ts';
import { nodePress } from '../compile/node-press.ts';
import { findScripts } from '../fonts/find-scripts.ts';
import { readReport } from './read-markdown.ts';

/** A report in simple Markdown, to be set as a tagged PDF. `language` is BCP 47. */
export type ReportRequest = { report: string; title: string; language: string };

/** Sets a report. The text is data: nothing in it is read as the compiler's markup. */
export async function compileReport({ report, title, language }: ReportRequest): Promise<Uint8Array> {
  const blocks = readReport(report);
  const scripts = findScripts(JSON.stringify(blocks));
  const { press } = await nodePress(scripts);
  const data = { kind: 'report' as const, title, language, blocks, fallback: chooseFallback(scripts) };
  return press.set({ template: 'report', data, preview: false, photo: undefined }).pdf('ua-1');
}

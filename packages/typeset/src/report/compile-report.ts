import { chooseFallback } from '../compile/choose-fallback.ts';
import { nodePress } from '../compile/node-press.ts';
import { dropUnsettable } from '../fonts/drop-unsettable.ts';
import { findScripts } from '../fonts/find-scripts.ts';
import { type Block, readReport } from './read-markdown.ts';

/**
 * A report in simple Markdown, to be set as a tagged PDF. `language` is BCP 47; `unsettable` is what the last line says of signs that no font has, with
 * `{codes}` for which.
 */
export type ReportRequest = { report: string; title: string; language: string; unsettable: string };

/** Sets a report. The text is data: nothing in it is read as the compiler's markup. Signs that no font has are left out, and the last line tells which. */
export async function compileReport({ report, title, language, unsettable }: ReportRequest): Promise<Uint8Array> {
  const scripts = findScripts(report + title);
  const { press, cover } = await nodePress(scripts);
  const fallback = chooseFallback(scripts);
  const { data: settable, dropped } = dropUnsettable({ report, title }, cover.any([textFamily, ...fallback]));
  const blocks = [...readReport(settable.report), ...tellDropped(dropped, unsettable)];
  const data = { kind: 'report' as const, title: settable.title, language, blocks, fallback };
  return press.set({ template: 'report', data, preview: false, photo: undefined }).pdf('ua-1');
}

/** The family that the report's template sets. */
const textFamily = 'Source Sans 3';

function tellDropped(dropped: string[], unsettable: string): Block[] {
  if (dropped.length === 0) return [];
  const codes = dropped.map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(', ');
  return [{ kind: 'paragraph', runs: [{ text: unsettable.replace('{codes}', codes), bold: false }] }];
}

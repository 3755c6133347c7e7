import type { Block } from '../report/read-markdown.ts';
import type { DocumentData } from './document-data.ts';

/** A report's data: see `templates/report.typ`. */
export type ReportData = { kind: 'report'; title: string; language: string; blocks: Block[]; fallback: string[] };

/** A document on its pages, ready to be written in a format. */
export type Sheet = { pageCount: number; svg(): string; pdf(standard: string): Uint8Array };

/** What a press is told: which template's function to call, with which data. `preview` makes each field a link to its place. */
export type Forme = {
  template: string;
  data: DocumentData | ReportData;
  preview: boolean;
  photo?: Uint8Array | undefined;
  logo?: Uint8Array | undefined;
};

/** A template that does not compile. `diagnostics` are the compiler's own, `/path:line:column: severity: message` where it gives places. */
export class CompileError extends Error {
  readonly diagnostics: string[];
  constructor(template: string, diagnostics: string[]) {
    super(`The template "${template}" did not compile: ${diagnostics.join('; ')}`);
    this.name = 'CompileError';
    this.diagnostics = diagnostics;
  }
}

/** The compiler, in this process or in a browser. Throws a CompileError. */
export type Press = { set(forme: Forme): Sheet };

/** The one line of markup that starts a document: nothing of a person's is in it. */
export function mainSource(template: string, kind: Forme['data']['kind']): string {
  return `#import "/templates/${template}.typ": ${kind}\n#${kind}(json("/data.json"))\n`;
}

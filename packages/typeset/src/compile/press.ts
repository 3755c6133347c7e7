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
};

/** The compiler, in this process or in a browser. Throws when a template does not compile. */
export type Press = { set(forme: Forme): Sheet };

/** The one line of markup that starts a document: nothing of a person's is in it. */
export function mainSource(template: string, kind: Forme['data']['kind']): string {
  return `#import "/templates/${template}.typ": ${kind}\n#${kind}(json("/data.json"))\n`;
}

import type { LayoutOptions } from '@shortlist/schema';

/** What arranging needs to know of the options. `breaks` holds section ids and JSON Pointers that start a new page. */
export type Plan = { language: string; dateFormat: LayoutOptions['dateFormat']; breaks: ReadonlySet<string> };

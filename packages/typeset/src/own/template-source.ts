import { readFileSync } from 'node:fs';
import { findTemplate } from '../registry/templates.ts';

/** The file of one of our templates: a start for one's own. Throws a RangeError for an unknown template. */
export function templateSource(id: string): string {
  return readFileSync(new URL(`../../templates/${findTemplate(id).id}.typ`, import.meta.url), 'utf8');
}

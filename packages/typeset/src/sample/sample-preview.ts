import { createdWith } from '@shortlist/schema';
import type { RenderOptions } from '../compile/request.ts';

/** The scale at which a thumbnail and the large preview of the gallery show a page. */
export const previewScales = { thumbnail: 0.25, page: 0.7 };

/**
 * How the sample resume is shown at a scale: at most three lines a section of forty characters each when small, six lines from
 * 0.6 on, and a footer with the product's name.
 */
export function samplePreview(template: string, scale: number): RenderOptions {
  const limit = scale < 0.6 ? { lines: 3, characters: 40 } : { lines: 6 };
  return { template, limit, options: { footer: createdWith } };
}

import { createdWith, type Resume } from '@shortlist/schema';
import type { RenderOptions } from '../compile/request.ts';
import { sampleResume } from './sample-resume.ts';

/** The scale at which a thumbnail and the large preview of the gallery show a page. */
export const previewScales = { thumbnail: 0.25, page: 0.7 };

/** Below it a page is shown for its design, and its text has to be enlarged to be read. */
const small = 0.6;

/**
 * How the sample resume is shown at a scale: at most three lines a section of forty characters each when small, in larger letters, six lines
 * from 0.6 on, and a footer with the product's name.
 */
export function samplePreview(template: string, scale: number): RenderOptions {
  const limit = scale < small ? { lines: 3, characters: 40, enlarged: 1.7 } : { lines: 6 };
  return { template, limit, options: { footer: createdWith } };
}

/** The fictional person of a preview at a scale: when small, of so few words that they can be large. */
export function samplePerson(scale: number): Resume {
  if (scale >= small) return sampleResume;
  const { basics, work, education, skills } = sampleResume;
  return {
    basics: { ...basics, email: 'marta@example.com', url: '', profiles: [] },
    work: work?.slice(0, 1) ?? [],
    education: education?.map(({ courses: _, ...study }) => study) ?? [],
    skills: skills ?? [],
  };
}

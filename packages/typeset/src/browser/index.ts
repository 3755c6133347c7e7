/** The preview of a document in the browser: pages as SVG from either of two compilers, and a view for assistive technology. */
export { describeResume } from '../formats/resume-html.ts';
export { placeholderName } from '../outline/placeholders.ts';
export { findTemplate, templates } from '../registry/templates.ts';
export { familiesOf } from '../registry/text-family.ts';
export { previewScales, samplePreview } from '../sample/sample-preview.ts';
export { sampleResume } from '../sample/sample-resume.ts';
export type { LoadProgress, PreviewPages, PreviewRequest } from './messages.ts';
export { openPreview, type Preview, type PreviewOptions } from './open-preview.ts';
export { markPointer, pointerAt, showPages } from './show-pages.ts';

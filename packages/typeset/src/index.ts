/** Resume and template in, finished files out: PDF, SVG, DOCX, plain text, Markdown, HTML. */

export { DocumentLimitError, isTooLong } from './compile/document-limits.ts';
export type { Content, Rendered, RenderOptions, RenderRequest } from './compile/request.ts';
export { openTypesetter, type Typesetter } from './compile/typesetter.ts';

export { describeResume, resumeHtml } from './formats/resume-html.ts';
export { resumeMarkdown } from './formats/resume-markdown.ts';
export { resumeText } from './formats/resume-text.ts';
export { resumeDocx } from './formats/write-docx.ts';
export { type OwnTemplates, openOwnTemplates } from './own/open-own-templates.ts';
export type { OwnRendered, OwnRequest, TemplateFault } from './own/own-request.ts';
export { templateSource } from './own/template-source.ts';
export { findTemplate, templates } from './registry/templates.ts';
export { previewScales, samplePerson, samplePreview } from './sample/sample-preview.ts';
export { sampleResume } from './sample/sample-resume.ts';

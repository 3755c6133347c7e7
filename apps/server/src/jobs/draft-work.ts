import { writeEuropass, writeReactiveResume, writeRenderCv } from '@shortlist/pack';
import {
  completeResume,
  type Draft,
  draftResume,
  type ExportFormat,
  type LayoutOptions,
  plainResume,
  previewResume,
  type Resume,
  resumeDraft,
  type TemplateId,
} from '@shortlist/schema';
import { describeResume, resumeHtml, resumeMarkdown, resumeText } from '@shortlist/typeset';

/** The formats of a resume that are texts. */
export type TextFormat = Exclude<ExportFormat, 'pdf' | 'pdfa' | 'docx'>;

type InLook = { draft: Draft; options: Partial<LayoutOptions>; template: string };

/** What takes a whole draft or resume apart in one go: of the longest that may be kept some of it lasts for seconds. */
export const draftWork = {
  resumeOf: (draft: Draft): Resume => draftResume(draft),
  plainResumeOf: (resume: Resume): Resume => plainResume(resume),
  previewOf: (draft: Draft): Resume => previewResume(draft),
  draftOf: ({ resume, nowMs, template }: { resume: Resume; nowMs: number; template?: TemplateId | undefined }): Draft =>
    resumeDraft(resume, nowMs, template),
  /** The page of a resume for those who hear it, with the name that it bears. */
  readOut({ draft, options }: Omit<InLook, 'template'>): { title: string; html: string } {
    const resume = draftResume(draft);
    return { title: resume.basics?.name ?? 'Resume', html: describeResume(resume, options) };
  },
  textFileOf: ({ format, ...wanted }: InLook & { format: TextFormat }): string => writers[format](wanted),
};

const writers: Record<TextFormat, (wanted: InLook) => string> = {
  txt: ({ draft, options }) => resumeText(draftResume(draft), options),
  md: ({ draft, options }) => resumeMarkdown(draftResume(draft), options),
  json: ({ draft }) => `${JSON.stringify(completeResume(draft), null, 2)}\n`,
  html: ({ draft, options, template }) => resumeHtml(draftResume(draft), options, template),
  'reactive-resume': ({ draft }) => writeReactiveResume(draftResume(draft)),
  rendercv: ({ draft }) => writeRenderCv(draftResume(draft)),
  europass: ({ draft }) => writeEuropass(draftResume(draft)),
};

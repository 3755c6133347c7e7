import { createHash } from 'node:crypto';
import { proveExport, type ReadBack } from '@shortlist/pack';
import {
  type Draft,
  type ExportFormat,
  fileEnding,
  includesFormat,
  planNames,
  type Resume,
  type ResumeRecord,
  type SubscriptionType,
  type Xray,
} from '@shortlist/schema';
import { isTooLong } from '@shortlist/typeset';
import { Failure } from '../../http/problem.ts';
import { workOnDraft } from '../../jobs/work-on-draft.ts';
import { pageKey } from '../../lanes/page-cache.ts';
import { findLook, type Look, wantedByDraft } from '../../pages/find-look.ts';
import { previewReply } from '../../pages/pages-reply.ts';
import { pressFor } from '../../pages/press-for.ts';
import type { Services } from '../../services.ts';

export type ResumeFile = { name: string; mediaType: string; bytes: Uint8Array };

const mediaTypes: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  pdfa: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  'reactive-resume': 'application/json',
  rendercv: 'application/yaml; charset=utf-8',
  europass: 'application/xml; charset=utf-8',
};

/** The files of a saved resume, and what a machine reads in them. */
export function createResumeFiles(
  tools: Pick<Services, 'database' | 'engine' | 'typesetter' | 'ownTemplates' | 'reader' | 'pages'>,
) {
  const { database, engine, reader } = tools;
  const contentOf = async (draft: Draft) => ({
    kind: 'resume' as const,
    resume: await workOnDraft(engine, 'resumeOf', draft),
  });
  const lookOf = (userId: string, draft: Draft) => findLook(database.db, userId, wantedByDraft(draft));

  async function make(draft: Draft, layout: Look, format: ExportFormat): Promise<Uint8Array> {
    if (format !== 'pdf' && format !== 'pdfa' && format !== 'docx') {
      const { options, template } = layout;
      return new TextEncoder().encode(await workOnDraft(engine, 'textFileOf', { draft, format, options, template }));
    }
    const resume = await workOnDraft(engine, 'resumeOf', draft);
    return format === 'pdfa' ? archived(resume, layout) : print(resume, layout, format);
  }

  function print(resume: Resume, layout: Look, format: 'pdf' | 'docx'): Promise<Uint8Array> {
    return format === 'pdf'
      ? pressFor(tools, layout).resumePdf(resume, layout)
      : tools.typesetter.resumeDocx(resume, layout);
  }

  /** A PDF for archives bears a date: that of the day on which it is made. */
  async function archived(resume: Resume, layout: Look): Promise<Uint8Array> {
    if (layout.own)
      throw new Failure(422, 'no-archive', `Your template “${layout.own.name}” can’t produce PDF/A files`, {
        advice: 'Choose one of our templates for PDF/A, or download the regular PDF.',
      });
    const date = new Date().toISOString().slice(0, 10);
    return tools.typesetter.resumePdf(resume, { ...layout, standard: 'a-2a', date });
  }

  /** The reply with the pages of a revision, and the first of them; kept: who opens the editor from the list of resumes has seen their first page. */
  function setOnce(record: ResumeRecord, look: Look): Promise<Uint8Array[]> {
    return tools.pages.get(pageKey(record, look, 'preview'), async () => {
      const content = { kind: 'resume' as const, resume: await workOnDraft(engine, 'previewOf', record.draft) };
      const press = pressFor(tools, look);
      const rendered = await press.render({ ...look, content, placeholders: true, output: 'svg' });
      return [await previewReply(rendered), Buffer.from(rendered.pages?.[0] ?? '')];
    });
  }

  return {
    /** The file in a format that the plan includes. Throws 403 for another. */
    async make(
      userId: string,
      { draft }: ResumeRecord,
      format: ExportFormat,
      plan: SubscriptionType,
    ): Promise<ResumeFile> {
      if (!includesFormat(plan, format) && !(isPlain(format) && isTooLong(await contentOf(draft)))) {
        throw new Failure(403, 'format-not-included', `The ${planNames[plan]} plan doesn’t include this format`, {
          advice: 'Upgrade your plan for PDF/A, Word, text, Markdown, and HTML.',
        });
      }
      return {
        name: fileName(`${draft.userInfo.name} Resume`, fileEnding(format)),
        mediaType: mediaTypes[format],
        bytes: await make(draft, await lookOf(userId, draft), format),
      };
    },

    /** Reads the very file back: field by field what an applicant tracking system recovers. */
    async xray(userId: string, { draft }: ResumeRecord, format: 'pdf' | 'docx'): Promise<Xray> {
      const resume = await workOnDraft(engine, 'resumeOf', draft);
      const bytes = await print(resume, await lookOf(userId, draft), format);
      const compare = (readBack: ReadBack) => engine.run('xrayOf', readBack);
      return proveExport(reader, bytes, `resume.${format}`, resume, new Date().toISOString(), compare);
    },

    /** The pages as the editor shows them at first: a `PreviewReply` as JSON. */
    async pages(userId: string, record: ResumeRecord): Promise<Uint8Array> {
      const [reply = Buffer.from('{}')] = await setOnce(record, await lookOf(userId, record.draft));
      return reply;
    },

    /** The first page as SVG, made when it is called for; `tag` changes with the page. */
    async thumbnail(userId: string, record: ResumeRecord): Promise<{ tag: string; draw(): Promise<Uint8Array> }> {
      const look = await lookOf(userId, record.draft);
      const seen = createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 16);
      return {
        tag: `"${record.id}-${record.revision}-${seen}"`,
        async draw() {
          const [, first = new Uint8Array()] = await setOnce(record, look);
          return first;
        },
      };
    },
  };
}

export type ResumeFiles = ReturnType<typeof createResumeFiles>;

/** What is too long for a PDF is downloaded as text, on every plan. */
const isPlain = (format: ExportFormat) => format === 'txt';

/** A name that every file system takes. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .toWellFormed();
  return `${plain || 'Resume'}.${ending}`;
}

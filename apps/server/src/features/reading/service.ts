import { explainFinding } from '@shortlist/engine';
import { largestUpload, type PreviewReply, resumeDraft, type UploadReading } from '@shortlist/schema';
import type { z } from 'zod';
import { Failure, unreadable } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { PreviewRequest } from './preview-request.ts';

/** Understanding an uploaded file, and setting pages for the editor; nothing is kept. */
export function createReadings({ reader, typesetter }: Pick<Services, 'reader' | 'typesetter'>) {
  return {
    /** A PDF, DOCX, JSON Resume, text file or LinkedIn archive as facts with their places. Throws 422 with the reason and what to do. */
    async read(file: File): Promise<UploadReading> {
      if (file.size > largestUpload) {
        throw new Failure(422, 'too-large', 'This file is larger than 10 MB', {
          advice: 'Please choose a smaller one.',
        });
      }
      const now = new Date();
      const read = await reader.read(new Uint8Array(await file.arrayBuffer()), file.name, now.toISOString());
      if (!read.ok) throw unreadable(read.failure);
      const { document, findings, resume, ...reading } = read.reading;
      const draft = resumeDraft(resume, now.getTime());
      if (reading.language) draft.design.language = reading.language;
      return {
        ...reading,
        resume,
        draft,
        format: document.format,
        pages: document.pages.map(({ number, width, height }) => ({ number, width, height })),
        findings: findings.map(explainFinding),
      };
    },

    async preview(request: PreviewRequest): Promise<z.infer<typeof PreviewReply>> {
      const { pages = [], pageCount, fits, dropped } = await typesetter.render({ ...request, output: 'svg' });
      return { pages, pageCount, fits, dropped, by: 'server' };
    },
  };
}

export type Readings = ReturnType<typeof createReadings>;

import { Draft, type ResumeRecord, type ResumeSummary } from '@shortlist/schema';
import type { RecordRow, SummaryRow } from './queries.ts';

export function describeSummary({ createdAt, updatedAt, ...row }: SummaryRow): ResumeSummary {
  const { id, title, template, revision, kept, documentId, optimizationId, language, languageGroup } = row;
  return {
    id,
    title,
    template,
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(kept ? { kept } : {}),
    ...(documentId ? { original: true } : {}),
    ...(optimizationId ? { optimizationId } : {}),
    ...(language && languageGroup ? { language, languageGroup } : {}),
  };
}

export function describeRecord(row: RecordRow): ResumeRecord {
  return { ...describeSummary(row), draft: Draft.parse(row.draft) };
}

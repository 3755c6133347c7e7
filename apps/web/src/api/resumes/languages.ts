import { LanguagePair, ResumeRecord, ResumeSummary, SuggestedTranslation } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { requestJson, sendJson } from '../request.ts';
import { resumeUrls } from './urls.ts';

/** The same resume in its languages, this one among them; none where it is linked with no other. */
export const languagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['resume-languages', id],
    queryFn: ({ signal }) => requestJson(z.array(ResumeSummary), resumeUrls.languages(id), { signal }),
    staleTime: 0,
  });

/** A resume beside its version in another language, as both are saved. */
export const languagePairQuery = (id: string, other: string) =>
  queryOptions({
    queryKey: ['resume-languages', id, other],
    queryFn: ({ signal }) => requestJson(LanguagePair, resumeUrls.language(id, other), { signal }),
    staleTime: 0,
  });

/** Copies a resume for another language. Throws a `CallError` where the plan has no room. */
export async function addLanguage(id: string, language: string): Promise<ResumeRecord> {
  return ResumeRecord.parse(await (await sendJson(resumeUrls.languages(id), 'POST', { language })).json());
}

/** The resumes that can be linked with one: in other languages, and linked with none. */
export const linkableQuery = (id: string) =>
  queryOptions({
    queryKey: ['resume-languages', id, 'linkable'],
    queryFn: ({ signal }) => requestJson(z.array(ResumeSummary), resumeUrls.linkable(id), { signal }),
    staleTime: 0,
  });

/** Makes a resume that there is a version of another one. Throws a `CallError` where that cannot be. */
export async function linkResumes(id: string, other: string): Promise<void> {
  await sendJson(resumeUrls.language(id, other), 'POST', {});
}

/** Takes a version out of the languages of a resume; both stay. */
export async function unlinkResumes(id: string, other: string): Promise<void> {
  await sendJson(resumeUrls.language(id, other), 'DELETE', {});
}

/** Marks texts of a resume as up to date with the other version; null takes a mark away. */
export async function markTexts(id: string, other: string, marks: Record<string, string | null>): Promise<void> {
  await sendJson(resumeUrls.language(id, other), 'PUT', { marks });
}

/** A model's translation of one text of the other version. */
export async function suggestTranslation(id: string, other: string, piece: string): Promise<string> {
  const response = await sendJson(resumeUrls.suggestions(id, other), 'POST', { piece });
  return SuggestedTranslation.parse(await response.json()).text;
}

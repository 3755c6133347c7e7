import { PreviewReply, type Resume } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** The pages of a resume as the files show them: SVG texts. */
export const pagesQuery = (id: string, resume: Resume) =>
  queryOptions({
    queryKey: ['pages', id, JSON.stringify(resume)],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { pages } = await requestJson(PreviewReply, urls.previews, {
        method: 'POST',
        signal,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ content: { kind: 'resume', resume }, template: 'modern-professional' }),
      });
      return pages;
    },
  });

import { type Optimization, PreviewReply, type Resume } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

type Look = Pick<Optimization, 'id' | 'template' | 'layout' | 'mark' | 'ownTemplate'>;

/** The pages of a resume as the files show them: SVG texts. */
export const pagesQuery = ({ id, template, layout, mark, ownTemplate }: Look, resume: Resume) =>
  queryOptions({
    queryKey: ['pages', id, template, ownTemplate, JSON.stringify(resume)],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { sectionOrder } = resume.meta ?? {};
      const options = { ...layout, ...(isOrder(sectionOrder) ? { sectionOrder } : {}) };
      const content = { kind: 'resume', resume };
      const ask = async (own?: string) =>
        requestJson(PreviewReply, urls.previews, {
          method: 'POST',
          signal,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ content, template, options, mark, ownTemplate: own }),
        });
      // Where the person's own template cannot set the page, its base does, as in the files.
      const { pages } = await (ownTemplate ? ask(ownTemplate).catch(() => ask()) : ask());
      return pages;
    },
  });

const isOrder = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((section) => typeof section === 'string');

import { type Branding, brandLayout, type Draft, draftLayout, previewResume } from '@shortlist/schema';

/** What a draft's pages are set from. Without `branding` they bear no mark: the server adds what the plan asks for. */
export function pageRequest(draft: Draft, branding?: Branding) {
  const { template, options: plain } = draftLayout(draft);
  const options = branding ? brandLayout(plain, draft.design.mark, branding) : plain;
  return { content: { kind: 'resume' as const, resume: previewResume(draft) }, template, options, placeholders: true };
}

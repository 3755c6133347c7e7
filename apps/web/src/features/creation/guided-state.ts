import { TemplateId } from '@shortlist/schema';
import { useLocation } from 'react-router';
import { z } from 'zod';

/** What the screens before hand over: a template, or what is to be uploaded. */
const GuidedState = z.object({
  uploadType: z.enum(['resume', 'linkedin']).optional(),
  templateId: TemplateId.optional(),
  templateName: z.string().optional(),
});
export type GuidedState = z.infer<typeof GuidedState>;
export type UploadType = NonNullable<GuidedState['uploadType']>;

/** The navigation state of the guided creation; empty where it was opened by its address. */
export function useGuidedState(): GuidedState {
  const { state } = useLocation();
  const given = GuidedState.safeParse(state ?? {});
  return given.success ? given.data : {};
}

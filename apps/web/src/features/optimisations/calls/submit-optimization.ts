import { OptimizationAccepted } from '@shortlist/schema';
import { requestJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** `file` is missing where a saved resume stands in for it, named in the fields. */
export type Submission = { kind: 'resume' | 'linkedin'; fields: Record<string, string>; file?: File; key: string };

/** Sends a form with its file. `key` makes a repeated request harmless. Answers the id of the accepted optimization. */
export async function submitOptimization({ kind, fields, file, key }: Submission): Promise<{ id: string }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append(kind === 'resume' ? 'resume' : 'linkedinProfile', file, file.name);
  return requestJson(OptimizationAccepted, kind === 'resume' ? urls.optimizeResume : urls.optimizeLinkedin, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body,
  });
}

import { OptimizationAccepted, type TemplateChange } from '@shortlist/schema';
import { requestJson, sendJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** Mails a finished result once more. */
export async function sendResultAgain(id: string): Promise<void> {
  await sendJson(urls.resultMail(id), 'POST');
}

/** Sets a result's files in another template. Free of charge. */
export async function chooseTemplate(id: string, change: TemplateChange): Promise<void> {
  await sendJson(urls.resultTemplate(id), 'PUT', change);
}

/** Submits what ended without a result once more, as it was sent. Answers the id of the new one. */
export async function retryOptimization(id: string): Promise<{ id: string }> {
  return requestJson(OptimizationAccepted, urls.retryOptimization(id), { method: 'POST' });
}

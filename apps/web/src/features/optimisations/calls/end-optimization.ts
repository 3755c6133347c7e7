import { sendJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** Stops running work at its next stage; nothing is mailed. */
export async function cancelOptimization(id: string): Promise<void> {
  await sendJson(urls.cancelOptimization(id), 'POST');
}

/** Deletes an optimization with its document, files and result. */
export async function deleteOptimization(id: string): Promise<void> {
  await sendJson(urls.optimization(id), 'DELETE');
}

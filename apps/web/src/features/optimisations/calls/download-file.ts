import { request } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';
import { saveBlob } from '../../../ui/save-blob.ts';

/** Fetches a file of a result with the person's token. */
export async function fetchFile(id: string, name: string, signal?: AbortSignal): Promise<Blob> {
  const response = await request(urls.optimizationFile(id, name), { signal, headers: { Accept: '*/*' } });
  return response.blob();
}

/** Fetches a file of a result and hands it to the browser's downloads under a name. */
export async function downloadFile(id: string, name: string, as: string): Promise<void> {
  saveBlob(await fetchFile(id, name), as);
}

import type { ContactMessage } from '@shortlist/schema';
import { sendJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** Mails a message to the operator. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await sendJson(urls.contact, 'POST', message);
}

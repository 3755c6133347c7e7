import { composeMail, enqueueMail } from '@shortlist/mail';
import type { ContactMessage } from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../../services.ts';

/** Mails a visitor's message to the operator, who answers by replying. */
export async function passOn(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  { name, email, message }: ContactMessage,
): Promise<void> {
  const brand = { name: 'Shortlist', url: settings.siteUrl };
  const content = {
    subject: `Message from ${name}`.slice(0, 150),
    preview: message.slice(0, 90),
    heading: `Message from ${name}`,
    paragraphs: message.split(/\n{2,}/),
    facts: [['Reply to', email]] as [string, string][],
    reason: 'You get this mail because you operate this installation.',
  };
  const mail = await composeMail(settings.contactEmail, content, brand);
  await enqueueMail(database.db, { ...mail, headers: { 'Reply-To': email } }, `contact:${uuidv7()}`);
}

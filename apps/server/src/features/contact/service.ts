import { composeMail, enqueueMail, speak } from '@shortlist/mail';
import { type ContactMessage, planNames, productName, type SubscriptionType } from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Person } from '../../db/people.ts';
import { findPlan } from '../../db/plans.ts';
import { notSignedIn } from '../../http/actor.ts';
import { holdPerson } from '../../people/hold-person.ts';
import type { Services } from '../../services.ts';

/** Support of each plan (specification, section 9), as the subject names it: the operator's mailbox sorts by it. */
const supportLevels: Record<SubscriptionType, string> = {
  FREE: '',
  FAMOUS: '[Priority] ',
  PREMIUM: '[Priority 24/7] ',
};

/** Mails a message to the operator, who answers by replying. `person`: who is signed in, whose plan says how urgent it is. */
export async function passOn(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  { name, email, message }: ContactMessage,
  person: Person | undefined,
): Promise<void> {
  const plan = person ? await findPlan(database.db, person.id) : 'FREE';
  const i18n = speak(settings.contactLanguage);
  const brand = { name: productName, url: settings.siteUrl };
  const content = {
    subject: `${supportLevels[plan]}${i18n._('Message from {name}', { name })}`.slice(0, 150),
    preview: message.slice(0, 90),
    heading: i18n._('Message from {name}', { name }),
    paragraphs: message.split(/\n{2,}/),
    facts: [
      [i18n._('Reply to'), email],
      ...(person
        ? [
            [i18n._('Account'), person.email],
            [i18n._('Plan'), planNames[plan]],
          ]
        : []),
    ] as [string, string][],
    reason: i18n._('You’re receiving this email because you run this site.'),
  };
  const mail = await composeMail(settings.contactEmail, content, brand, i18n);
  const headers = { 'Reply-To': email, ...(plan === 'FREE' ? {} : { 'X-Priority': '1' }) };
  await database.transaction(async (tx) => {
    if (person && !(await holdPerson(tx, person.id))) throw notSignedIn();
    await enqueueMail(tx, { ...mail, person: person?.id, headers }, `contact:${uuidv7()}`);
  });
}

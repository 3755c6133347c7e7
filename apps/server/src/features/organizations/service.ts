import { composeMail, enqueueMail, speak, withdrawMails } from '@shortlist/mail';
import {
  type HouseStyleChange,
  type InvitationReport,
  type Invitations,
  type NewOrganization,
  type Organization,
  planNames,
  productName,
  type UsageMonth,
} from '@shortlist/schema';
import type { Language } from '@shortlist/schema/languages';
import { v7 as uuidv7 } from 'uuid';
import type { Page } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { checkLogo } from '../../pages/check-logo.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

type Invited = Invitations['people'][number];

/** Organisations and the people whom they invite. Whoever is invited gets the plan with their account, now or later. */
export function createOrganizations({
  database,
  settings,
  typesetter,
}: Pick<Services, 'database' | 'settings' | 'typesetter'>) {
  async function find(id: string): Promise<Organization> {
    const [found] = await queries.listOrganizations(database.db, { limit: 1, offset: 0 }, id);
    if (!found) throw new Failure(404, 'not-found', 'We couldn’t find this organization');
    return found;
  }

  async function inviteMail(organization: Organization, person: Invited, language: Language) {
    const i18n = speak(language);
    const values = { organization: organization.name, plan: planNames[organization.plan], product: productName };
    const content = {
      subject: i18n._('{organization} invites you to {product}', values),
      preview: i18n._('Your {plan} plan is already paid for.', values),
      heading: person.name
        ? i18n._('{name}, you’re invited', { name: person.name })
        : i18n._('You’re invited to {product}', values),
      paragraphs: [
        i18n._(
          '{organization} pays for your {plan} plan on {product}: resumes matched to real job postings, without inventing a word.',
          values,
        ),
        i18n._(
          'Sign up with this email address, or sign in if you already have an account. Your documents stay private: the organization sees usage figures, never what you write.',
        ),
      ],
      action: { label: i18n._('Create your account'), url: `${settings.siteUrl}/register` },
      reason: i18n._('You received this email because {organization} gave us your address.', values),
    };
    return composeMail(person.email, content, { name: productName, url: settings.siteUrl }, i18n);
  }

  return {
    find,
    list: (page: Page): Promise<Organization[]> => queries.listOrganizations(database.db, page),

    async create(made: NewOrganization): Promise<Organization> {
      const id = uuidv7();
      await queries.insertOrganization(database.db, id, made);
      return find(id);
    },

    async setPool(id: string, pool: number | null): Promise<Organization> {
      if (!(await queries.setPool(database.db, id, pool)))
        throw new Failure(404, 'not-found', 'We couldn’t find this organization');
      return find(id);
    },

    async setHouseStyle(id: string, { logo, ...style }: HouseStyleChange): Promise<Organization> {
      await find(id);
      const picture =
        typeof logo === 'string' ? await checkLogo(typesetter, Uint8Array.from(Buffer.from(logo, 'base64'))) : logo;
      await database.transaction((tx) => queries.setHouseStyle(tx, id, { ...style, logo: picture }));
      return find(id);
    },

    /** Mails each person in the language that they are invited in, else that of their account, else `language`, the caller's. */
    async invite(id: string, { people }: Invitations, language: Language): Promise<InvitationReport> {
      const organization = await find(id);
      const report: InvitationReport = { invited: 0, already: [], elsewhere: [] };
      for (const person of people) {
        const known = person.language ?? (await queries.findLanguageOf(database.db, person.email));
        const mail = await inviteMail(organization, person, known ?? language);
        const place = await database.transaction(async (tx) => {
          const entered = await queries.insertMember(tx, id, person);
          if (entered === 'new') await enqueueMail(tx, mail, invitationKey(id, person.email));
          return entered;
        });
        if (place === 'new') report.invited++;
        else report[place].push(person.email);
      }
      await queries.joinKnownPeople(database.db, id);
      return report;
    },

    /** Takes somebody out: a member goes back to Free, an invitation is good no more, nor mailed where its mail waits. */
    async remove(id: string, email: string): Promise<Organization> {
      await find(id);
      await database.transaction(async (tx) => {
        const invited = await queries.deleteMember(tx, id, email);
        if (invited === undefined)
          throw new Failure(404, 'not-found', 'We couldn’t find this person in the organization');
        await withdrawMails(tx, invitationKey(id, invited));
      });
      return find(id);
    },

    async usage(id: string): Promise<UsageMonth[]> {
      await find(id);
      return queries.listUsage(database.db, id);
    },
  };
}

const invitationKey = (id: string, email: string): string => `invitation:${id}:${email}`;

export type Organizations = ReturnType<typeof createOrganizations>;

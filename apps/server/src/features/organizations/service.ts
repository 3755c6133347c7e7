import { composeMail, enqueueMail } from '@shortlist/mail';
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
import { v7 as uuidv7 } from 'uuid';
import type { Page } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { checkLogo } from '../../pages/check-logo.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/** Organisations and the people whom they invite. Whoever is invited gets the plan with their account, now or later. */
export function createOrganizations({
  database,
  settings,
  typesetter,
}: Pick<Services, 'database' | 'settings' | 'typesetter'>) {
  async function find(id: string): Promise<Organization> {
    const [found] = await queries.listOrganizations(database.db, { limit: 1, offset: 0 }, id);
    if (!found) throw new Failure(404, 'not-found', 'There is no such organization');
    return found;
  }

  async function inviteMail(organization: Organization, person: { email: string; name: string }) {
    const plan = planNames[organization.plan];
    const content = {
      subject: `${organization.name} invites you to ${productName}`,
      preview: `The ${plan} plan is paid for you.`,
      heading: person.name ? `${person.name}, you are invited` : 'You are invited',
      paragraphs: [
        `${organization.name} pays the ${plan} plan of ${productName} for you: resumes matched to real postings, in words you can stand behind.`,
        'Sign up with this address, or sign in if you have an account. Your documents are yours: the organization sees figures, never what you write.',
      ],
      action: { label: 'Create your account', url: `${settings.siteUrl}/register` },
      reason: `You get this mail because ${organization.name} gave us your address.`,
    };
    return composeMail(person.email, content, { name: productName, url: settings.siteUrl });
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
        throw new Failure(404, 'not-found', 'There is no such organization');
      return find(id);
    },

    async setHouseStyle(id: string, { logo, ...style }: HouseStyleChange): Promise<Organization> {
      await find(id);
      const picture =
        typeof logo === 'string' ? await checkLogo(typesetter, Uint8Array.from(Buffer.from(logo, 'base64'))) : logo;
      await database.transaction((tx) => queries.setHouseStyle(tx, id, { ...style, logo: picture }));
      return find(id);
    },

    async invite(id: string, { people }: Invitations): Promise<InvitationReport> {
      const organization = await find(id);
      const report: InvitationReport = { invited: 0, already: [], elsewhere: [] };
      for (const person of people) {
        const mail = await inviteMail(organization, person);
        const place = await database.transaction(async (tx) => {
          const entered = await queries.insertMember(tx, id, person);
          if (entered === 'new') await enqueueMail(tx, mail, `invitation:${id}:${person.email}`);
          return entered;
        });
        if (place === 'new') report.invited++;
        else report[place].push(person.email);
      }
      await queries.joinKnownPeople(database.db, id);
      return report;
    },

    async usage(id: string): Promise<UsageMonth[]> {
      await find(id);
      return queries.listUsage(database.db, id);
    },
  };
}

export type Organizations = ReturnType<typeof createOrganizations>;

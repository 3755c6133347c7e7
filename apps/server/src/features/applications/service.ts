import type {
  Application,
  ApplicationChange,
  ApplicationDates,
  ApplicationStage,
  NewApplication,
} from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import { isUuid } from '../../http/is-uuid.ts';
import type { Page } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { openFairQueue } from '../../lanes/fair-queue.ts';
import { room } from '../../people/room.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/** The board of one owner: what they apply for, how far it is, with the posting, the files and the dates. */
export function createApplications({ database }: Pick<Services, 'database'>) {
  const { db } = database;
  // A page of the board opens up to 5 MB of sealed postings: one at a time for a person, so that others are answered between two of them.
  const lists = openFairQueue({ atOnce: 2, atOnceEach: 1, mostWaiting: 200, mostWaitingEach: 20 });

  async function own(userId: string, id: string): Promise<Application> {
    const row = isUuid(id) ? await queries.findApplication(db, userId, id) : undefined;
    if (!row)
      throw new Failure(404, 'not-found', 'We couldn’t find this application', {
        advice: 'Choose one from your board.',
      });
    return describe(row);
  }

  return {
    async list(userId: string, page: Page): Promise<Application[]> {
      return lists.run(userId, async () => (await queries.listApplications(db, userId, page)).map(describe));
    },

    async add(userId: string, given: NewApplication): Promise<Application> {
      if ((await queries.countApplications(db, userId)) >= room.cards)
        throw new Failure(403, 'board-full', `A board can hold up to ${room.cards.toLocaleString('en')} applications`, {
          advice: 'Delete old ones to make room.',
        });
      const id = uuidv7();
      const today = given.today ?? utcDay();
      if (!('optimizationId' in given)) {
        const { title, employer, url, posting, notes, stage } = given;
        const dates = { [stage]: today };
        await queries.insertApplication(db, { id, userId, title, employer, url, posting, notes, stage, dates });
        return own(userId, id);
      }
      const { optimizationId } = given;
      const job = await queries.findJob(db, userId, optimizationId);
      if (!job) throw new Failure(404, 'not-found', 'We couldn’t find a completed result');
      const { title, employer, form } = job;
      const posting = form.jobDescription ?? '';
      const row = { id, userId, optimizationId, title, employer, posting, stage: 'saved' as const };
      await queries.insertApplication(db, { ...row, dates: { saved: today } });
      return own(userId, (await queries.findOfResult(db, userId, optimizationId)) ?? id);
    },

    async change(userId: string, id: string, { today, ...change }: ApplicationChange): Promise<Application> {
      const current = await own(userId, id);
      const dates = datesAfter(current, change, today ?? utcDay());
      await queries.changeApplication(db, userId, id, { ...change, dates, updatedAt: new Date() });
      return own(userId, id);
    },

    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await queries.deleteApplication(db, userId, id);
    },
  };
}

export type Applications = ReturnType<typeof createApplications>;

/** The dates as the person set them; a stage that is reached for the first time gets today's. */
function datesAfter(
  current: Application,
  { stage, dates }: { stage?: ApplicationStage; dates?: ApplicationDates },
  today: string,
): ApplicationDates {
  const known = dates ?? current.dates;
  return stage && stage !== current.stage && !known[stage] ? { ...known, [stage]: today } : known;
}

function describe({ application, score, files }: queries.ApplicationRow): Application {
  const { id, optimizationId, title, employer, url, posting, notes, stage, dates, nextOn } = application;
  return {
    id,
    optimizationId,
    title,
    employer: employer ?? '',
    url: url ?? '',
    posting: posting ?? '',
    notes,
    stage,
    dates,
    nextOn,
    score,
    files,
    createdAt: application.createdAt.toISOString(),
    updatedAt: application.updatedAt.toISOString(),
  };
}

const utcDay = () => new Date().toISOString().slice(0, 10);

import { checkOwnTemplate, type ReadBack } from '@shortlist/pack';
import {
  mostOwnTemplates,
  type NewOwnTemplate,
  type OwnTemplate,
  type OwnTemplateChange,
  type OwnTemplateList,
  type OwnTemplateReport,
  ownTemplatesByPlan,
} from '@shortlist/schema';
import { previewScales, samplePreview, sampleResume } from '@shortlist/typeset';
import { v7 as uuidv7 } from 'uuid';
import { findPlan, lockPlan } from '../../db/plans.ts';
import { isUuid } from '../../http/is-uuid.ts';
import { Failure } from '../../http/problem.ts';
import { pressFor } from '../../pages/press-for.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

type Tools = Pick<Services, 'database' | 'reader' | 'typesetter' | 'ownTemplates' | 'engine'>;

/** Templates of one owner: variants of ours, and files of their own, each proved on the sample resume before it is kept. */
export function createOwnTemplates(tools: Tools) {
  const { db, transaction } = tools.database;

  async function isIncluded(userId: string): Promise<boolean> {
    return ownTemplatesByPlan[await findPlan(db, userId)];
  }

  async function own(userId: string, id: string) {
    const row = isUuid(id) ? await queries.findTemplate(db, userId, id) : undefined;
    if (!row) throw new Failure(404, 'not-found', 'We couldn’t find this template');
    return row;
  }

  async function requirePlan(userId: string): Promise<void> {
    if (await isIncluded(userId)) return;
    throw new Failure(403, 'templates-not-included', 'Your own templates come with the Premium plan', {
      advice: 'We’ve kept your templates. Upgrade your plan to use them and create more.',
    });
  }

  async function check(source: string): Promise<OwnTemplateReport> {
    const now = new Date().toISOString();
    const { ownTemplates: own, reader, engine } = tools;
    const compare = (readBack: ReadBack) => engine.run('xrayOf', readBack);
    const checked = await checkOwnTemplate(source, { own, reader, now, compare });
    if (!checked.ok) return { ok: false, faults: checked.faults };
    const { pageCount, letters, xray } = checked;
    const press = pressFor(tools, { template: 'modern-professional', options: {}, own: { name: '', source, letters } });
    const [page = ''] = await press.resumeSvg(sampleResume, { template: '' });
    return { ok: true, page, pageCount, letters, xray };
  }

  /** Throws 422 with the faults by line for a file that sets no page. */
  async function requireSettable(source: string): Promise<void> {
    const report = await check(source);
    if (report.ok) return;
    const errors = report.faults.map(({ line, message }) => ({
      field: 'source',
      message: line ? `Line ${line}: ${message}` : message,
    }));
    throw new Failure(422, 'template-faulty', 'This template has errors', {
      detail: errors[0]?.message,
      advice: 'Fix the lines listed, then upload it again.',
      errors,
    });
  }

  return {
    async list(userId: string): Promise<OwnTemplateList> {
      const [included, rows] = [await isIncluded(userId), await queries.listSummaries(db, userId)];
      return { included, templates: rows.map(describe) };
    },

    /** Sets the sample with a file and reads it back; nothing is kept. */
    async check(userId: string, source: string): Promise<OwnTemplateReport> {
      await requirePlan(userId);
      return check(source);
    },

    async create(userId: string, made: NewOwnTemplate): Promise<OwnTemplate> {
      await requirePlan(userId);
      if (made.kind === 'file') await requireSettable(made.source);
      return transaction(async (tx) => {
        await lockPlan(tx, userId);
        if ((await queries.countTemplates(tx, userId)) >= mostOwnTemplates)
          throw new Failure(403, 'template-limit', `You already have ${mostOwnTemplates} templates`, {
            advice: 'Delete one you no longer need.',
          });
        return describe(await queries.insertTemplate(tx, { id: uuidv7(), userId, ...made }));
      });
    },

    async change(userId: string, id: string, change: OwnTemplateChange): Promise<OwnTemplate> {
      const { kind } = await own(userId, id);
      if (change.source !== undefined) {
        await requirePlan(userId);
        if (kind !== 'file') throw new Failure(409, 'no-file', 'A variant has no file');
        await requireSettable(change.source);
      }
      const row = await transaction(async (tx) => {
        if (change.source !== undefined) await queries.setResultsAnew(tx, userId, id);
        return queries.changeTemplate(tx, userId, id, change);
      });
      return describe(row ?? (await own(userId, id)));
    },

    /** Deletes a template; what was set with it is set with its base from now on. */
    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await transaction(async (tx) => {
        await queries.setResultsAnew(tx, userId, id);
        await queries.deleteTemplate(tx, userId, id);
      });
    },

    async getSource(userId: string, id: string): Promise<{ name: string; source: string }> {
      const { name, source } = await own(userId, id);
      if (source === null) throw new Failure(404, 'not-found', 'A variant has no file');
      return { name, source };
    },

    /** The sample's first page, as the gallery shows it. */
    async drawSample(userId: string, id: string): Promise<string> {
      const { name, base, style, source } = await own(userId, id);
      const sample = samplePreview(base, previewScales.page);
      const look = {
        template: base,
        options: { ...style },
        ...(source === null ? {} : { own: { name, source, letters: false } }),
      };
      const [page = ''] = await pressFor(tools, look).resumeSvg(sampleResume, { ...sample, options: { ...style } });
      return page;
    },
  };
}

export type OwnTemplatesService = ReturnType<typeof createOwnTemplates>;

function describe({ style, createdAt, updatedAt, ...row }: queries.SummaryRow): OwnTemplate {
  const { id, name, kind, base } = row;
  return {
    id,
    name,
    kind,
    base,
    ...(style ? { style } : {}),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

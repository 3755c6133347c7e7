import { randomBytes } from 'node:crypto';
import { turnOfPerson, turnOfStranger } from '@shortlist/auth';
import { type CreateShare, Draft, type Share, ShareAddress, type SharedResume } from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import { lockPlan } from '../../db/plans.ts';
import { isUuid } from '../../http/is-uuid.ts';
import type { Page } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { workOnDraft } from '../../jobs/work-on-draft.ts';
import { pageKey } from '../../lanes/page-cache.ts';
import { findLook, type Look, wantedByDraft } from '../../pages/find-look.ts';
import { pagesReply } from '../../pages/pages-reply.ts';
import { pressFor } from '../../pages/press-for.ts';
import type { Services } from '../../services.ts';
import { addressTaken, claimAddress, limitAddresses } from './claim-address.ts';
import { guardGuesses, type Owner } from './guard-guesses.ts';
import { hashPassword, isPassword } from './password.ts';
import * as queries from './queries.ts';

type Opened = { share: string; id: string; revision: number; draft: Draft; look: Look };

/** Who opens a link: with which password, and from which network. */
export type Visitor = { password?: string | undefined; network: string };

/** Links of one resume. */
const mostShares = 100;

/** Links to a resume: unguessable or under an address of the person's choice, read-only, revocable, with an end and a password if wanted. */
export function createShares(
  tools: Pick<
    Services,
    'auth' | 'database' | 'engine' | 'settings' | 'typesetter' | 'ownTemplates' | 'pages' | 'vault'
  >,
) {
  const { engine } = tools;
  const { db, transaction } = tools.database;
  const { supabase, auth } = tools.settings;

  async function own(userId: string, resumeId: string): Promise<void> {
    if (!isUuid(resumeId) || !(await queries.ownsResume(db, userId, resumeId)))
      throw new Failure(404, 'not-found', 'We couldn’t find this resume');
  }

  async function open(token: string, { password, network }: Visitor): Promise<Opened> {
    const known = /^[\w-]{32}$/.test(token) || ShareAddress.safeParse(token).success;
    const row = known ? await queries.findShared(db, token, new Date()) : undefined;
    // Whom the operator has locked out shows nothing either.
    if (!row || (!supabase && (await tools.auth.isBanned(row.userId)))) {
      throw new Failure(404, 'not-found', 'This link no longer works', {
        advice: 'Ask the person who sent it for a new link.',
      });
    }
    if (row.passwordHash && password === undefined)
      throw new Failure(401, 'password-needed', 'This resume is protected by a password');
    if (row.passwordHash) await requirePassword(row, password ?? '', row.passwordHash, network);
    const { share, id, revision, userId } = row;
    return tools.vault.asPerson(userId, async () => {
      const draft = Draft.parse(await queries.findDraft(db, id));
      return { share, id, revision, draft, look: await findLook(db, userId, wantedByDraft(draft)) };
    });
  }

  async function requirePassword(
    { share, owner }: { share: string; owner: Owner },
    password: string,
    hash: string,
    network: string,
  ) {
    const takeBack = await guardGuesses(tools, share, owner, network);
    const isRight = await isPassword(password, hash, turnOfStranger(network)).catch(async (error: unknown) => {
      // Its turn did not come: it was compared with nothing.
      await takeBack();
      throw error;
    });
    if (!isRight) throw new Failure(403, 'wrong-password', 'The password is incorrect');
    await takeBack();
  }

  return {
    async list(userId: string, resumeId: string, page: Page): Promise<Share[]> {
      await own(userId, resumeId);
      return (await queries.listShares(db, resumeId, page)).map(describe);
    },

    async create(userId: string, resumeId: string, { days, password, address }: CreateShare): Promise<Share> {
      await own(userId, resumeId);
      const owner = await queries.findOwner(db, userId);
      if (address) await limitAddresses(tools, auth.secret, address, owner);
      const passwordHash = password ? await hashPassword(password, turnOfPerson(userId)) : null;
      const row = await transaction(async (tx) => {
        // One link after the other, so that many at once do not pass the limit.
        await lockPlan(tx, userId);
        if ((await queries.countShares(tx, resumeId)) >= mostShares)
          throw new Failure(403, 'share-limit', `A resume can have up to ${mostShares} links`, {
            advice: 'Revoke links you no longer need.',
          });
        if (address) await claimAddress(tx, auth.secret, address, owner);
        const inserted = await queries.insertShare(tx, {
          id: uuidv7(),
          address: address ?? null,
          resumeId,
          token: randomBytes(24).toString('base64url'),
          passwordHash,
          expiresAt: days ? new Date(Date.now() + days * 86_400_000) : null,
        });
        // Within the transaction: an address that is refused is not noted as theirs.
        if (!inserted) throw addressTaken();
        return inserted;
      });
      return describe(row);
    },

    async revoke(userId: string, resumeId: string, id: string): Promise<void> {
      await own(userId, resumeId);
      if (!isUuid(id) || !(await queries.deleteShare(db, resumeId, id)))
        throw new Failure(404, 'not-found', 'We couldn’t find this link');
    },

    /** Links go off with a deleted resume: taking it back shows it to nobody until its owner wants that again. */
    async turnOn(userId: string, resumeId: string, id: string): Promise<Share> {
      await own(userId, resumeId);
      const row = isUuid(id) ? await queries.turnOn(db, resumeId, id) : undefined;
      if (!row) throw new Failure(404, 'not-found', 'We couldn’t find this link');
      return describe(row);
    },

    /** What a visitor sees: a `SharedResume` as JSON. */
    async show(token: string, visitor: Visitor): Promise<Uint8Array> {
      const { share, draft, look, ...resumeOf } = await open(token, visitor);
      await queries.countView(db, share);
      return tools.pages.get(pageKey(resumeOf, look, 'shown'), async () => {
        const content = { kind: 'resume' as const, resume: await workOnDraft(engine, 'resumeOf', draft) };
        const { pages = [], pageCount } = await pressFor(tools, look).render({ ...look, content, output: 'svg' });
        const { title, html } = await workOnDraft(engine, 'readOut', { draft, options: look.options });
        return pagesReply<SharedResume>({ title, pages, pageCount, html });
      });
    },

    async pdf(token: string, visitor: Visitor): Promise<Uint8Array> {
      const { share: _share, draft, look, ...resumeOf } = await open(token, visitor);
      return tools.pages.get(pageKey(resumeOf, look, 'pdf'), async () =>
        pressFor(tools, look).resumePdf(await workOnDraft(engine, 'resumeOf', draft), look),
      );
    },
  };
}

export type Shares = ReturnType<typeof createShares>;

function describe(row: queries.ShareRow): Share {
  const { id, token, address, views, passwordHash, isOff, expiresAt, createdAt } = row;
  return {
    id,
    path: `/shared/${address ?? token}`,
    named: address !== null,
    isOff,
    views,
    hasPassword: passwordHash !== null,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

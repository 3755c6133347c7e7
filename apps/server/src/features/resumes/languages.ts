import {
  copyForLanguage,
  type LanguagePair,
  type MarkTexts,
  piecesOf,
  type ResumeRecord,
  type ResumeSummary,
  readOutline,
  setMarks,
  trackOutline,
} from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { languageOf } from '../../db/draft-columns.ts';
import { refuseEndless } from '../../http/refuse-too-long.ts';
import { requireRoomForDraft } from '../../people/room.ts';
import type { Services } from '../../services.ts';
import { describeSummary } from './describe-resume.ts';
import {
  findGroup,
  linkResume,
  listLanguages,
  lockVersions,
  newPartId,
  newVersion,
  noSuchResume,
  requireFree,
  storeVersion,
} from './link-queries.ts';
import { requireLinkedRoom } from './linked-room.ts';
import * as queries from './queries.ts';
import type { Resumes } from './service.ts';
import { withRoom } from './with-room.ts';

/** One resume in several languages: linked copies, and what each of them owes the others. */
export function createLanguages({ database }: Pick<Services, 'database'>, resumes: Resumes) {
  const { db, transaction } = database;

  /** Both versions of a pair and what they know. Throws 404 where they are not of one resume. */
  async function pairOf(userId: string, id: string, other: string) {
    const [mine, theirs] = [await resumes.get(userId, id), await resumes.get(userId, other)];
    const group = mine.languageGroup;
    if (id === other || !group || group !== theirs.languageGroup) throw noSuchResume();
    return { mine, theirs, group };
  }

  return {
    /** The languages of a resume, in the order in which they were made; a resume that is linked with none stands alone. */
    async list(userId: string, id: string): Promise<ResumeSummary[]> {
      const { languageGroup } = await resumes.get(userId, id);
      return languageGroup ? (await listLanguages(db, userId, languageGroup)).map(describeSummary) : [];
    },

    /**
     * Copies a resume for another language. Each language counts as a resume of the plan; a resume that was kept by itself begins to count
     * too. Throws 403 where the plan or the resume has no room for another, 413 where its languages are too long together, 409 where the resume has that language.
     */
    async add(userId: string, id: string, language: string): Promise<ResumeRecord> {
      const source = await resumes.get(userId, id);
      refuseEndless(source.draft);
      const copyId = uuidv7();
      const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
      await withRoom(
        database,
        userId,
        async (tx) => {
          await requireRoomForDraft(tx, userId, 1);
          const group = (await findGroup(tx, userId, id)) ?? uuidv7();
          const known = await lockVersions(tx, userId, group);
          const taken = (await listLanguages(tx, userId, group)).map((one) => one.language);
          const from = languageOf(source.draft);
          requireFree(language, [from, ...taken]);
          const read = readOutline(source.draft);
          requireLinkedRoom([
            read,
            read,
            ...Object.keys(known).flatMap((one) => (one === id ? [] : [known[one]?.outline ?? []])),
          ]);
          const outline = known[id]?.outline ?? trackOutline(read, [], [], newPartId);
          const linked = known[id] ?? newVersion(outline);
          const { draft, version } = copyForLanguage(source.draft, outline, id, { from, to: language }, newPartId);
          await linkResume(tx, userId, id, { languageGroup: group, language: from, linked });
          await queries.insertResume(tx, {
            id: copyId,
            userId,
            title: `${source.title.slice(0, 90)} (${name})`,
            draft,
          });
          await linkResume(tx, userId, copyId, { languageGroup: group, language, linked: version });
        },
        source.kept ? 2 : 1,
      );
      return resumes.get(userId, copyId);
    },

    /** Both versions as they are saved, for the one to be held against the other. */
    async pair(userId: string, id: string, other: string): Promise<LanguagePair> {
      const { mine: own, theirs, group } = await pairOf(userId, id, other);
      const versions = await transaction((tx) => lockVersions(tx, userId, group));
      const [mine, { outline, gone } = { outline: [], gone: [] }] = [versions[id], versions[other]];
      if (!mine) throw noSuchResume();
      const [language, into] = [languageOf(theirs.draft), languageOf(own.draft)];
      return { mine, theirs: { outline, gone }, draft: theirs.draft, language, into };
    },

    /** Sets marks of texts and parts that there are; null takes one away. */
    async mark(userId: string, id: string, other: string, { marks }: z.infer<typeof MarkTexts>): Promise<void> {
      const { group } = await pairOf(userId, id, other);
      await transaction(async (tx) => {
        const versions = await lockVersions(tx, userId, group);
        const mine = versions[id];
        if (!mine) return;
        const there = [mine.outline, versions[other]?.outline ?? []];
        const known = new Set(
          there.flatMap((outline) => [...outline.map((node) => node.id), ...piecesOf(outline).keys()]),
        );
        const own = Object.fromEntries(Object.entries(marks).filter(([piece]) => known.has(piece)));
        const seen = setMarks(mine.seen[other], own);
        await storeVersion(tx, userId, id, { ...versions, [id]: { ...mine, seen: { ...mine.seen, [other]: seen } } });
      });
    },
  };
}

export type ResumeLanguages = ReturnType<typeof createLanguages>;

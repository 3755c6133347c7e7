import type { Transaction } from '@shortlist/database';
import {
  adoptIds,
  beginMarks,
  Draft,
  type LinkedVersion,
  lackedFacts,
  leaveLines,
  type ResumeSummary,
  readOutline,
  trackOutline,
  type Versions,
} from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import { languageOf } from '../../db/draft-columns.ts';
import { isUuid } from '../../http/is-uuid.ts';
import { Failure } from '../../http/problem.ts';
import { refuseEndless } from '../../http/refuse-too-long.ts';
import type { Services } from '../../services.ts';
import { describeSummary } from './describe-resume.ts';
import {
  type Held,
  linkResume,
  listLanguages,
  listLinkable,
  lockTwo,
  lockVersions,
  newPartId,
  newVersion,
  noSuchResume,
  requireFree,
  storeVersion,
  unlinkResume,
} from './link-queries.ts';
import { requireLinkedRoom } from './linked-room.ts';
import * as queries from './queries.ts';
import { tellLanguages } from './tell-languages.ts';
import { withRoom } from './with-room.ts';

/** Two resumes that exist already become one resume in two languages, and part again. */
export function createLinking({ database }: Pick<Services, 'database'>) {
  const { db } = database;

  return {
    /** The resumes that can be linked with one: in a language that it has no version in, and linked with no other. */
    async candidates(userId: string, id: string): Promise<ResumeSummary[]> {
      const row = isUuid(id) ? await queries.findResume(db, userId, id) : undefined;
      if (!row) throw noSuchResume();
      const versions = row.languageGroup ? await listLanguages(db, userId, row.languageGroup) : [];
      const taken = [languageOf(Draft.parse(row.draft)), ...versions.flatMap(({ language }) => language ?? [])];
      await tellLanguages(db, userId);
      const rows = await listLinkable(db, userId, id, taken);
      return rows.map((one) => ({ ...describeSummary(one), language: one.language ?? 'en' }));
    },

    /**
     * Links two resumes. Throws 404 where one is not the person's, 409 where the language is taken or the other is linked already, 403 where the
     * plan has no room for one that begins to count, 413 for one of too many lines.
     */
    async link(userId: string, id: string, other: string): Promise<void> {
      if (id === other) throw noSuchResume();
      const both = [id, other].filter(isUuid);
      const rows = await Promise.all(both.map((one) => queries.findResume(db, userId, one)));
      const more = rows.filter((row) => row?.kept).length;
      await withRoom(
        database,
        userId,
        async (tx) => {
          const [mine, joined] = await lockTwo(tx, userId, id, other);
          const [source, theirs] = [Draft.parse(mine.draft), Draft.parse(joined.draft)];
          for (const draft of [source, theirs]) refuseEndless(draft);
          if (joined.languageGroup && (await listLanguages(tx, userId, joined.languageGroup)).length > 1)
            throw new Failure(409, 'linked-already', 'This resume is already linked to another one', {
              advice: 'Unlink the other resume first.',
            });
          const group = mine.languageGroup ?? uuidv7();
          const [from, to] = [languageOf(source), languageOf(theirs)];
          const members = await listLanguages(tx, userId, group);
          requireFree(to, [from, ...members.map(({ language }) => language)]);
          const languages = new Map([[id, from], ...members.map((one) => [one.id, one.language ?? from] as const)]);
          const known = knownVersions(await lockVersions(tx, userId, group), mine);
          requireLinkedRoom([...Object.values(known).map(({ outline }) => outline), readOutline(theirs)]);
          const revisions = Object.fromEntries([mine, joined, ...members].map((one) => [one.id, one.revision]));
          const { draft, versions: told } =
            joined.linked && wasLinked({ ...known, [other]: joined.linked }, other, revisions)
              ? { draft: theirs, versions: { ...known, [other]: joined.linked } }
              : begin(known, { id, languages }, { id: other, language: to, draft: theirs });
          const versions = {
            ...told,
            [id]: keptAs(mineOf(told, id), mine),
            [other]: keptAs(mineOf(told, other), joined),
          };
          await linkResume(tx, userId, id, { languageGroup: group, language: from });
          await linkResume(tx, userId, other, { languageGroup: group, language: to });
          for (const one of Object.keys(versions)) await storeVersion(tx, userId, one, versions);
          if (JSON.stringify(draft) !== JSON.stringify(theirs))
            await queries.saveDraft(tx, userId, other, { base: joined.revision, draft });
        },
        more,
      );
    },

    /**
     * Takes `other` out of the languages of a resume; both stay, and one that was not edited since it was linked is kept as it was before. Linked again before
     * either is edited, they know what they knew. Throws 404 where they are not linked.
     */
    async unlink(userId: string, id: string, other: string): Promise<void> {
      if (id === other) throw noSuchResume();
      const work = async (tx: Transaction) => {
        const [mine, joined] = await lockTwo(tx, userId, id, other);
        const group = mine.languageGroup;
        if (!group || joined.languageGroup !== group) throw noSuchResume();
        const versions = spellSeen(await lockVersions(tx, userId, group));
        const members = await listLanguages(tx, userId, group);
        const parted = Object.fromEntries(members.map((one) => [one.id, one.revision]));
        const alone = Object.keys(versions).length === 2 ? [id, other] : [other];
        for (const one of Object.keys(versions)) await storeVersion(tx, userId, one, versions);
        for (const one of alone) {
          const { kept = null, ...linked } = mineOf(versions, one);
          await unlinkResume(tx, userId, one, { linked: { ...linked, parted }, kept });
        }
      };
      // One after the other with all that links resumes of this person.
      await withRoom(database, userId, work, 0);
    },
  };
}

export type Linking = ReturnType<typeof createLinking>;

/** What the versions know, and the resume itself where it has been alone. */
function knownVersions(known: Versions, { id, draft, linked, languageGroup }: Held): Versions {
  if (known[id]) return known;
  const kept = languageGroup ? undefined : linked;
  const outline = trackOutline(readOutline(Draft.parse(draft)), kept?.outline ?? [], [], newPartId);
  return { ...known, [id]: kept ? { ...kept, outline } : newVersion(outline) };
}

/** Whether a version comes back to the others while all are as they were when it was unlinked, and know of each other what they knew. */
function wasLinked(versions: Versions, id: string, revisions: Readonly<Record<string, number>>): boolean {
  const parted = versions[id]?.parted ?? {};
  const ids = Object.keys(revisions);
  return (
    ids.length === Object.keys(parted).length &&
    ids.every((one) => parted[one] === revisions[one]) &&
    Object.keys(versions).every(
      (one) => one === id || [versions[one]?.seen[id], versions[id]?.seen[one]].every(Boolean),
    )
  );
}

/** Versions that name each other even where nothing was ever apart: one that does not has forgotten the other since. */
function spellSeen(versions: Versions): Versions {
  const nothing = Object.fromEntries(Object.keys(versions).map((one) => [one, {}]));
  return Object.fromEntries(
    Object.entries(versions).map(([one, version]) => {
      const { [one]: _, ...seen } = { ...nothing, ...version.seen };
      return [one, { ...version, seen }];
    }),
  );
}

/** What a version knows, with how it was kept until now. */
const keptAs = (version: LinkedVersion, { kept }: Pick<Held, 'kept'>): LinkedVersion =>
  kept ? { ...version, kept } : version;

type Source = { id: string; languages: ReadonlyMap<string, string> };
type Joined = { id: string; language: string; draft: Draft };

/** A resume takes its place beside the versions that there are. */
function begin(known: Versions, source: Source, joined: Joined): { draft: Draft; versions: Versions } {
  const languages = { from: source.languages.get(source.id) ?? 'en', to: joined.language };
  const { draft, outline } = adoptIds(joined.draft, mineOf(known, source.id).outline, languages, newPartId);
  const seen = Object.fromEntries(
    Object.entries(known).map(([id, version]) => [
      id,
      beginMarks({ outline }, version, { ...languages, from: source.languages.get(id) ?? languages.from }),
    ]),
  );
  const others = Object.entries(known).map(([id, version]) => [
    id,
    {
      ...version,
      seen: {
        ...version.seen,
        [joined.id]: { ...leaveLines(version, { outline }), ...lackedFacts(version, { outline }) },
      },
    },
  ]);
  return { draft, versions: { ...Object.fromEntries(others), [joined.id]: { ...newVersion(outline), seen } } };
}

function mineOf(versions: Versions, id: string): LinkedVersion {
  return versions[id] ?? newVersion();
}

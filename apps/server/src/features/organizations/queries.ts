import type { Executor } from '@shortlist/database';
import type { NewOrganization, Organization, UsageMonth } from '@shortlist/schema';
import { isLanguage, type Language } from '@shortlist/schema/languages';
import { type SQL, sql } from 'drizzle-orm';
import type { Page } from '../../http/pages.ts';
import type { Logo } from '../../pages/check-logo.ts';

export async function insertOrganization(db: Executor, id: string, made: NewOrganization): Promise<void> {
  await db.execute(sql`
    insert into organizations (id, name, plan, pool)
    values (${id}, ${made.name}, ${made.plan}, ${made.pool})`);
}

export async function listOrganizations(
  db: Executor,
  { limit, offset }: Page,
  id: string | null = null,
): Promise<Organization[]> {
  const { rows } = await db.execute<Organization>(sql`
    select o.id, o.name, o.plan, o.pool, o.pool_used as "poolUsed", o.accent_color as "accentColor", o.footer,
      o.logo is not null as "hasLogo",
      count(m.email)::int as invited, count(m.joined_at)::int as joined
    from organizations o left join organization_members m on m.organization_id = o.id
    where ${id}::uuid is null or o.id = ${id}::uuid
    group by o.id order by o.created_at, o.id limit ${limit} offset ${offset}`);
  return rows;
}

type HouseStyle = { accentColor?: string | null; footer?: string | null; logo?: Logo | null };

/** Changes what the members' pages carry; their results' files are set anew when they are next asked for. */
export async function setHouseStyle(tx: Executor, id: string, style: HouseStyle): Promise<boolean> {
  const { accentColor, footer, logo } = style;
  const parts = [
    ...(accentColor === undefined ? [] : [sql`accent_color = ${accentColor}`]),
    ...(footer === undefined ? [] : [sql`footer = ${footer}`]),
    ...(logo === undefined ? [] : [sql`logo = ${logo?.bytes ?? null}::bytea, logo_type = ${logo?.mediaType ?? null}`]),
  ];
  const { rows } = await tx.execute(
    sql`update organizations set ${sql.join([sql`id = id`, ...parts], sql`, `)} where id = ${id} returning id`,
  );
  await tx.execute(sql`
    update optimizations o set files_stale = true from organization_members m
    where m.organization_id = ${id} and m.user_id = o.user_id and o.kind = 'resume' and o.state = 'done'
      and not o.external and coalesce(o.layout ->> 'mark', 'organization') = 'organization'`);
  return rows.length > 0;
}

export async function setPool(db: Executor, id: string, pool: number | null): Promise<boolean> {
  const { rows } = await db.execute(sql`update organizations set pool = ${pool} where id = ${id} returning id`);
  return rows.length > 0;
}

/** The language of the account with an address, where there is one. */
export async function findLanguageOf(db: Executor, email: string): Promise<Language | undefined> {
  const { rows } = await db.execute<{ language: string | null }>(
    sql`select language from users where lower(email) = ${email} and language is not null limit 1`,
  );
  const language = rows[0]?.language;
  return isLanguage(language) ? language : undefined;
}

/** Where an address stands: `new` where it was entered now. */
export async function insertMember(
  tx: Executor,
  organizationId: string,
  person: { email: string; name: string },
): Promise<'new' | 'already' | 'elsewhere'> {
  const made = await tx.execute(sql`
    insert into organization_members (organization_id, email, name) values (${organizationId}, ${person.email}, ${person.name})
    on conflict (email) do nothing returning email`);
  if (made.rows.length > 0) return 'new';
  const { rows } = await tx.execute<{ same: boolean }>(sql`
    select organization_id = ${organizationId} as same from organization_members where email = ${person.email}`);
  return rows[0]?.same ? 'already' : 'elsewhere';
}

/**
 * Takes a member or an invitation out: by the address that was invited, else by the one that a member has now. What the member did stays among the
 * organisation's figures. The invited address, where there was one.
 */
export async function deleteMember(tx: Executor, organizationId: string, email: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select email from organization_members where organization_id = ${organizationId} and email = coalesce(
      (select m.email from organization_members m where m.organization_id = ${organizationId} and m.email = ${email}),
      (select m.email from organization_members m join users u on u.id = m.user_id
        where m.organization_id = ${organizationId} and lower(u.email) = ${email} limit 1))
    for update`);
  const invited = rows[0]?.email;
  if (invited === undefined) return undefined;
  await keepUsage(tx, organizationId, invited);
  await tx.execute(
    sql`delete from organization_members where organization_id = ${organizationId} and email = ${invited}`,
  );
  return invited;
}

/** Takes in at once those of an organisation who have an account. */
export async function joinKnownPeople(tx: Executor, organizationId: string): Promise<void> {
  await tx.execute(sql`
    select join_organization(u.id) from organization_members m join users u on lower(u.email) = m.email
    where m.organization_id = ${organizationId} and m.joined_at is null`);
}

/** What the members of an organisation did since they joined, by month, with what is kept of former ones. */
export async function listUsage(db: Executor, organizationId: string): Promise<UsageMonth[]> {
  const { rows } = await db.execute<UsageMonth>(sql`
    with all_months as (
      ${usageOf(sql`m.organization_id = ${organizationId}`)}
      union all select month, people, resumes, profiles, trials, score_sum, scored from organization_usage
      where organization_id = ${organizationId}
    )
    select month, sum(people)::int as people, sum(resumes)::int as resumes, sum(profiles)::int as profiles,
      sum(trials)::int as trials, sum(score_sum) / nullif(sum(scored), 0)::float8 as "meanScore"
    from all_months group by month order by month desc`);
  return rows;
}

/** Keeps what a member did who is taken out, as numbers. A deleted account takes its numbers with it: it is not asked for here. */
async function keepUsage(tx: Executor, organizationId: string, email: string): Promise<void> {
  await tx.execute(sql`
    insert into organization_usage as kept (organization_id, month, people, resumes, profiles, trials, score_sum, scored)
    select ${organizationId}, u.* from (${usageOf(sql`m.organization_id = ${organizationId} and m.email = ${email}`)}) u
    on conflict (organization_id, month) do update set people = kept.people + excluded.people,
      resumes = kept.resumes + excluded.resumes, profiles = kept.profiles + excluded.profiles,
      trials = kept.trials + excluded.trials, score_sum = kept.score_sum + excluded.score_sum, scored = kept.scored + excluded.scored`);
}

/** Month by month what some members did since they joined: month, people, resumes, profiles, trials, the sum of the scores and how many they are. */
function usageOf(members: SQL): SQL {
  return sql`
    select coalesce(d.month, t.month) as month, coalesce(d.people, 0) as people, coalesce(d.resumes, 0) as resumes,
      coalesce(d.profiles, 0) as profiles, coalesce(t.trials, 0) as trials, coalesce(d.score_sum, 0) as score_sum, coalesce(d.scored, 0) as scored
    from (
      select to_char(o.created_at at time zone 'UTC', 'YYYY-MM') as month, count(distinct o.user_id)::int as people,
        count(*) filter (where o.kind = 'resume')::int as resumes, count(*) filter (where o.kind = 'linkedin')::int as profiles,
        coalesce(sum(o.score) filter (where o.kind = 'resume'), 0)::float8 as score_sum,
        (count(o.score) filter (where o.kind = 'resume'))::int as scored
      from optimizations o join organization_members m on m.user_id = o.user_id and o.created_at >= m.joined_at
      where ${members} group by 1
    ) d full join (
      select to_char(t.created_at at time zone 'UTC', 'YYYY-MM') as month,
        sum(case t.kind when 'charged' then 1 else -1 end)::int as trials
      from trial_events t join organization_members m on m.user_id = t.user_id and t.created_at >= m.joined_at
      where ${members} group by 1
    ) t on t.month = d.month`;
}

-- The plan that a paid one gives way to, and when: as the payment provider has it scheduled.
alter table user_subscriptions
  add column next_plan text check (next_plan in ('FAMOUS', 'PREMIUM')),
  add column next_plan_at timestamptz;

-- Puts a member back on their organisation's plan; false where the person is a member of none.
create function return_to_organization(user_id uuid) returns boolean language plpgsql as $$
begin
  update user_subscriptions s
  set subscription_type = o.plan, trials_allowed = -1, trials_used = 0, period_start = now(),
      plan_source = 'organization', plan_ends_at = null, cancels = false, next_plan = null, next_plan_at = null,
      updated_at = now()
  from organization_members m join organizations o on o.id = m.organization_id
  where s.user_id = $1 and m.user_id = $1 and m.joined_at is not null;
  return found;
end $$;

-- Ends a plan whose time is over: a member goes back to the organisation's plan and its pool, anybody else to Free. Then opens
-- the next month of a plan that runs; changes nothing otherwise.
create or replace function settle_subscription(user_id uuid) returns void language plpgsql as $$
begin
  if exists (select 1 from user_subscriptions s where s.user_id = $1 and s.plan_ends_at <= now())
    and not return_to_organization($1)
  then
    update user_subscriptions s
    set subscription_type = 'FREE', trials_allowed = 3, trials_used = s.free_trials_used,
        plan_source = 'none', plan_ends_at = null, cancels = false, next_plan = null, next_plan_at = null,
        updated_at = now()
    where s.user_id = $1 and s.plan_ends_at <= now();
  end if;
  update user_subscriptions s
  set trials_used = 0, updated_at = now(), period_start = s.period_start
    + make_interval(months => (extract(year from age(now(), s.period_start)) * 12 + extract(month from age(now(), s.period_start)))::int)
  where s.user_id = $1 and s.subscription_type <> 'FREE' and s.period_start + interval '1 month' <= now();
end $$;

-- Members who had left the pool for good by a trial of their own.
select return_to_organization(s.user_id) from user_subscriptions s where s.plan_source = 'none';

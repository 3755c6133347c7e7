-- Organisations, schools and career services: one plan and one pool of trials for the people whom they invite.
create table organizations (
  id uuid primary key,
  name text not null,
  plan text not null check (plan in ('FAMOUS', 'PREMIUM')),
  -- Trials for all members together; null is unlimited.
  pool integer check (pool >= 0),
  pool_used integer not null default 0,
  created_at timestamptz not null default now()
);

create table organization_members (
  organization_id uuid not null references organizations (id) on delete cascade,
  email text not null unique check (email = lower(email)),
  name text not null default '',
  user_id uuid unique references users (id) on delete set null,
  invited_at timestamptz not null default now(),
  joined_at timestamptz,
  primary key (organization_id, email)
);

-- Puts a person whom an organisation invited on its plan; whoever pays for a plan keeps it. True where they joined now.
create function join_organization(user_id uuid) returns boolean language plpgsql as $$
declare invited record;
begin
  select m.organization_id, m.email, o.plan into invited
  from users u
  join organization_members m on m.email = lower(u.email) and m.joined_at is null
  join organizations o on o.id = m.organization_id
  where u.id = $1;
  if not found then return false; end if;
  update user_subscriptions s
  set subscription_type = invited.plan, trials_allowed = -1, trials_used = 0, period_start = now(),
      plan_source = 'organization', plan_ends_at = null, cancels = false, updated_at = now()
  where s.user_id = $1 and s.plan_source <> 'stripe';
  if not found then return false; end if;
  update organization_members m set user_id = $1, joined_at = now() where m.email = invited.email;
  return true;
end $$;

create function join_on_first_sight() returns trigger language plpgsql as $$
begin
  perform join_organization(new.user_id);
  return new;
end $$;
create trigger join_on_first_sight after insert on user_subscriptions for each row execute function join_on_first_sight();

-- The pool of a person's organisation, where one pays for them: their trials are drawn from it.
create function organization_of(user_id uuid) returns uuid language sql as $$
  select m.organization_id from organization_members m
  join user_subscriptions s on s.user_id = m.user_id and s.plan_source = 'organization'
  where m.user_id = $1
$$;

create or replace function increment_trials_used(user_id uuid) returns integer language plpgsql as $$
declare organization uuid := organization_of($1); used integer;
begin
  if organization is not null then
    update organizations o set pool_used = pool_used + 1
    where o.id = organization and (o.pool is null or o.pool_used < o.pool);
    if not found then return null; end if;
  end if;
  update user_subscriptions s
  set trials_used = s.trials_used + 1, updated_at = now(),
      free_trials_used = case when s.subscription_type = 'FREE' then s.trials_used + 1 else s.free_trials_used end
  where s.user_id = $1 and (s.trials_allowed = -1 or s.trials_used < coalesce(s.trials_allowed, 3))
  returning s.trials_used into used;
  return used;
end $$;

create or replace function return_trial(user_id uuid) returns integer language plpgsql as $$
declare organization uuid := organization_of($1); used integer;
begin
  update organizations o set pool_used = greatest(pool_used - 1, 0) where o.id = organization;
  update user_subscriptions s
  set trials_used = greatest(s.trials_used - 1, 0), updated_at = now(),
      free_trials_used = case when s.subscription_type = 'FREE' then greatest(s.trials_used - 1, 0) else s.free_trials_used end
  where s.user_id = $1
  returning s.trials_used into used;
  return used;
end $$;

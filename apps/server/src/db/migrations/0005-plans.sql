alter table user_subscriptions
  add column plan_source text not null default 'none' check (plan_source in ('none', 'trial', 'stripe', 'organization')),
  add column plan_ends_at timestamptz,
  add column free_trials_used integer not null default 0,
  add column stripe_customer_id text unique,
  add column stripe_subscription_id text unique,
  add column stripe_state_at timestamptz,
  add column cancels boolean not null default false;

-- The 14-day free trial of a paid plan: once per person and plan.
create table plan_trials (
  user_id uuid not null references users (id) on delete cascade,
  plan text not null check (plan in ('FAMOUS', 'PREMIUM')),
  started_at timestamptz not null default now(),
  primary key (user_id, plan)
);

-- Signed events of the payment provider, each handled once.
create table stripe_events (
  id text primary key,
  type text not null,
  handled_at timestamptz not null default now()
);

-- Ends a plan whose time is over and opens the next month of one that runs; changes nothing otherwise.
create function settle_subscription(user_id uuid) returns void language sql as $$
  update user_subscriptions s
  set subscription_type = 'FREE', trials_allowed = 3, trials_used = s.free_trials_used,
      plan_source = 'none', plan_ends_at = null, cancels = false, updated_at = now()
  where s.user_id = $1 and s.plan_ends_at <= now();
  update user_subscriptions s
  set trials_used = 0, updated_at = now(), period_start = s.period_start
    + make_interval(months => (extract(year from age(now(), s.period_start)) * 12 + extract(month from age(now(), s.period_start)))::int)
  where s.user_id = $1 and s.subscription_type <> 'FREE' and s.period_start + interval '1 month' <= now();
$$;

create or replace function increment_trials_used(user_id uuid) returns integer language sql as $$
  update user_subscriptions s
  set trials_used = s.trials_used + 1, updated_at = now(),
      free_trials_used = case when s.subscription_type = 'FREE' then s.trials_used + 1 else s.free_trials_used end
  where s.user_id = $1 and (s.trials_allowed = -1 or s.trials_used < coalesce(s.trials_allowed, 3))
  returning s.trials_used
$$;

create or replace function return_trial(user_id uuid) returns integer language sql as $$
  update user_subscriptions s
  set trials_used = greatest(s.trials_used - 1, 0), updated_at = now(),
      free_trials_used = case when s.subscription_type = 'FREE' then greatest(s.trials_used - 1, 0) else s.free_trials_used end
  where s.user_id = $1
  returning s.trials_used
$$;

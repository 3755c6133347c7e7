create table user_subscriptions (
  user_id uuid primary key references users (id) on delete cascade,
  subscription_type text not null default 'FREE',
  trials_used integer not null default 0 check (trials_used >= 0),
  -- missing: 3; -1: unlimited
  trials_allowed integer default 3,
  period_start timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table trial_events (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  optimization_id uuid,
  kind text not null check (kind in ('charged', 'returned')),
  title text not null,
  created_at timestamptz not null default now()
);
create index trial_events_of_user on trial_events (user_id, created_at desc);

-- Counts one trial in one statement that refuses at the limit: the new count, or null where none is left.
create function increment_trials_used(user_id uuid) returns integer language sql as $$
  update user_subscriptions s set trials_used = s.trials_used + 1, updated_at = now()
  where s.user_id = $1 and (s.trials_allowed = -1 or s.trials_used < coalesce(s.trials_allowed, 3))
  returning s.trials_used
$$;

create function return_trial(user_id uuid) returns integer language sql as $$
  update user_subscriptions s set trials_used = greatest(s.trials_used - 1, 0), updated_at = now()
  where s.user_id = $1
  returning s.trials_used
$$;

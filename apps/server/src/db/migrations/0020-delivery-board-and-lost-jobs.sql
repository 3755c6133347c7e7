-- How a result is set and sent, the field of work that it belongs to, and how often its mail was sent again.
alter table optimizations
  add column template text not null default 'modern-professional',
  add column layout jsonb,
  add column attach boolean not null default true,
  add column industry text,
  add column mailed_again integer not null default 0,
  add column mailed_again_at timestamptz;
create index optimizations_by_industry on optimizations (industry, user_id, created_at desc)
  where state = 'done' and score is not null and industry is not null;

-- The board: what a person applies for, with or without a result of ours.
create table applications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  optimization_id uuid references optimizations (id) on delete set null,
  title text not null,
  employer text,
  url text,
  posting text,
  notes text not null default '',
  stage text not null check (stage in ('saved', 'applied', 'interview', 'offer', 'closed')),
  dates jsonb not null default '{}',
  next_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, optimization_id)
);
create index applications_of_user on applications (user_id, updated_at desc);

-- Jobs that failed at their last try, for the operator: the kind of error and its place, never its words.
create table lost_jobs (
  id uuid primary key,
  optimization_id uuid not null references optimizations (id) on delete cascade,
  kind text not null,
  error text not null,
  place text,
  tries integer not null,
  lost_at timestamptz not null default now(),
  redone_at timestamptz
);
create index lost_jobs_by_time on lost_jobs (lost_at desc);

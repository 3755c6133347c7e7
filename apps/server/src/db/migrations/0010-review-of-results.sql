-- What the person decided about a result: the edits accepted (missing: all), and whether the stored files are older than that.
alter table optimizations add column accepted jsonb;
alter table optimizations add column files_stale boolean not null default false;

create table letter_versions (
  id uuid primary key,
  optimization_id uuid not null references optimizations (id) on delete cascade,
  letter jsonb not null,
  created_at timestamptz not null default now()
);
create index letter_versions_of_optimization on letter_versions (optimization_id, created_at desc);

-- Answers to our questions: facts of the person, used in every later result.
create table answers (
  user_id uuid not null references users (id) on delete cascade,
  id text not null,
  question text not null,
  about text not null,
  text text not null,
  answered_at timestamptz not null default now(),
  primary key (user_id, id)
);

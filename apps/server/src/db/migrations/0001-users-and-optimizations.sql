create table users (
  id uuid primary key,
  name text not null default '',
  email text not null default '',
  created_at timestamptz not null default now()
);

create table documents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  file_name text not null,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
create index documents_of_user on documents (user_id);

create table optimizations (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('resume', 'linkedin')),
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed', 'cancelled')),
  stage text,
  progress real not null default 0,
  document_id uuid not null references documents (id) on delete cascade,
  file_name text not null,
  full_name text not null,
  email text not null,
  title text not null,
  employer text,
  form jsonb not null,
  reading jsonb not null,
  result jsonb,
  failure jsonb,
  score_before real,
  score real,
  trial text not null default 'free' check (trial in ('charged', 'returned', 'free')),
  idempotency_key text not null,
  fingerprint text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (user_id, idempotency_key)
);
create index optimizations_of_user on optimizations (user_id, created_at desc);

create table optimization_files (
  optimization_id uuid not null references optimizations (id) on delete cascade,
  name text not null,
  media_type text not null,
  bytes bytea not null,
  primary key (optimization_id, name)
);

-- What a person confirmed of a posting's brief, by the SHA-256 of its text: it stands when the same posting comes again.
create table posting_briefs (
  user_id uuid not null references users (id) on delete cascade,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  confirmation jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, digest)
);

-- The same as a submission was sent with it: the worker reads the posting so.
alter table optimizations add column brief jsonb;

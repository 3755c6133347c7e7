-- What a person corrected in the reading of a file, by the SHA-256 of its bytes: it stands when the same file comes again.
create table corrections (
  user_id uuid not null references users (id) on delete cascade,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  resume jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, digest)
);

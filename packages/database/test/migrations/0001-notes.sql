create table example.notes (
  id uuid primary key default gen_random_uuid(),
  body text not null unique,
  made_at timestamptz not null default now()
);
create index notes_made_at on example.notes (made_at);

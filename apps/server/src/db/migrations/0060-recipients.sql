-- Addresses other than a person's own that results are to be mailed to: only after whoever reads there has confirmed it once.
create table recipients (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  address text not null,
  token_hash text not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unique (user_id, address)
);

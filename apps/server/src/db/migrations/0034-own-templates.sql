-- Templates of people's own: variants of ours (style), or files of theirs (source).
create table own_templates (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('variant', 'file')),
  base text not null,
  style jsonb,
  source text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'file') = (source is not null) and (kind = 'variant') = (style is not null))
);
create index own_templates_of_user on own_templates (user_id, created_at);

-- Lines of a person's documents that they do not want offered for another resume. Sealed.
create table unused_facts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  person text not null default '',
  text text not null,
  set_at timestamptz not null default now()
);
create index unused_facts_user on unused_facts (user_id);
alter table unused_facts alter column text set storage external;
create policy own on unused_facts using (is_own(user_id));
alter table unused_facts enable row level security;
alter table unused_facts force row level security;

-- A person's own logo, for the foot of their pages.
create table logos (
  user_id uuid primary key references users (id) on delete cascade,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null,
  updated_at timestamptz not null default now()
);

-- What an organisation gives the pages of its members.
alter table organizations
  add column accent_color text check (accent_color ~ '^#[0-9a-fA-F]{6}$'),
  add column footer text,
  add column logo_type text check (logo_type in ('image/png', 'image/jpeg')),
  add column logo bytea;

-- When a plan with branding begins, the files of finished results are set anew as they are next asked for.
create function set_results_anew() returns trigger language plpgsql as $$
begin
  update optimizations o set files_stale = true
  where o.user_id = new.user_id and o.kind = 'resume' and o.state = 'done' and not o.external;
  return new;
end $$;
create trigger set_results_anew after update on user_subscriptions for each row
  when (old.subscription_type = 'FREE' and new.subscription_type <> 'FREE') execute function set_results_anew();

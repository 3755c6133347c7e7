-- What each sign-up of an unproved address asked for. Only the one whose mail is answered counts; the rest is dropped then.
create table auth.sign_ups (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text,
  password_hash text,
  user_metadata jsonb not null default '{}',
  binding_hash text,
  created_at timestamptz not null
);
create index sign_ups_user on auth.sign_ups (user_id, created_at);

-- Each sign-up has a confirmation of its own; of every other kind one token is alive for a user.
alter table auth.one_time_tokens add column sign_up_id uuid references auth.sign_ups on delete cascade;
alter table auth.one_time_tokens drop constraint one_time_tokens_user_id_type_key;
create unique index one_time_tokens_single on auth.one_time_tokens (user_id, type) where type <> 'confirmation';
create index one_time_tokens_user on auth.one_time_tokens (user_id);

-- Accounts that wait for their proof: what they were opened with moves to a sign-up, and their mails stay good.
insert into auth.sign_ups (user_id, provider, provider_id, password_hash, user_metadata, created_at)
select u.id, i.provider, i.provider_id, u.password_hash, u.user_metadata, u.created_at
from auth.users u join auth.identities i on i.user_id = u.id
where u.email is not null and u.email_confirmed_at is null and u.invited_at is null and u.deleted_at is null;
update auth.one_time_tokens t set sign_up_id = s.id
from auth.sign_ups s where s.user_id = t.user_id and t.type = 'confirmation';
update auth.users u set password_hash = null, user_metadata = '{}'
where exists (select 1 from auth.sign_ups s where s.user_id = u.id);

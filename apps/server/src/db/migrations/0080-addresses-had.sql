-- Addresses of public pages that somebody has had, as keyed hashes, with those of whose it was (mailbox and account): nobody else's page answers there
-- to whoever still has the link.
create table addresses_had (
  key text primary key,
  mailbox text not null,
  person text not null,
  noted_at timestamptz not null default now()
);
create index addresses_had_noted on addresses_had (noted_at);

create table rate_limits (
  key text primary key,
  full_at_ms bigint not null
);
create index rate_limits_full on rate_limits (full_at_ms);

alter table users add column welcomed_at timestamptz;

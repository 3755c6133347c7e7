-- Refresh tokens below this counter were made before a second factor was shown.
alter table auth.sessions add column raised_at_counter bigint not null default 0;

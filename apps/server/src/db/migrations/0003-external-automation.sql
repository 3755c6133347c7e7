-- Submissions that an operator's own automation works; until it has accepted one, handed_over_at is missing.
alter table optimizations add column external boolean not null default false;
alter table optimizations add column handed_over_at timestamptz;

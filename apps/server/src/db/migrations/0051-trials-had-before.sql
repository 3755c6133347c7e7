-- What an address has had of its free trials, under a keyed hash of it: an account that is deleted, or moves to another
-- address, and opened anew goes on where it was. Says nothing of who it was.
create table trials_had (
  key text primary key,
  free_trials_used integer not null,
  plans text[] not null,
  noted_at timestamptz not null default now()
);
create index trials_had_noted on trials_had (noted_at);

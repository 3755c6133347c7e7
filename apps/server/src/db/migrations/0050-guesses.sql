-- Wrong guesses at secrets in a row: keyed hashes of what is guessed at, never who guessed.
create table guesses (
  key text primary key,
  failures integer not null,
  blocked_until_ms bigint not null,
  last_ms bigint not null
);
create index guesses_last on guesses (last_ms);

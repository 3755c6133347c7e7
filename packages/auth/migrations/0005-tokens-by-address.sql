-- A typed code is looked up by the address that it went to.
create index one_time_tokens_email on auth.one_time_tokens (lower(email), type);

-- A share may have an address that its owner chose, and counts how often it was opened.
alter table resume_shares add column address text;
alter table resume_shares add column views integer not null default 0;
create unique index resume_shares_address on resume_shares (address);

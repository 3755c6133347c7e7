-- A link to a resume that was deleted and taken back is off until its owner turns it on again.
alter table resume_shares add column is_off boolean not null default false;

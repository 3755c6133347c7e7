-- Whose answer it is: the name on the resume that was asked about. Empty for answers of before: those are the account's own.
alter table answers add column person text not null default '';
alter table answers drop constraint answers_pkey;
alter table answers add primary key (user_id, id, person);

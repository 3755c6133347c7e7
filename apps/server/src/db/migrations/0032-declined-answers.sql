-- A person may say that they do not have a thing: the question stays closed, and nothing is written from the row.
alter table answers add column declined boolean not null default false;

-- Mails whose keys begin alike are found together, whatever order the database's language has.
create index outbox_keys on mail.outbox (key collate "C");

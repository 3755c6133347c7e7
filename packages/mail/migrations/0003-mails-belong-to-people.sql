-- Whom a mail is about or for, whatever address it goes to: it is forgotten with them.
alter table mail.outbox add column person uuid;
alter table mail.mailbox add column person uuid;
create index outbox_person on mail.outbox (person);
create index mailbox_person on mail.mailbox (person);

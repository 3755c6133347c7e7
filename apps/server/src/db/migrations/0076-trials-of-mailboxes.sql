-- The name of a person's proved mailbox in trials_had: accounts at several addresses of one mailbox share its free trials while they live.
alter table user_subscriptions add column mailbox text;
create index user_subscriptions_mailbox on user_subscriptions (mailbox);

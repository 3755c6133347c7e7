-- Each look at the payment provider takes the next number: clocks of several machines differ, a sequence does not.
create sequence stripe_looks;
alter table user_subscriptions drop column stripe_state_at, add column stripe_look bigint not null default 0;

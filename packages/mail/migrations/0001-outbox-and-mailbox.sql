create table mail.outbox (
  id uuid primary key default uuidv7(),
  key text not null unique,
  recipient text not null,
  subject text not null,
  message jsonb,
  status text not null default 'due' check (status in ('due', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_due on mail.outbox (next_attempt_at) where status = 'due';

create table mail.mailbox (
  id uuid primary key default uuidv7(),
  recipient text not null,
  subject text not null,
  message jsonb not null,
  received_at timestamptz not null default now()
);
create index mailbox_received on mail.mailbox (received_at desc);

-- Messages with attachments: files are compressed already, and squeezing their base64 takes 8 ms for 400 KB.
alter table mail.outbox alter column message set storage external;
alter table mail.mailbox alter column message set storage external;

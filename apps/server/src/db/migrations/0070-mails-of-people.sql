-- Mails of before that are about a person: by the keys that they were queued under.
update mail.outbox m set person = o.user_id from optimizations o where m.key ~ ('^optimization:' || o.id || '(:|$)');
update mail.outbox m set person = r.user_id from recipients r where m.key = 'recipient:' || r.id;
update mail.outbox m set person = u.id from users u where m.person is null and u.email <> '' and lower(m.recipient) = lower(u.email);
update mail.mailbox b set person = m.person from mail.outbox m where m.id = b.id and m.person is not null;

-- The log keeps no addresses and devices of accounts that are gone.
update auth.audit_log a set ip = null, user_agent = null, details = '{}'
where a.user_id is not null and not exists (select 1 from auth.users u where u.id = a.user_id and u.deleted_at is null);

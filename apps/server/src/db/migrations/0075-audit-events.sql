-- Who did what through the API: every call of the operator's, and what people do about plans, exports, shares and their account. Ids and words of
-- ours only. An entry is written before the call is carried out; its status comes afterwards and stays empty where the process died meanwhile.
create table audit_events (
  id uuid primary key,
  at timestamptz not null default now(),
  actor text not null check (actor in ('operator', 'person', 'provider')),
  -- Whom it is about; an account that is deleted leaves the entry without its person.
  user_id uuid references users (id) on delete set null,
  action text not null,
  status integer
);
create index audit_events_by_time on audit_events (at desc);
create index audit_events_of_user on audit_events (user_id, at desc);

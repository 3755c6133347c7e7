-- Replaces 8d20cbbb1d82815184541735f3ca95e7a58bc4ff5a28329a7cbcaed5afb58b2b: only a superuser makes a function with a setting of its own.
-- A second wall on PostgreSQL: whatever a statement forgets, it sees the rows of the person for whom it is sent, as the setting shortlist.person
-- says. 'everyone' is said for the server's own work; without the setting there are no rows. The owner of the tables is bound too.
create function is_own(owner uuid) returns boolean language sql stable as $$
  select case current_setting('shortlist.person', true)
    when 'everyone' then true when '' then false else owner = current_setting('shortlist.person', true)::uuid end
$$;

do $$
declare name text;
begin
  foreach name in array array['documents', 'optimizations', 'answers', 'resumes', 'corrections', 'posting_briefs', 'own_templates', 'logos',
    'applications', 'recipients', 'trial_events', 'plan_trials', 'user_subscriptions', 'data_keys']
  loop execute format('create policy own on %I using (is_own(user_id))', name); end loop;
  foreach name in array array['optimization_files', 'letter_versions', 'lost_jobs']
  loop execute format('create policy own on %I using (exists (select from optimizations o where o.id = optimization_id))', name); end loop;
  foreach name in array array['resume_versions', 'resume_shares']
  loop execute format('create policy own on %I using (exists (select from resumes r where r.id = resume_id))', name); end loop;
  create policy own on users using (is_own(id));
  for name in select tablename from pg_policies where schemaname = 'public' and policyname = 'own'
  loop execute format('alter table %I enable row level security, force row level security', name); end loop;
end $$;

-- How often an address was asked, by whomever; 0083 has it count past the wall.
create function count_asked(asked text, since timestamptz) returns integer language sql stable as $$
  select count(*)::int from recipients r where r.address = asked and r.asked_at > since
$$;

-- What organisations know of a person: the rows that they joined by, and the invitations to their proved address that nobody has taken up.
-- A member who has changed their address stays one, whoever has the old address now.
create or replace function memberships_of(user_id uuid) returns setof organization_members language sql stable as $$
  select m.* from organization_members m join users u on u.id = $1
  where m.user_id = u.id or (m.user_id is null and u.email_confirmed and m.email = lower(u.email))
$$;

-- An organisation pays for its members only: whoever is none any more goes back to Free.
create function leave_organization() returns trigger language plpgsql as $$
begin
  update user_subscriptions s
  set subscription_type = 'FREE', trials_allowed = 3, trials_used = s.free_trials_used,
      plan_source = 'none', plan_ends_at = null, cancels = false, next_plan = null, next_plan_at = null, updated_at = now()
  where s.user_id = old.user_id and s.plan_source = 'organization';
  return old;
end $$;
create trigger leave_organization after delete on organization_members for each row execute function leave_organization();

-- Where an organisation is to pay, and there is none, nothing is drawn.
create or replace function increment_trials_used(user_id uuid) returns integer language plpgsql as $$
declare organization uuid := organization_of($1); used integer;
begin
  if organization is not null then
    update organizations o set pool_used = pool_used + 1
    where o.id = organization and (o.pool is null or o.pool_used < o.pool);
    if not found then return null; end if;
  end if;
  update user_subscriptions s
  set trials_used = s.trials_used + 1, updated_at = now(),
      free_trials_used = case when s.subscription_type = 'FREE' then s.trials_used + 1 else s.free_trials_used end
  where s.user_id = $1 and (s.trials_allowed = -1 or s.trials_used < coalesce(s.trials_allowed, 3))
    and (organization is not null or s.plan_source <> 'organization')
  returning s.trials_used into used;
  return used;
end $$;

-- Those whose membership was deleted with another account that had their old address.
update user_subscriptions s
set subscription_type = 'FREE', trials_allowed = 3, trials_used = s.free_trials_used,
    plan_source = 'none', plan_ends_at = null, cancels = false, next_plan = null, next_plan_at = null, updated_at = now()
where s.plan_source = 'organization' and not exists (select 1 from organization_members m where m.user_id = s.user_id);

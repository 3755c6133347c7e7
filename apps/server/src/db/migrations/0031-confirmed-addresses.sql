-- Whether a person has proved their address, as the sign-in service said last.
alter table users add column email_confirmed boolean not null default false;

-- Puts a person whom an organisation invited on its plan, once their address is proved; whoever pays for a plan keeps it,
-- and whoever is a member stays one. True where they joined now.
create or replace function join_organization(user_id uuid) returns boolean language plpgsql as $$
declare invited record;
begin
  select m.organization_id, m.email, o.plan into invited
  from users u
  join organization_members m on m.email = lower(u.email) and m.joined_at is null
  join organizations o on o.id = m.organization_id
  where u.id = $1 and u.email_confirmed
    and not exists (select 1 from organization_members known where known.user_id = $1);
  if not found then return false; end if;
  update user_subscriptions s
  set subscription_type = invited.plan, trials_allowed = -1, trials_used = 0, period_start = now(),
      plan_source = 'organization', plan_ends_at = null, cancels = false, updated_at = now()
  where s.user_id = $1 and s.plan_source <> 'stripe';
  if not found then return false; end if;
  update organization_members m set user_id = $1, joined_at = now() where m.email = invited.email;
  return true;
end $$;

-- What organisations know of a person: the rows that they joined by, and those of their proved address.
create function memberships_of(user_id uuid) returns setof organization_members language sql stable as $$
  select m.* from organization_members m join users u on u.id = $1
  where m.user_id = u.id or (u.email_confirmed and m.email = lower(u.email))
$$;

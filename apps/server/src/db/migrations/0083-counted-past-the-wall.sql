-- How often an address was asked, by whomever: counted past the wall, and the setting put back. A role that is no superuser may call set_config, but make
-- no function with a setting of its own.
create or replace function count_asked(asked text, since timestamptz) returns integer language plpgsql volatile as $$
declare
  person text := coalesce(current_setting('shortlist.person', true), '');
  counted integer;
begin
  perform set_config('shortlist.person', 'everyone', true);
  select count(*)::int into counted from recipients r where r.address = asked and r.asked_at > since;
  perform set_config('shortlist.person', person, true);
  return counted;
end $$;

create table auth.users (
  id uuid primary key default uuidv7(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  password_hash text,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  new_email text,
  email_change_sent_at timestamptz,
  email_change_accepted smallint not null default 0,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  banned_until timestamptz,
  deleted_at timestamptz,
  is_anonymous boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on auth.users (lower(email)) where deleted_at is null;
create index users_created on auth.users (created_at);

create table auth.identities (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);
create index identities_email on auth.identities (email);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1',
  factor_id uuid,
  refresh_key text not null,
  refresh_counter bigint not null default 0,
  binding_hash text,
  user_agent text,
  ip text,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  not_after timestamptz
);
create index sessions_user on auth.sessions (user_id);

create table auth.amr_claims (
  session_id uuid not null references auth.sessions on delete cascade,
  method text not null,
  provider text,
  created_at timestamptz not null,
  primary key (session_id, method)
);

create table auth.one_time_tokens (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  type text not null,
  link_hash text not null,
  code_hash text not null,
  email text not null,
  code_challenge text,
  code_challenge_method text,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, type)
);
create unique index one_time_tokens_link on auth.one_time_tokens (link_hash);

create table auth.flow_states (
  id uuid primary key,
  provider text not null,
  referrer text not null,
  code_challenge text,
  code_challenge_method text,
  cookie_hash text,
  linking_user_id uuid references auth.users on delete cascade,
  nonce text,
  pkce_verifier text,
  auth_code_hash text unique,
  user_id uuid references auth.users on delete cascade,
  method text,
  created_at timestamptz not null,
  code_issued_at timestamptz
);
create index flow_states_created on auth.flow_states (created_at);

create table auth.mfa_factors (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null default 'unverified',
  secret text not null,
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index mfa_factors_name on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';
create index mfa_factors_user on auth.mfa_factors (user_id);

create table auth.mfa_challenges (
  id uuid primary key default uuidv7(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip text,
  created_at timestamptz not null,
  verified_at timestamptz
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);

create table auth.recovery_codes (
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);

create table auth.signing_keys (
  kid text primary key,
  alg text not null,
  status text not null check (status in ('next', 'current', 'previous')),
  private_jwk text not null,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  activated_at timestamptz,
  retired_at timestamptz
);
create unique index signing_keys_current on auth.signing_keys (status) where status = 'current';
create unique index signing_keys_next on auth.signing_keys (status) where status = 'next';

create table auth.rate_limits (
  key text primary key,
  full_at_ms bigint not null
);
create index rate_limits_full on auth.rate_limits (full_at_ms);

create table auth.audit_log (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  action text not null,
  user_id uuid,
  ip text,
  user_agent text,
  details jsonb not null default '{}'
);
create index audit_log_user on auth.audit_log (user_id, at);
create index audit_log_at on auth.audit_log (at);

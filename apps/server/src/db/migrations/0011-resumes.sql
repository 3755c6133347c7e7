create table resumes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  draft jsonb not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index resumes_of_user on resumes (user_id, updated_at desc);

create table resume_versions (
  id uuid primary key,
  resume_id uuid not null references resumes (id) on delete cascade,
  name text not null,
  draft jsonb not null,
  revision integer not null,
  created_at timestamptz not null default now()
);
create index resume_versions_of_resume on resume_versions (resume_id, created_at desc);

create table resume_shares (
  id uuid primary key,
  resume_id uuid not null references resumes (id) on delete cascade,
  token text not null unique,
  password_hash text,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create index resume_shares_of_resume on resume_shares (resume_id);

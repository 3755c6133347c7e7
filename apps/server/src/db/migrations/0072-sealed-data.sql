-- The key of each person's data, wrapped by the master key of the installation: `master` tells which. Without it what is sealed cannot be
-- read, so that deleting this row destroys the data, wherever copies of it lie.
create table data_keys (
  user_id uuid primary key references users (id) on delete cascade,
  master text not null,
  wrapped text not null,
  -- When rows of before were last looked through and sealed.
  sealed_at timestamptz,
  created_at timestamptz not null default now()
);
create index data_keys_master on data_keys (master);

-- What lists and searches need of sealed values.
alter table resumes add column template text not null default 'modern-professional';
update resumes set template = coalesce(draft #>> '{design,template}', template);
alter table documents add column digest text;
update documents set digest = encode(sha256(bytes), 'hex');
create index documents_digest on documents (user_id, digest);
-- The parts of a result that the dashboard reads of many: its posting, its match, what was found in the file. Sealed too.
alter table optimizations add column excerpt jsonb;

-- Sealed values cannot be squeezed.
alter table optimizations alter column result set storage external;
alter table optimizations alter column reading set storage external;
alter table resumes alter column draft set storage external;
alter table resume_versions alter column draft set storage external;

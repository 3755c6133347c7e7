-- What members did who were taken out since, by month: numbers alone, so that what an organisation was told of a month stays true.
create table organization_usage (
  organization_id uuid not null references organizations (id) on delete cascade,
  -- Like 2026-11, in UTC.
  month text not null,
  people integer not null,
  resumes integer not null,
  profiles integer not null,
  trials integer not null,
  -- The scores of its resumes together, and of how many.
  score_sum float8 not null,
  scored integer not null,
  primary key (organization_id, month)
);

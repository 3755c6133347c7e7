-- Resumes that are one resume in several languages have the same group. `language` is that of the page (as `de`), `linked` what a version knows of the
-- others: the ids of its parts, and which texts of theirs its own texts account for. Sealed.
alter table resumes add column language_group uuid;
alter table resumes add column language text;
alter table resumes add column linked jsonb;
alter table resumes alter column linked set storage external;
create index resumes_language_group on resumes (language_group) where language_group is not null;

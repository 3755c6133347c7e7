-- Resumes that were kept by themselves: as uploaded with a submission, or as tailored in a result. Until one is edited it is no version of the plan's.
alter table resumes add column kept text check (kept in ('upload', 'result'));
-- The file that it was uploaded as, known again by its digest; the result that it was tailored in.
alter table resumes add column document_id uuid references documents (id) on delete set null;
alter table resumes add column digest text;
alter table resumes add column optimization_id uuid references optimizations (id) on delete set null;
create index resumes_document on resumes (document_id);
create index resumes_optimization on resumes (optimization_id);

-- Whether the person wants them kept.
alter table users add column keep_resumes boolean not null default true;

-- A plain name or title of before that begins as a sealed text does would be taken for one, which nobody could open.
update resumes set title = '_' || title where title ~ '^s1[pz]\.';
update resume_versions set name = '_' || name where name ~ '^s1[pz]\.';
update documents set file_name = '_' || file_name where file_name ~ '^s1[pz]\.';
update optimizations set file_name = '_' || file_name where file_name ~ '^s1[pz]\.';
-- Titles of resumes and versions and names of uploaded files are sealed too: rows of before are looked through once more.
update data_keys set sealed_at = null;

-- Titles of resumes and versions and names of uploaded files are sealed too: rows of before are looked through once more.
update data_keys set sealed_at = null;

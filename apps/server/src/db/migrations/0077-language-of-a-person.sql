-- The language that a person is written to in (BCP 47, such as fr): of their account, else of what they last used the app in.
alter table users add column language text;

-- How often an address was asked is counted by keyed hashes of mailboxes among the limits, which no deleted account takes back.
drop function count_asked(text, timestamptz);

-- What a model is asked to word anew in a finished result: which asking it is, how much of the result, and the letter it may replace. Null when nothing is.
alter table optimizations add column rewording jsonb;

-- PDF and Word files are compressed already: squeezing them once more costs time and gains nothing.
alter table documents alter column bytes set storage external;
alter table optimization_files alter column bytes set storage external;

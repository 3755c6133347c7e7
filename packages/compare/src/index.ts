export { accountFor } from './account/account-for.ts';
export { listUnplaced } from './account/list-unplaced.ts';
export { type Comparison, compareWithSource } from './check/compare-with-source.ts';
export { findFaultySections } from './check/find-faulty-sections.ts';
export { isConfused } from './check/is-confused.ts';
export { fillGaps } from './extract/fill-gaps.ts';
export { hideText } from './extract/hide-text.ts';
export { readSourceText } from './extract/read-source-text.ts';
export { keepWhole } from './keep/keep-whole.ts';

import type { Words } from './any-word.ts';

/** Words of `find-told-work.ts`, by language. */
export const promisesWords: Words = {
  en: `
    be (?:paid|rewarded|given|offered|part|joining|invited) | get | receive | enjoy | love | join | joining | earn
    find | feel | paid | entitled | welcome | invited | contact | apply | call | email | visit | read | see | wonder
    ask
  `,
};

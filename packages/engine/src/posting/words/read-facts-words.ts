import type { Words } from './any-word.ts';

/** Words of `facts/read-facts.ts`, by language. */
export const temporaryWords: Words = {
  en: String.raw`
    temporary | temp | fixed[- ]term | seasonal | contract (?:position|role|basis) | months? contract
    (?<!\d)(?:\d{1,2}|six|twelve)[ -]months? (?:ftc|contract|fixed|maternity) | ftc | maternity cover
    contract(?=\s?[·|•]) | fixed term | maternity leave cover
  `,
  fr: String.raw`(?<!un)befristet\p{L}* | cdd | intérim(?!aire)`,
  it: 'a termine',
  nl: 'temporal | temporário | tijdelijk',
};

/** Deeds that answer one another where they are done to the same thing: who trains apprentices has mentored them. */
const alike = new Map(
  [
    'train mentor coach teach instruct tutor supervise precept',
    'repair fix service maintain mend overhaul',
    'diagnose troubleshoot',
    'lead manage direct head run',
    'prepare draft write produce',
    'deliver transport haul carry',
    'plan schedule coordinate organise organize arrange',
    'clean sanitise sanitize disinfect',
    'check inspect audit examine',
    'sell promote',
    'build construct make assemble',
  ].flatMap((group) => group.split(' ').map((verb): [string, string] => [verb, group.split(' ')[0] ?? verb])),
);

/** The deed that stands for all of its kind; a deed of no kind stands for itself. */
export const kindOfDeed = (base: string): string => alike.get(base) ?? base;

/** Whether a deed is a skill whatever it is done to: people are taught and faults are found; what is written or checked makes another skill. */
export const isWholeDeed = (base: string): boolean => ['train', 'diagnose'].includes(kindOfDeed(base));

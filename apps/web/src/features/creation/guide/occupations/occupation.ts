/** Examples for an occupation: a summary, a job, a degree, skills. */
export type Examples = { summary: string; experience: string; education: string; skills: string };

/** An occupation with the stems of its titles. Persons and employers are made up. */
export type Occupation = { name: string; words: string[]; examples: Examples };

import type { MessageDescriptor } from '@lingui/core';
/** Examples for an occupation, in the interface's language: a summary, a job, a degree, skills. */
export type Examples = Record<'summary' | 'experience' | 'education' | 'skills', MessageDescriptor>;

/** An occupation with the stems of its titles. Persons and employers are made up. */
export type Occupation = { name: MessageDescriptor; words: string[]; examples: Examples };

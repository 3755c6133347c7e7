import type { Resume } from '@shortlist/schema';

/** Whom a resume is about: as it says, else as the form that came with it does. */
export const personOf = (resume: Resume, form: { fullName: string }): string => resume.basics?.name ?? form.fullName;

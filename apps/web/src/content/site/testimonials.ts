import { t } from '@lingui/core/macro';
import { type Person, people } from '../people.ts';

export type Testimonial = Person & { quote: string; role: string; industry: string };

/** Voices of the landing page. They are SAMPLE CONTENT with fictional people: replace them with true ones before launch. */
export const listTestimonials = (): Testimonial[] => [
  {
    ...people.nurse,
    quote: t`The requirement table told me in a minute why I never heard back: my license was in the page header, where no system reads it.`,
    role: t`Registered Nurse`,
    industry: t`Health care`,
  },
  {
    ...people.developer,
    quote: t`It asked if I’d used Kafka instead of just saying I had. That’s when I started to trust it.`,
    role: t`Backend Developer`,
    industry: t`Software`,
  },
  {
    ...people.marketer,
    quote: t`Three postings, three versions, one evening. Every line was still mine.`,
    role: t`Marketing Manager`,
    industry: t`Consumer goods`,
  },
  {
    ...people.supervisor,
    quote: t`After twenty years in construction, my resume was four pages long. It showed me which half this employer cared about.`,
    role: t`Construction Supervisor`,
    industry: t`Construction`,
  },
  {
    ...people.analyst,
    quote: t`My headline used to say ‘open to opportunities.’ Now it says what I do, and that’s what recruiters message me about.`,
    role: t`Financial Analyst`,
    industry: t`Banking`,
  },
  {
    ...people.teacher,
    quote: t`I read the letter twice, changed one word, and sent it. I’ve never done that with anything software wrote.`,
    role: t`High School Teacher`,
    industry: t`Public education`,
  },
];

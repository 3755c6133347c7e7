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
    quote: t`It asked me whether I had used Kafka instead of writing that I had. That is when I began to trust it.`,
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
    quote: t`After twenty years on site I had four pages. It showed me which half of them the employer was asking for.`,
    role: t`Construction Supervisor`,
    industry: t`Construction`,
  },
  {
    ...people.analyst,
    quote: t`My headline used to say ‘open to opportunities.’ Now it says what I do, and recruiters write about exactly that.`,
    role: t`Financial Analyst`,
    industry: t`Banking`,
  },
  {
    ...people.teacher,
    quote: t`I read the letter twice, changed one word, and sent it. I have never done that with anything a program wrote.`,
    role: t`Secondary School Teacher`,
    industry: t`Public education`,
  },
];

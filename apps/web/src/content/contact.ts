import { brand } from './brand.ts';

/** Words of the contact page. */
export const contact = {
  title: 'Contact',
  intro: `Write to us here or to ${brand.email}. A person reads it and answers.`,
  action: 'Send message',
  sent: 'Thank you. Your message is on its way.',
  sentAdvice: 'We answer to the address that you gave.',
  kept: `Your message is kept below; you can also mail it to ${brand.email}.`,
  byPhone: 'By phone',
  organizations: 'Organizations and schools',
  priority: 'On a paid plan?',
  priorityAdvice: 'Sign in first, and your message reaches us marked as priority.',
  priorityYours: 'Your message reaches us marked as priority.',
  answered: 'We answer to',
  place: 'Where we are',
};

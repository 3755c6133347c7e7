import { t } from '@lingui/core/macro';
import { brand } from '../brand.ts';

/** Words of the contact page. */
export const contactWords = () => ({
  title: t`Contact`,
  intro: t`Use this form or email ${{ email: brand.email }}. A person reads and answers every message.`,
  name: t`Name`,
  email: t`Email`,
  message: t`Message`,
  action: t`Send message`,
  sent: t`Thank you. Your message is on its way.`,
  sentAdvice: t`We’ll reply to the email address you gave.`,
  kept: t`Your message is still in the form. You can also email it to ${{ email: brand.email }}.`,
  byPhone: t`By phone`,
  organizations: t`Organizations and schools`,
  priority: t`On a paid plan?`,
  priorityAdvice: t`Sign in first, and your message is marked as priority.`,
  priorityYours: t`Your message is marked as priority.`,
  place: t`Our offices`,
});

/** Whom an answer goes to who is signed in. */
export const sayRecipient = (name: string, email: string): string => t`We’ll reply to ${{ name }}, ${{ email }}.`;

/** A plan by its name, as a heading. */
export const sayPlan = (plan: string): string => t`${{ plan }} plan`;

import type { Outline } from './outline.ts';

/** An outline whose contacts have a sign drawn before them. */
export const withIcons = (outline: Outline): Outline => ({
  ...outline,
  contacts: outline.contacts.map((contact) => ({ ...contact, icon: contact.kind })),
});

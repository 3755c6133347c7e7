import type { MailContent } from '@shortlist/mail';

interface TokenMail {
  brand: string;
  url: string;
  code: string;
  /** How long link and code hold, in words. */
  lifetime: string;
  newEmail?: string | undefined;
}

type Write = (mail: TokenMail) => MailContent;

const ignore = 'If this was not you, you can ignore this mail: nothing happens by itself.';

/** The mails that carry a link, and a code where the app has a field for it, by what they are for. */
export const tokenMails = {
  confirmation: ({ brand, url, code, lifetime }) => ({
    subject: `Confirm your email address for ${brand}`,
    preview: 'One click and your account is ready.',
    heading: 'Confirm your email address',
    paragraphs: [
      `Thank you for signing up to ${brand}. Please confirm that this address is yours: open the link, or type this code where you signed up.`,
    ],
    code,
    action: { label: 'Confirm my address', url },
    notes: [`Link and code hold for ${lifetime} and work once. Never give the code to anyone.`, ignore],
    reason: `You get this mail because this address was used to sign up to ${brand}.`,
  }),
  invite: ({ brand, url, lifetime }) => ({
    subject: `You are invited to ${brand}`,
    preview: 'Accept the invitation to open your account.',
    heading: 'You are invited',
    paragraphs: [`An account at ${brand} is ready for you. Accept the invitation, then choose a password.`],
    action: { label: 'Accept the invitation', url },
    notes: [`The link holds for ${lifetime}.`],
    reason: `You get this mail because somebody invited this address to ${brand}.`,
  }),
  recovery: ({ brand, url, code, lifetime }) => ({
    subject: `Choose a new password for ${brand}`,
    preview: 'Open the link to choose a new password.',
    heading: 'Choose a new password',
    paragraphs: ['You asked to reset your password. Open the link, or type this code where you asked for it:'],
    code,
    action: { label: 'Choose a new password', url },
    notes: [
      `Link and code hold for ${lifetime} and work once. Never give the code to anyone.`,
      `${ignore} Your password stays as it is.`,
    ],
    reason: `You get this mail because a new password was asked for your account at ${brand}.`,
  }),
  magiclink: ({ brand, url, code, lifetime }) => ({
    subject: `Sign in to ${brand}`,
    preview: 'Your link to sign in, no password needed.',
    heading: 'Sign in',
    paragraphs: [`Open the link to sign in to ${brand}, or type this code where you asked for it:`],
    code,
    action: { label: 'Sign in', url },
    notes: [`Link and code hold for ${lifetime} and work once. Never give the code to anyone.`, ignore],
    reason: `You get this mail because a sign-in by mail was asked for this address at ${brand}.`,
  }),
  email_change_current: ({ brand, url, lifetime, newEmail = '' }) => ({
    subject: `Confirm the change of your address at ${brand}`,
    preview: 'Please confirm from your present address.',
    heading: 'Change of your email address',
    paragraphs: [
      'Your account is to get another email address. It changes when this mail and the one to the new address are both confirmed.',
    ],
    facts: [['New address', newEmail]],
    action: { label: 'Confirm the change', url },
    notes: [
      `The link holds for ${lifetime}.`,
      'If this was not you, do not confirm, and change your password: somebody is signed in to your account.',
    ],
    reason: `You get this mail because this is the address of your account at ${brand}.`,
  }),
  email_change_new: ({ brand, url, lifetime }) => ({
    subject: `Confirm your new address for ${brand}`,
    preview: 'Please confirm that this address is yours.',
    heading: 'Confirm your new email address',
    paragraphs: [`This address is to become the address of an account at ${brand}. Please confirm that it is yours.`],
    action: { label: 'Confirm my new address', url },
    notes: [`The link holds for ${lifetime}.`, ignore],
    reason: `You get this mail because this address was given as the new one of an account at ${brand}.`,
  }),
} satisfies Record<string, Write>;

/** The mail with a code for a sensitive change; there is nothing to click. */
export function reauthenticationMail(brand: string, code: string, lifetime: string): MailContent {
  return {
    subject: `${code} is your confirmation code for ${brand}`,
    preview: 'Type the code to confirm that it is you.',
    heading: 'Confirm that it is you',
    paragraphs: ['Type this code to go on with the change of your account:'],
    code,
    notes: [
      `The code holds for ${lifetime} and works once. Never give it to anyone.`,
      'If this was not you, change your password.',
    ],
    reason: `You get this mail because a change of your account at ${brand} needs to be confirmed.`,
  };
}

import type { MailContent } from '@shortlist/mail';

interface TokenMail {
  brand: string;
  url: string;
  code: string;
  /** How long link and code hold, in words. */
  lifetime: string;
  newEmail?: string | undefined;
  /** When and with what device it was asked for. */
  facts?: [string, string][] | undefined;
}

type Write = (mail: TokenMail) => MailContent;

const ignore = 'If this wasn’t you, ignore this email. Nothing will happen.';

/** The mails that carry a link, and a code where the app has a field for it, by what they are for. */
export const tokenMails = {
  confirmation: ({ brand, url, code, lifetime, facts }) => ({
    subject: `Confirm your email address for ${brand}`,
    preview: 'One click and your account is ready.',
    heading: 'Confirm your email address',
    paragraphs: [
      `Thanks for signing up for ${brand}. Open the link to confirm your email address, or enter this code where you signed up.`,
    ],
    code,
    facts,
    action: { label: 'Confirm my address', url },
    notes: [`The link and code expire in ${lifetime} and work once. Never share the code.`, ignore],
    reason: `You’re receiving this email because this address was used to sign up for ${brand}.`,
  }),
  invite: ({ brand, url, lifetime }) => ({
    subject: `You are invited to ${brand}`,
    preview: 'Accept the invitation to open your account.',
    heading: 'You are invited',
    paragraphs: [`Your ${brand} account is ready. Accept the invitation, then choose a password.`],
    action: { label: 'Accept the invitation', url },
    notes: [`The link expires in ${lifetime}.`],
    reason: `You’re receiving this email because someone invited this address to ${brand}.`,
  }),
  recovery: ({ brand, url, code, lifetime, facts }) => ({
    subject: `Choose a new password for ${brand}`,
    preview: 'Open the link to choose a new password.',
    heading: 'Choose a new password',
    paragraphs: ['You asked to reset your password. Open the link, or enter this code on the reset page:'],
    code,
    facts,
    action: { label: 'Choose a new password', url },
    notes: [
      `The link and code expire in ${lifetime} and work once. Never share the code.`,
      `${ignore} Your password won’t change.`,
    ],
    reason: `You’re receiving this email because someone requested a new password for your ${brand} account.`,
  }),
  magiclink: ({ brand, url, code, lifetime, facts }) => ({
    subject: `Sign in to ${brand}`,
    preview: 'Your sign-in link. No password needed.',
    heading: 'Sign in',
    paragraphs: [`Open the link to sign in to ${brand}, or enter this code:`],
    code,
    facts,
    action: { label: 'Sign in', url },
    notes: [`The link and code expire in ${lifetime} and work once. Never share the code.`, ignore],
    reason: `You’re receiving this email because someone requested a sign-in link for this address at ${brand}.`,
  }),
  email_change_current: ({ brand, url, lifetime, newEmail = '', facts = [] }) => ({
    subject: `Confirm your email change at ${brand}`,
    preview: 'Please confirm from your current address.',
    heading: 'Change of your email address',
    paragraphs: [
      'You asked to change your account’s email address. It changes once you confirm this email and the one sent to the new address.',
    ],
    facts: [['New address', newEmail], ...facts],
    action: { label: 'Confirm the change', url },
    notes: [
      `The link expires in ${lifetime}.`,
      'If this wasn’t you, don’t confirm, and change your password. Someone else may be signed in to your account.',
    ],
    reason: `You’re receiving this email because this is the address of your ${brand} account.`,
  }),
  email_change_new: ({ brand, url, lifetime, facts }) => ({
    subject: `Confirm your new address for ${brand}`,
    preview: 'Please confirm that this address is yours.',
    heading: 'Confirm your new email address',
    paragraphs: [`Please confirm that you want to use this address for your ${brand} account.`],
    facts,
    action: { label: 'Confirm my new address', url },
    notes: [`The link expires in ${lifetime}.`, ignore],
    reason: `You’re receiving this email because this address was entered as the new one for a ${brand} account.`,
  }),
} satisfies Record<string, Write>;

/** The mail with a code for a sensitive change; there is nothing to click. */
export function reauthenticationMail({
  brand,
  code,
  lifetime,
  facts,
}: Pick<TokenMail, 'brand' | 'code' | 'lifetime' | 'facts'>): MailContent {
  return {
    subject: `${code} is your confirmation code for ${brand}`,
    preview: 'Enter the code to confirm it’s you.',
    heading: 'Confirm it’s you',
    paragraphs: ['Enter this code to continue:'],
    code,
    facts,
    notes: [
      `The code expires in ${lifetime} and works once. Never share it.`,
      'If this wasn’t you, change your password.',
    ],
    reason: `You’re receiving this email because a change to your ${brand} account needs to be confirmed.`,
  };
}

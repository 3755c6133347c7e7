import type { MailContent } from '@shortlist/mail';

/** Where and when something happened, in words. */
export interface Happening {
  brand: string;
  siteUrl: string;
  when: string;
  device: string;
  ip: string;
}

/** When, with what and from where, as the rows of a mail. */
export const factsOf = ({ when, device, ip }: Happening): [string, string][] => {
  const known: [string, string][] = [
    ['When', when],
    ['Device', device],
  ];
  return ip ? [...known, ['Network address', ip]] : known;
};

const reset = ({ siteUrl }: Happening) => ({ label: 'Choose a new password', url: `${siteUrl}/forgot-password` });
const reason = ({ brand }: Happening) =>
  `You’re receiving this email because it concerns the security of your ${brand} account.`;
const notYou = 'If this wasn’t you, choose a new password now. That signs out every other device.';

/** The mails that tell an owner what happened to the account. */
export const notices = {
  passwordChanged: (at) => ({
    subject: `Your ${at.brand} password was changed`,
    preview: 'All other devices were signed out.',
    heading: 'Your password was changed',
    paragraphs: ['Your password was changed. All other devices were signed out.'],
    facts: factsOf(at),
    action: reset(at),
    notes: ['If this was you, there’s nothing to do.', notYou],
    reason: reason(at),
  }),
  newSignIn: (at) => ({
    subject: `New sign-in to ${at.brand}`,
    preview: `Someone signed in with ${at.device}.`,
    heading: 'New sign-in to your account',
    paragraphs: ['Someone signed in to your account from a new browser.'],
    facts: factsOf(at),
    action: reset(at),
    notes: ['If this was you, there’s nothing to do.', notYou],
    reason: reason(at),
  }),
  reuseDetected: (at) => ({
    subject: `We signed you out of ${at.brand} for your security`,
    preview: 'An old sign-in token was used again.',
    heading: 'We ended one of your sign-ins',
    paragraphs: [
      'An old sign-in token was used again. Someone may have copied it, so we signed that device out. Please sign in again.',
    ],
    facts: factsOf(at),
    action: reset(at),
    notes: ['If you moved a browser profile or restored a backup, that explains it. Otherwise, choose a new password.'],
    reason: reason(at),
  }),
  guessed: (at) => ({
    subject: `Many failed sign-ins to ${at.brand}`,
    preview: 'Someone is trying to get into your account.',
    heading: 'Someone is trying to get into your account',
    paragraphs: [
      'There were ten wrong passwords or codes in a row. We now make each further attempt wait longer. Nobody got in.',
    ],
    facts: factsOf(at),
    action: reset(at),
    notes: [
      'If it was you, wait a few minutes and try again.',
      'If not, make sure that you use this password nowhere else, and turn on two-factor sign-in.',
    ],
    reason: reason(at),
  }),
  emailChanged: (at) => ({
    subject: `Your ${at.brand} email address was changed`,
    preview: 'Your account has a new email address.',
    heading: 'Your email address was changed',
    paragraphs: ['Your account has a new email address. This is the last email to this one.'],
    facts: factsOf(at),
    notes: ['If this wasn’t you, reply to this email right away.'],
    reason: reason(at),
  }),
  triedToSignUp: (at) => ({
    subject: `You already have a ${at.brand} account`,
    preview: 'Someone tried to sign up with your address.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone, perhaps you, tried to sign up with this address. You already have an account, so sign in instead.',
    ],
    action: { label: 'Sign in', url: `${at.siteUrl}/login` },
    notes: [
      'Forgot your password? You can choose a new one on the sign-in page.',
      'If this wasn’t you, there’s nothing to do.',
    ],
    reason: `You’re receiving this email because this address was used to sign up for ${at.brand}.`,
  }),
  factorAdded: (at) => ({
    subject: `Two-factor sign-in is on for ${at.brand}`,
    preview: 'You now need a code to sign in.',
    heading: 'Two-factor sign-in is on',
    paragraphs: ['From now on, you also need a code from your authenticator app to sign in.'],
    facts: factsOf(at),
    notes: ['Keep your recovery codes in a safe place.', notYou],
    reason: reason(at),
  }),
  factorRemoved: (at) => ({
    subject: `Two-factor sign-in is off for ${at.brand}`,
    preview: 'A second factor was removed from your account.',
    heading: 'A second factor was removed',
    paragraphs: ['An authenticator app was removed from your account.'],
    facts: factsOf(at),
    action: reset(at),
    notes: [notYou],
    reason: reason(at),
  }),
  recoveryCodeUsed: (at) => ({
    subject: `A recovery code was used for ${at.brand}`,
    preview: 'Someone signed in with a recovery code.',
    heading: 'A recovery code was used',
    paragraphs: ['One of your recovery codes was used to sign in. It cannot be used again.'],
    facts: factsOf(at),
    action: reset(at),
    notes: [notYou],
    reason: reason(at),
  }),
  identityLinked: (at) => ({
    subject: `A sign-in method was added to ${at.brand}`,
    preview: 'You can now sign in with Google.',
    heading: 'Google sign-in was added',
    paragraphs: ['You can now sign in to your account with Google.'],
    facts: factsOf(at),
    action: reset(at),
    notes: ['If this was you, there’s nothing to do.', notYou],
    reason: reason(at),
  }),
  identityUnlinked: (at) => ({
    subject: `A sign-in method was removed from ${at.brand}`,
    preview: 'Your account has one sign-in method less.',
    heading: 'A sign-in method was removed',
    paragraphs: ['A sign-in method was removed from your account.'],
    facts: factsOf(at),
    action: reset(at),
    notes: ['If this was you, there’s nothing to do.', notYou],
    reason: reason(at),
  }),
} satisfies Record<string, (at: Happening) => MailContent>;

/** Greets a person whose account is ready. `startUrl` is where they go next. */
export function welcomeMail(brand: string, name: string, startUrl: string): MailContent {
  return {
    subject: `Welcome to ${brand}`,
    preview: 'Your account is ready.',
    heading: name ? `Welcome, ${name}` : 'Welcome',
    paragraphs: [
      'Your account is ready. Upload your resume or build one from scratch, and see how it fits the job you want.',
      'We only write what you told us. Nothing is invented, and you can undo every change.',
    ],
    action: { label: 'Go to your dashboard', url: startUrl },
    reason: `You’re receiving this email because you created a ${brand} account.`,
  };
}

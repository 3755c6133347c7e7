import type { MailContent } from '@shortlist/mail';

/** Where and when something happened, in words. */
export interface Happening {
  brand: string;
  siteUrl: string;
  when: string;
  device: string;
  ip: string;
}

const facts = ({ when, device, ip }: Happening): [string, string][] => {
  const known: [string, string][] = [
    ['When', when],
    ['Device', device],
  ];
  return ip ? [...known, ['Network address', ip]] : known;
};

const reset = ({ siteUrl }: Happening) => ({ label: 'Choose a new password', url: `${siteUrl}/forgot-password` });
const reason = ({ brand }: Happening) =>
  `You get this mail because it concerns the safety of your account at ${brand}.`;
const notYou = 'If this was not you, choose a new password now: that signs out every other device.';

/** The mails that tell an owner what happened to the account. */
export const notices = {
  passwordChanged: (at) => ({
    subject: `Your password for ${at.brand} was changed`,
    preview: 'All other devices were signed out.',
    heading: 'Your password was changed',
    paragraphs: ['The password of your account was changed. All other devices were signed out.'],
    facts: facts(at),
    action: reset(at),
    notes: ['If it was you, there is nothing to do.', notYou],
    reason: reason(at),
  }),
  newSignIn: (at) => ({
    subject: `New sign-in to ${at.brand}`,
    preview: `Somebody signed in with ${at.device}.`,
    heading: 'New sign-in to your account',
    paragraphs: ['Your account was opened with a browser that it was not used with before.'],
    facts: facts(at),
    action: reset(at),
    notes: ['If it was you, there is nothing to do.', notYou],
    reason: reason(at),
  }),
  reuseDetected: (at) => ({
    subject: `We signed you out of ${at.brand} for safety`,
    preview: 'An old sign-in token was used again.',
    heading: 'We ended one of your sign-ins',
    paragraphs: [
      'A token that had already been replaced was used again. Somebody may have copied it, so we ended that sign-in. Please sign in again.',
    ],
    facts: facts(at),
    action: reset(at),
    notes: ['If you moved a browser profile or restored a backup, that explains it. If not, choose a new password.'],
    reason: reason(at),
  }),
  emailChanged: (at) => ({
    subject: `Your address at ${at.brand} was changed`,
    preview: 'Your account has another email address now.',
    heading: 'Your email address was changed',
    paragraphs: ['Your account has another email address now. This is the last mail to this one.'],
    facts: facts(at),
    notes: ['If this was not you, write to us at once by answering this mail.'],
    reason: reason(at),
  }),
  triedToSignUp: (at) => ({
    subject: `You already have an account at ${at.brand}`,
    preview: 'Somebody tried to sign up with your address.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, tried to sign up with this address. You have an account already: sign in instead.',
    ],
    action: { label: 'Sign in', url: `${at.siteUrl}/login` },
    notes: [
      'Forgot your password? You can choose a new one on the sign-in page.',
      'If this was not you, there is nothing to do.',
    ],
    reason: `You get this mail because this address was used to sign up to ${at.brand}.`,
  }),
  factorAdded: (at) => ({
    subject: `Two-factor sign-in is on at ${at.brand}`,
    preview: 'Signing in now needs a code as well.',
    heading: 'Two-factor sign-in is on',
    paragraphs: ['From now on signing in needs a code of your authenticator app as well.'],
    facts: facts(at),
    notes: ['Keep your recovery codes in a safe place.', notYou],
    reason: reason(at),
  }),
  factorRemoved: (at) => ({
    subject: `Two-factor sign-in is off at ${at.brand}`,
    preview: 'A second factor was removed from your account.',
    heading: 'A second factor was removed',
    paragraphs: ['An authenticator app was removed from your account.'],
    facts: facts(at),
    action: reset(at),
    notes: [notYou],
    reason: reason(at),
  }),
  recoveryCodeUsed: (at) => ({
    subject: `A recovery code was used at ${at.brand}`,
    preview: 'Somebody signed in with a recovery code.',
    heading: 'A recovery code was used',
    paragraphs: ['One of your recovery codes was used to sign in. It cannot be used again.'],
    facts: facts(at),
    action: reset(at),
    notes: [notYou],
    reason: reason(at),
  }),
  identityLinked: (at) => ({
    subject: `A way to sign in was added at ${at.brand}`,
    preview: 'Your account can be opened with Google now.',
    heading: 'Google sign-in was added',
    paragraphs: ['Your account can be opened with a Google account now.'],
    facts: facts(at),
    action: reset(at),
    notes: ['If it was you, there is nothing to do.', notYou],
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
      'Your account is ready. Upload the resume you have, or build one from scratch, and see how it fits the job you want.',
      'We only ever write what you told us: nothing is invented, and every change can be taken back.',
    ],
    action: { label: 'Go to your dashboard', url: startUrl },
    reason: `You get this mail because you opened an account at ${brand}.`,
  };
}

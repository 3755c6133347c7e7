/** What a screen says where a call fails: which call, how it fails, and the words. */
export type Fallback = {
  quote: string;
  path: string;
  fill: Record<string, string>;
  press: string;
  /** The call that gets no answer, or this one. */
  call: RegExp;
  answer?: { status: number; json?: object };
  says: string[];
};

/** Section 8, “Screens show an error toast with the service's message, or a fallback”, on the screens of visitors. */
export const visitorFallbacks: Fallback[] = [
  {
    quote: "Login/registration: 'An error occurred during authentication'.",
    path: '/login',
    fill: { Email: 'ida.holm@example.com', Password: 'a quiet harbour' },
    press: 'Sign In',
    call: /\/auth\/v1\/token/,
    says: ['An error occurred during authentication'],
  },
  {
    quote: "Login/registration: 'An error occurred during authentication'.",
    path: '/register',
    fill: {
      Name: 'Ida Holm',
      Email: 'ida.holm@example.com',
      Password: 'a quiet harbour 71',
      'Confirm password': 'a quiet harbour 71',
    },
    press: 'Sign Up',
    call: /\/auth\/v1\/signup/,
    says: ['An error occurred during authentication'],
  },
  {
    quote: "Screens show an error toast with the service's message",
    path: '/login',
    fill: { Email: 'ida.holm@example.com', Password: 'a quiet harbour' },
    press: 'Sign In',
    call: /\/auth\/v1\/token/,
    answer: { status: 400, json: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' } },
    says: ['Invalid login credentials'],
  },
  {
    quote: "Google sign-in: 'Failed to sign in with Google'.",
    path: '/login',
    fill: {},
    press: 'Continue with Google',
    call: /\/api\/config|\/auth\/v1\/settings/,
    says: ['Failed to sign in with Google'],
  },
  {
    quote: "Forgot password: toast 'Failed to send password reset email'; … or 'An error occurred. Please try again.'.",
    path: '/forgot-password',
    fill: { Email: 'ida.holm@example.com' },
    press: 'Send reset link',
    call: /\/auth\/v1\/recover/,
    says: ['Failed to send password reset email', 'An error occurred. Please try again.'],
  },
  {
    quote: 'Forgot password: … the form error shows the service message',
    path: '/forgot-password',
    fill: { Email: 'ida.holm@example.com' },
    press: 'Send reset link',
    call: /\/auth\/v1\/recover/,
    answer: { status: 429, json: { code: 429, error_code: 'over_email_send_rate_limit', msg: 'Wait a minute.' } },
    says: ['Failed to send password reset email', 'Wait a minute.'],
  },
];

/** The same on the screens of a person who is signed in. */
export const signedInFallbacks: Fallback[] = [
  {
    quote: "Update password: 'Failed to update password'.",
    path: '/reset-password',
    fill: { 'New password': 'another harbour 72', 'Confirm password': 'another harbour 72' },
    press: 'Update password',
    call: /\/auth\/v1\/user\b/,
    says: ['Failed to update password'],
  },
  {
    quote: "Procedure failure: toast 'Failed to submit form: {message}'.",
    path: '/optimize-resume',
    fill: { 'Job description': 'Welder wanted. You hold a welding certificate.' },
    press: 'Optimize my resume',
    call: /\/api\/optimizations\/resume$/,
    answer: { status: 409, json: { code: 'no-trial', title: 'No trial could be counted' } },
    says: ['Failed to submit form: No trial could be counted'],
  },
  {
    quote: "Webhook non-success: toast 'Failed to submit form: {status} {statusText}'.",
    path: '/optimize-resume',
    fill: { 'Job description': 'Welder wanted. You hold a welding certificate.' },
    press: 'Optimize my resume',
    call: /\/api\/optimizations\/resume$/,
    answer: { status: 503 },
    says: ['Failed to submit form: 503 Service Unavailable'],
  },
  {
    quote: 'Failure to read user data for pre-fill is only logged.',
    path: '/optimize-linkedin',
    fill: { Location: 'Leeds' },
    press: 'Optimize my profile',
    call: /\/api\/account$/,
    answer: { status: 500 },
    says: ['Full name is required', 'Email is required'],
  },
];

import type { Row } from './screens.ts';

/** What everybody may see, besides the first rows. */
export const furtherPublicRows: Row[] = [
  {
    section: '2',
    quote: 'Home: hero, statistics, testimonials, technology features, closing call to action.',
    path: '/',
    headings: ['A resume that holds up', 'What job seekers say', 'How it works'],
  },
  {
    section: '2',
    quote:
      'Plans page with an enterprise banner and an FAQ. … contact the provider by email (a different address from the footer’s)',
    path: '/pricing',
    headings: ['Free', 'Famous', 'Premium', 'For organizations, schools, and career services', 'Questions'],
    links: { 'Contact our enterprise team': 'mailto:enterprise@shortlist.example' },
  },
  {
    section: '9',
    quote:
      'plans can be changed at any time with changes reflected in the next billing cycle; all paid plans have a 14-day free trial with no card required; payment by major credit cards and PayPal, plus enterprise billing; cancellation anytime with no fees',
    path: '/pricing',
    sees: [
      'Yes, at any time. Changes are reflected in the next billing cycle.',
      'All paid plans have a 14-day free trial, with no card required.',
      'By major credit cards and PayPal. Enterprise billing is available too.',
      'Anytime, with no fees.',
    ],
  },
  {
    section: '1',
    quote:
      'Enterprise customers (organisations, schools, career services) are offered custom branding, bulk management and advanced analytics',
    path: '/pricing',
    sees: [
      'Custom branding, bulk management, and advanced analytics for everyone you support. Tell us how many people you support, and we’ll set it up with you.',
    ],
  },
  {
    section: '2',
    quote:
      'Navigation: Home; a Resume dropdown; a LinkedIn dropdown; Pricing. … Signed-out users see Sign In and Sign Up.',
    path: '/',
    links: { Home: '/', Pricing: '/pricing', 'Sign In': '/login', 'Sign Up': '/register' },
    buttons: ['Resume', 'LinkedIn'],
  },
  {
    section: '2',
    quote:
      'Links to Home, Features, Pricing and Dashboard. Contact details: one email, two phone numbers … Links to the provider’s external sites.',
    path: '/privacy',
    links: {
      Home: '/',
      Features: '/features',
      Pricing: '/pricing',
      Dashboard: '/dashboard',
      'hello@shortlist.example': 'mailto:hello@shortlist.example',
      '+1 (416) 555-0142': 'tel:+14165550142',
      '+1 (905) 555-0177': 'tel:+19055550177',
      Blog: 'https://blog.shortlist.example',
    },
  },
  {
    section: '2',
    quote: "Has a 'Resend Verification Email' button",
    path: '/verify-email',
    buttons: ['Resend Verification Email'],
  },
  {
    section: '2',
    quote: "Shows 'Completing authentication...'. … On any failure it … goes to /login",
    path: '/auth/callback',
    sees: ['Completing authentication...', 'No session found after authentication'],
    endsAt: '/login',
  },
];

/** What a person who is signed in finds, besides the first rows. */
export const furtherSignedInRows: Row[] = [
  {
    section: '2',
    quote: 'Takes a new password and a confirmation.',
    path: '/reset-password',
    fields: ['New password', 'Confirm password'],
    buttons: ['Update password'],
  },
  {
    section: '2',
    quote: 'Three stat cards: Resume Score 85%, ATS Match Rate 92%, Industry Rank Top 10%.',
    path: '/dashboard',
    sees: ['85%', '92%', 'Top 10%'],
  },
  {
    section: '2',
    quote: 'Account-information card: name, email, last updated, optimizations used/allowed.',
    path: '/dashboard',
    headings: ['Account information'],
    sees: ['Name', 'Email', 'Last updated', 'Optimizations'],
  },
  {
    section: '2',
    quote:
      'Build Resume (to /resume-creation-options), Get Optimized Resume (to /optimize-resume), Optimize LinkedIn Profile',
    path: '/dashboard',
    linksNamed: {
      'Build Resume': '/resume-creation-options',
      'Get Optimized Resume': '/optimize-resume',
      'Optimize LinkedIn Profile': '/optimize-linkedin',
    },
  },
  {
    section: '3',
    quote: 'trials_used (defaults to 0), trials_allowed (defaults to 3 when missing)',
    path: '/dashboard',
    sees: ['0 / 3', '0 of 3 optimizations used'],
    headings: ['Free plan'],
  },
  {
    section: '4',
    quote:
      "When the query parameter status equals success, a toast 'Successfully subscribed to {plan} plan!' appears (plan comes from the query parameter plan)",
    path: '/dashboard?status=success&plan=Premium',
    sees: ['Successfully subscribed to Premium plan!'],
    endsAt: '/dashboard',
  },
  {
    section: '2',
    quote: 'Build from Scratch goes to /template-selection. … A back link goes to /dashboard.',
    path: '/resume-creation-options',
    links: { 'Back to Dashboard': '/dashboard' },
    linksNamed: {
      'Build from Scratch': '/template-selection',
      'Upload Existing Resume': '/guided-resume-creation',
      'Upload LinkedIn Profile': '/guided-resume-creation',
    },
  },
  {
    section: '2',
    quote: 'Back goes to /resume-creation-options.',
    path: '/template-selection',
    links: { 'Back to Options': '/resume-creation-options' },
  },
  {
    section: '2',
    quote:
      "a placeholder modal titled 'Add Section'. Its text is … otherwise 'Build your professional resume step by step'",
    path: '/guided-resume-creation',
    headings: ['Add Section'],
    sees: ['Build your professional resume step by step'],
  },
  {
    section: '3',
    quote: "Default sections: 'Professional Summary', 'Work Experience', 'Education', 'Skills'.",
    path: '/resume-editor',
    headings: ['Resume Builder', 'Professional Summary', 'Work Experience', 'Education', 'Skills'],
  },
  {
    section: '2',
    quote:
      "It shows 'Your Name' when the name is empty and the placeholder 'Enter your {title}...' for empty sections.",
    path: '/resume-editor',
    holds: ['Your Name', 'Enter your Professional Summary...', 'Enter your Work Experience...', 'Enter your Skills...'],
  },
  {
    section: '5',
    quote: 'Hint text says PDF up to 10MB',
    path: '/optimize-linkedin',
    sees: ['PDF up to 10MB. To get it, open your LinkedIn profile and choose Resources, then Save to PDF.'],
  },
  {
    section: '2',
    quote: 'A Cancel button returns to /dashboard.',
    path: '/optimize-resume',
    sees: ['PDF up to 10MB'],
    buttons: ['Cancel'],
  },
  {
    section: '3',
    quote:
      "careerStage options: 'Entry-Level (0-2 years experience)', 'Mid-Level (3-7 years experience)', 'Senior-Level (8+ years experience)'",
    path: '/optimize-linkedin',
    holds: [
      'Entry-Level (0-2 years experience)',
      'Mid-Level (3-7 years experience)',
      'Senior-Level (8+ years experience)',
    ],
  },
];

/** Messages of section 5 for the upload forms, sent as they are first shown but for `fill`. */
export const uploadRefusals: { path: string; fill: Record<string, string>; submit: string; says: string[] }[] = [
  {
    path: '/optimize-resume',
    fill: { 'Full name': '  ', Email: 'nobody', 'Job description': '   ' },
    submit: 'Optimize my resume',
    says: ['Full name is required', 'Invalid email format', 'Job description is required', 'Please upload your resume'],
  },
  {
    path: '/optimize-linkedin',
    fill: { Email: '' },
    submit: 'Optimize my profile',
    says: [
      'Email is required',
      'Target role is required',
      'Industry is required',
      'Location is required',
      'Career stage is required',
      'Career goals are required',
      'Please upload your LinkedIn profile PDF',
    ],
  },
];

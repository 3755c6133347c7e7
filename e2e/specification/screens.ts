/** One sentence of the specification and what a visitor finds of it. */
export type Row = {
  section: string;
  quote: string;
  path: string;
  /** Texts that stand on the screen. */
  sees?: string[];
  /** Links by name, with where they lead. */
  links?: Record<string, string>;
  /** Labels of fields. */
  fields?: string[];
  buttons?: string[];
  headings?: string[];
  /** Links by a part of their name. */
  linksNamed?: Record<string, string>;
  /** Texts that are part of the screen without being seen at first: options, or what assistive technology reads of the page. */
  holds?: string[];
  /** Where the screen leads by itself. */
  endsAt?: string;
};

/** What everybody may see. */
export const publicRows: Row[] = [
  {
    section: '2',
    quote: "Calls to action 'Build Your Resume' and 'Start Building Now' lead to /resume-editor.",
    path: '/',
    links: { 'Build Your Resume': '/resume-editor', 'Start Building Now': '/resume-editor' },
  },
  {
    section: '1',
    quote:
      '98% ATS success, 200K+ users, 4.9/5 rating, 90% higher interview rate, 24h average time to first interview request',
    path: '/',
    sees: [
      '98%',
      'ATS success',
      '200K+',
      'users',
      '4.9/5',
      'rating',
      '90%',
      'higher interview rate',
      '24h',
      'average time to first interview request',
    ],
  },
  {
    section: '2',
    quote: 'Six feature cards and a button to the dashboard.',
    path: '/features',
    sees: [
      'Resume building',
      'ATS pass checks',
      'Job description matching',
      'Content suggestions',
      'Industry insights and performance analytics',
      'LinkedIn optimization and career guidance',
    ],
    links: { 'Go to the dashboard': '/dashboard' },
  },
  {
    section: '9',
    quote:
      'up to 3 resume versions, basic ATS optimization, standard templates, email support, basic export formats (PDF)',
    path: '/pricing',
    sees: [
      'Up to 3 resume versions',
      'Basic ATS optimization',
      'Standard templates',
      'Email support',
      'Basic export formats (PDF)',
    ],
  },
  {
    section: '9',
    quote:
      'up to 45 resume versions, advanced ATS optimization, priority email support, advanced export formats, custom branding options',
    path: '/pricing',
    sees: [
      'Up to 45 resume versions',
      'Advanced ATS optimization',
      'Priority email support',
      'Advanced export formats',
      'Custom branding options',
    ],
  },
  {
    section: '9',
    quote:
      'unlimited resume versions, AI content suggestions, custom template creation, priority 24/7 support, 30-day job search guarantee',
    path: '/pricing',
    sees: [
      'Unlimited resume versions',
      'AI content suggestions',
      'Custom template creation',
      'Priority 24/7 support',
      '30-day job search guarantee',
    ],
  },
  {
    section: '2',
    quote:
      'Login fields: email, password. Password fields have a show/hide toggle. A Google sign-in button is available.',
    path: '/login',
    fields: ['Email', 'Password'],
    buttons: ['Show password', 'Continue with Google', 'Sign In'],
  },
  {
    section: '2',
    quote: 'Register fields: name, email, password, confirmPassword.',
    path: '/register',
    fields: ['Name', 'Email', 'Password', 'Confirm password'],
    buttons: ['Show password', 'Show confirm password', 'Continue with Google', 'Sign Up'],
  },
  { section: '2', quote: 'Asks for an email.', path: '/forgot-password', fields: ['Email'] },
  {
    section: '2',
    quote: "falls back to the text 'your email'",
    path: '/verify-email',
    sees: ['your email'],
  },
  {
    section: '2',
    quote: "404 page 'Page not found' with a 'Go back home' link.",
    path: '/no/such/address',
    sees: ['Page not found'],
    links: { 'Go back home': '/' },
  },
  {
    section: '2',
    quote:
      'Links to Home, Features, Pricing and Dashboard. Contact details: … the cities Toronto, Brampton and Hamilton.',
    path: '/terms',
    sees: ['Toronto, Brampton, Hamilton'],
    links: { Features: '/features', Dashboard: '/dashboard' },
  },
];

/** Screens that ask for a sign-in, in the specification's order. */
export const protectedPaths = [
  '/dashboard',
  '/resume-creation-options',
  '/template-selection',
  '/guided-resume-creation',
  '/resume-editor',
  '/optimize-resume',
  '/optimize-linkedin',
];

/** What a person who is signed in finds. */
export const signedInRows: Row[] = [
  {
    section: '2',
    quote: 'Three action cards: Build Resume, Get Optimized Resume, Optimize LinkedIn Profile',
    path: '/dashboard',
    sees: [
      'Build Resume',
      'Get Optimized Resume',
      'Optimize LinkedIn Profile',
      'Resume Score',
      'ATS Match Rate',
      'Industry Rank',
    ],
    links: { 'Upgrade Plan': '/pricing' },
  },
  {
    section: '2',
    quote: "Title 'Create Your Resume'. … A 'Why Choose' block lists AI-Powered, ATS-Optimized, Professional.",
    path: '/resume-creation-options',
    sees: [
      'Create Your Resume',
      'Build from Scratch',
      'Upload Existing Resume',
      'Upload LinkedIn Profile',
      'AI-Powered',
      'ATS-Optimized',
      'Professional',
    ],
  },
  {
    section: '2',
    quote: "Title 'Choose Your Template'. … Its label is 'Select a Template to Continue'",
    path: '/template-selection',
    sees: [
      'Choose Your Template',
      'Modern Professional',
      'Executive Classic',
      'Creative Edge',
      'Minimal Clean',
      'Tech Innovator',
      'Popular',
    ],
    buttons: ['Select a Template to Continue'],
  },
  {
    section: '2',
    quote: 'a Personal Information form (Full Name, Job Title, Email, Phone, Location, Website, LinkedIn)',
    path: '/resume-editor',
    sees: ['Personal Information'],
    fields: ['Full Name', 'Job Title', 'Email', 'Phone', 'Location', 'Website', 'LinkedIn'],
    buttons: ['Save Draft', 'Download PDF', 'Add Section'],
  },
  {
    section: '5',
    quote: 'Hint text says PDF up to 10MB',
    path: '/optimize-resume',
    fields: ['Full name', 'Email', 'Job description'],
  },
  {
    section: '3',
    quote: 'fullName, email, targetRole, industry, location, careerStage, careerGoals, linkedinProfile (PDF file)',
    path: '/optimize-linkedin',
    fields: ['Full name', 'Email', 'Target role', 'Industry', 'Location', 'Career stage', 'Career goals'],
  },
];

/** Messages of section 5 for a form that is sent empty or wrong. */
export const refusals: { path: string; fill: Record<string, string>; submit: string; says: string[] }[] = [
  { path: '/login', fill: {}, submit: 'Sign In', says: ['Email is required', 'Password is required'] },
  {
    path: '/login',
    fill: { Email: 'not an address', Password: '12345' },
    submit: 'Sign In',
    says: ['Invalid email format', 'Password must be at least 6 characters'],
  },
  {
    path: '/register',
    fill: { Name: '   ', Password: '123456', 'Confirm password': '123457' },
    submit: 'Sign Up',
    says: ['Name is required', 'Email is required', 'Passwords do not match'],
  },
  {
    path: '/forgot-password',
    fill: { Email: 'nobody' },
    submit: 'Send',
    says: ['Invalid email format'],
  },
];

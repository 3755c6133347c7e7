/**
 * The product's name and how to reach the people behind it. An operator edits this file; mails and pages carry the name
 * too, from `packages/schema/src/product.ts`, and a test says where the two differ.
 */
export const brand = {
  name: 'Shortlist',
  email: 'hello@shortlist.example',
  enterpriseEmail: 'enterprise@shortlist.example',
  phones: ['+1 (416) 555-0142', '+1 (905) 555-0177'],
  cities: ['Toronto', 'Brampton', 'Hamilton'],
  links: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/shortlist-example' },
    { label: 'Blog', url: 'https://blog.shortlist.example' },
    { label: 'Status', url: 'https://status.shortlist.example' },
  ],
} as const;

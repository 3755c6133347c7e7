/** The product's name in mails, files and the calls' description; the site's stands in `apps/web/src/content/brand.ts`. */
export const productName = 'Shortlist';

/** The foot of every page that a plan without branding sets. */
export const createdWith = `Created with ${productName}`;

/** Stands in the built public pages where the site's address belongs; the server puts `SITE_URL` in its place. */
export const siteAddressMark = 'https://site-address.invalid';

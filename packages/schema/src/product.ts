/** The product's name in mails, files and the calls' description; the site's stands in `apps/web/src/content/brand.ts`. */
export const productName = 'Shortlist';

/** The foot of every page that a plan without branding sets. */
export const createdWith = `Created with ${productName}`;

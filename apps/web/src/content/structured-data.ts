import { paths } from '../app/paths.ts';
import { brand } from './brand.ts';
import { currency, plans } from './plans.ts';
import { faq } from './pricing.ts';

/** What search engines may read of a page as data (schema.org); undefined where there is nothing to say. */
export function structuredData(path: string, siteUrl: string): object | undefined {
  if (path === paths.home) return application(siteUrl);
  if (path === paths.pricing) return questions();
  return undefined;
}

function application(siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: brand.name,
    description: brand.description,
    url: `${siteUrl}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    offers: plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      price: (plan.price / 100).toFixed(2),
      priceCurrency: currency,
    })),
  };
}

function questions(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

import { paths } from '../app/paths.ts';
import { brand } from './brand.ts';
import { currency, plans } from './plans.ts';
import { describeProduct } from './site/pages.ts';
import { listQuestions } from './site/pricing.ts';

/** What search engines may read of a page as data (schema.org), in the language of the moment; undefined where there is nothing to say. `address` is the page's own. */
export function structuredData(path: string, address: string): object | undefined {
  if (path === paths.home) return application(address);
  if (path === paths.pricing) return questions();
  return undefined;
}

function application(address: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: brand.name,
    description: describeProduct(),
    url: address,
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
    mainEntity: listQuestions().map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

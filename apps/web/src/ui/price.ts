import { formatsTag } from '../language/formats-tag.ts';

/** A price in minor units as people read it; whole amounts without decimals. `currency` is an ISO 4217 code. */
export function formatPrice(minor: number, currency: string): string {
  const digits = minor % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(formatsTag(), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 100);
}

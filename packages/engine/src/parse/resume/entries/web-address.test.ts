import { expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

it.each(['https://a.example/b', 'www.a.example', 'a.example/b', 'my-shop.co.uk', 'firma.xn--vermgensberatung-pwb'])(
  '%s is a web address',
  (text) => expect(isWebAddress(text)).toBe(true),
);

it.each(['St.-Anna-Klinik', 'St. Anna', 'A.-B. Werke', 'Hafen', '-a.example', 'a..b', '3.259/4.0', '8.02', 'St.Anne'])(
  '%s is none',
  (text) => expect(isWebAddress(text)).toBe(false),
);

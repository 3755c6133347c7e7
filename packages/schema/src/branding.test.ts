import { expect, test } from 'vitest';
import { type Branding, brandLayout } from './branding.ts';
import { createdWith } from './product.ts';

const logo = 'data:image/png;base64,AAAA';
const house = { name: 'Harbour College', accentColor: '#113355', footer: 'Harbour College', logo: `${logo}BBBB` };
const own: Branding = { included: true, logo, organization: null };
const layout = { paper: 'a4', accentColor: '#aa2200' } as const;

test('without branding in the plan, a page has the template’s accent and our line at its foot', () => {
  expect(brandLayout({ ...layout, logo, footer: 'Mine' }, 'own', { ...own, included: false })).toEqual({
    paper: 'a4',
    footer: createdWith,
  });
});

test('with branding, a page has the person’s accent and nothing at its foot, or the logo that they chose', () => {
  expect(brandLayout(layout, undefined, own)).toEqual(layout);
  expect(brandLayout(layout, 'own', own)).toEqual({ ...layout, logo });
  expect(brandLayout(layout, 'own', { ...own, logo: null })).toEqual(layout);
});

test('a member’s pages carry what the organisation had set up, until they choose otherwise', () => {
  const member: Branding = { ...own, organization: house };
  const { footer, logo: theirs, accentColor } = house;
  expect(brandLayout({}, undefined, member)).toEqual({ footer, logo: theirs, accentColor });
  expect(brandLayout(layout, 'organization', member)).toEqual({ ...layout, footer, logo: theirs });
  expect(brandLayout({}, 'own', member)).toEqual({ logo });
  expect(brandLayout({}, 'none', member)).toEqual({});
});

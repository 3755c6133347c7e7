/** How a portrait is drawn: flat shapes, made for this project. */
export type Portrait = {
  skin: string;
  hair: string;
  top: string;
  ground: string;
  cut: 'short' | 'bun' | 'long' | 'curls' | 'bald' | 'scarf';
  glasses?: boolean;
  beard?: boolean;
};

export type Person = { author: string; location: string; portrait: Portrait };

/** Who speaks on the landing page: SAMPLE CONTENT, fictional people. Their words are in `site/testimonials.ts`. */
export const people = {
  nurse: {
    author: 'Amara Diallo',
    location: 'Toronto',
    portrait: { skin: '#7a4a2f', hair: '#241813', top: '#2f6b5a', ground: '#e6d9c3', cut: 'curls' },
  },
  developer: {
    author: 'Daniel Kowalczyk',
    location: 'Hamilton',
    portrait: {
      skin: '#e6b995',
      hair: '#6d4a2c',
      top: '#34405a',
      ground: '#d5dfd8',
      cut: 'short',
      glasses: true,
      beard: true,
    },
  },
  marketer: {
    author: 'Sofia Marchetti',
    location: 'Brampton',
    portrait: { skin: '#edc4a3', hair: '#3a241b', top: '#a34a35', ground: '#eadfce', cut: 'long' },
  },
  supervisor: {
    author: 'Harpreet Gill',
    location: 'Brampton',
    portrait: { skin: '#b27a50', hair: '#b5542c', top: '#3d4a42', ground: '#e3e0d2', cut: 'scarf', beard: true },
  },
  analyst: {
    author: 'Mei-Lin Zhou',
    location: 'Toronto',
    portrait: { skin: '#f0cfae', hair: '#1d1a1c', top: '#5b4a7a', ground: '#dce0e4', cut: 'bun', glasses: true },
  },
  teacher: {
    author: 'Owen Fraser',
    location: 'Hamilton',
    portrait: { skin: '#e9c0a0', hair: '#8a8078', top: '#7a5a2c', ground: '#e0dccf', cut: 'bald', beard: true },
  },
} satisfies Record<string, Person>;

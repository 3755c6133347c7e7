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

export type Testimonial = {
  quote: string;
  author: string;
  role: string;
  industry: string;
  location: string;
  portrait: Portrait;
};

/** Voices of the landing page. They are SAMPLE CONTENT with fictional people: replace them with true ones before launch. */
export const testimonials: Testimonial[] = [
  {
    quote:
      'The requirement table told me in a minute why I never heard back: my license stood in the page header, where no system reads it.',
    author: 'Amara Diallo',
    role: 'Registered Nurse',
    industry: 'Health care',
    location: 'Toronto',
    portrait: { skin: '#7a4a2f', hair: '#241813', top: '#2f6b5a', ground: '#e6d9c3', cut: 'curls' },
  },
  {
    quote: 'It asked me whether I had used Kafka instead of writing that I had. That is when I began to trust it.',
    author: 'Daniel Kowalczyk',
    role: 'Backend Developer',
    industry: 'Software',
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
  {
    quote: 'Three postings, three versions, one evening. Every line was still mine.',
    author: 'Sofia Marchetti',
    role: 'Marketing Manager',
    industry: 'Consumer goods',
    location: 'Brampton',
    portrait: { skin: '#edc4a3', hair: '#3a241b', top: '#a34a35', ground: '#eadfce', cut: 'long' },
  },
  {
    quote: 'After twenty years on site I had four pages. It showed me which half of them the employer had asked for.',
    author: 'Harpreet Gill',
    role: 'Construction Supervisor',
    industry: 'Construction',
    location: 'Brampton',
    portrait: { skin: '#b27a50', hair: '#b5542c', top: '#3d4a42', ground: '#e3e0d2', cut: 'scarf', beard: true },
  },
  {
    quote:
      'My headline used to say ‘open to opportunities.’ Now it says what I do, and recruiters write about exactly that.',
    author: 'Mei-Lin Zhou',
    role: 'Financial Analyst',
    industry: 'Banking',
    location: 'Toronto',
    portrait: { skin: '#f0cfae', hair: '#1d1a1c', top: '#5b4a7a', ground: '#dce0e4', cut: 'bun', glasses: true },
  },
  {
    quote:
      'I read the letter twice, changed one word, and sent it. I have never done that with anything a program wrote.',
    author: 'Owen Fraser',
    role: 'Secondary School Teacher',
    industry: 'Education',
    location: 'Hamilton',
    portrait: { skin: '#e9c0a0', hair: '#8a8078', top: '#7a5a2c', ground: '#e0dccf', cut: 'bald', beard: true },
  },
];

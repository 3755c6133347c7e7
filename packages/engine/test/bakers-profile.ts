import { parseLinkedin } from '../src/parse/linkedin/parse-linkedin.ts';
import { makeLinkedin, type Profile } from './make-linkedin.ts';

/** A fictional baker's profile, as LinkedIn saves it. */
export const bakersProfile = (): Profile => ({
  sidebar: [
    { heading: 'Contact', entries: [['+44 20 7946 0123 (Mobile)'], ['ada@quist.example']] },
    { heading: 'Top Skills', entries: [['Sourdough'], ['Food safety']] },
    { heading: 'Languages', entries: [['Swedish (Native or Bilingual)'], ['English (Full', 'Professional)']] },
    { heading: 'Certifications', entries: [['Food Hygiene and Safety', 'Level 3'], ['First Aid']] },
    { heading: 'Honors-Awards', entries: [['Loaf of the Year']] },
  ],
  links: [['www.linkedin.com/in/ada-', 'quist', '(LinkedIn)'], ['quist.example (Personal)'], ['rye.example (Company)']],
  name: 'Ada Quist',
  headline: ['Head Baker at Rye & Co | Sourdough'],
  place: 'London, England, United Kingdom',
  main: [
    {
      heading: 'Summary',
      lines: [
        ['summary', 'I bake bread for people who like to chew, every day of the week,'],
        ['summary', 'and teach others how.'],
      ],
    },
    {
      heading: 'Experience',
      lines: [
        ['company', 'Rye & Co'],
        ['total', '5 years 6 months'],
        ['title', 'Head Baker'],
        ['dates', 'March 2020 - Present (3 years)'],
        ['place', 'London'],
        ['first', '• Cut waste by 12 % in two years with a new plan for the whole week'],
        ['next', 'and its weekend'],
        ['next', '• Trained four apprentices'],
        ['title', 'Baker'],
        ['dates', 'October 2017 - February 2020 (2 years 5 months)'],
        ['company', 'Mill Lane Bakery'],
        ['title', 'Junior Baker'],
        ['dates', '2015 - 2017 (2 years)'],
        ['first', 'Shaped loaves'],
      ],
    },
    {
      heading: 'Education',
      lines: [
        ['school', 'Leeds City College'],
        ['degree', 'Diploma, Professional Bakery · (September 2013 - July 2015)'],
        ['school', 'Uppsala School'],
      ],
    },
  ],
});

/** What is read of it, after a change. */
export const parseProfile = (change: (profile: Profile) => void = () => {}): ReturnType<typeof parseLinkedin> => {
  const sample = bakersProfile();
  change(sample);
  return parseLinkedin(makeLinkedin(sample));
};

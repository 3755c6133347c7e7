import { expect, it } from 'vitest';
import { asksForBareYears, asksForSchooling, canBeAsked, saysManner } from './forms-of-demand.ts';

it.each(['Min 1 year (preferred)', '2+ years of experience', 'Mindestens 3 Jahre Erfahrung'])(
  'a demand for years that names no work: %s',
  (text) => expect(asksForBareYears(text)).toBe(true),
);

it.each(['5 лет опыта в бухгалтерии', '3 years of carpentry', '', '—'])('no demand for bare years: %j', (text) =>
  expect(asksForBareYears(text)).toBe(false),
);

it('a row of figures before another word is read at once', () => {
  const begun = performance.now();
  asksForBareYears(`2 years of experience ${'1'.repeat(5_000)} x`);
  asksForBareYears(`Minimum 5 years of experience ${'1 '.repeat(5_000)} x`);
  expect(performance.now() - begun).toBeLessThan(200);
});

it.each([
  'Vous êtes titulaire du permis C',
  'Vous êtes infirmier diplômé d’État',
  'Vous êtes électricien confirmé',
  'You are trained in first aid',
  'Je bent in het bezit van rijbewijs C',
  'Eres enfermera titulada',
  'Du bist examinierte Pflegefachkraft',
  'Sie arbeiten sicher mit SAP',
  'Soins infirmiers au sein d’une équipe de soins',
])('who the reader is says no manner: %s', (text) => expect(saysManner(text)).toBe(false));

it.each(['Vous êtes créatif.ve !', 'Vous êtes une personne curieuse', 'You will be trained by your team'])(
  'a bent is a manner: %s',
  (text) => expect(saysManner(text)).toBe(true),
);

it.each([
  'Experiencia en estudios de mercado',
  'Estudios de viabilidad',
  'Provide technical education to clients',
  'Diplôme de secouriste',
  'Diploma di primo soccorso',
  'Experience in secondary education',
])('work and papers are no schooling: %s', (text) => expect(asksForSchooling(text)).toBe(false));

it.each([
  'Estudios superiores en Química',
  'Completed vocational education',
  'High school diploma',
  'Diplôme d’ingénieur',
  'Ensino técnico',
])('schooling: %s', (text) => expect(asksForSchooling(text)).toBe(true));

it.each(['a) Welding of pipes', '1) Forklift licence', 'Baking bread :)', 'Welding (MIG)'])(
  'a bracket that only closes leaves nothing open: %s',
  (text) => expect(canBeAsked(text)).toBe(true),
);

it('a bracket that stays open is no whole demand', () => expect(canBeAsked('Welding (MIG')).toBe(false));

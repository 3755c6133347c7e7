import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const write = (resume: Resume, posting: string, language: string): string =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', language })
    .letter.paragraphs.join(' ')
    .replace(/\u00a0|\u202f/g, ' ');

const spaniard: Resume = {
  basics: { name: 'Elena Robles', email: 'elena.robles@example.es' },
  work: [
    {
      name: 'Talleres Alerce S.L.',
      position: 'Administrativa',
      startDate: '2019',
      highlights: ['Gestión de pedidos y albaranes', 'Atención telefónica a clientes'],
    },
  ],
};
const german: Resume = {
  basics: { name: 'Petra Wendt', email: 'petra.wendt@example.de' },
  work: [
    {
      name: 'Modehaus Lärche',
      position: 'Verkäuferin',
      startDate: '2019',
      highlights: ['Beratung der Kundinnen in der Schuhabteilung', 'Kassieren und Tagesabschluss'],
    },
  ],
  languages: [{ language: 'Türkisch', fluency: 'gut (B2)' }],
  certificates: [{ name: 'Versorgungsassistentin in der Hausarztpraxis (VERAH)' }],
};

const spanishPosting = (purpose: string): string =>
  `Administrativa\nCartones Alerce, S.A.\n\nSobre nosotros\n${purpose}\n\nFunciones\n- Gestión de pedidos\n\nRequisitos\n- Experiencia en administración`;
const germanPosting = (purpose: string): string =>
  `Verkäuferin (m/w/d)\nSchuhhaus Ahorn KG\n\nÜber uns\n${purpose}\n\nIhre Aufgaben\n- Beratung und Verkauf\n\nIhr Profil\n- Erfahrung im Verkauf\n- Kenntnisse in Türkisch\n- Weiterbildung zur VERAH von Vorteil`;

describe('what an employer says of itself as "we", told to it', () => {
  it('in Spanish, verb for verb', () => {
    const told = write(
      spaniard,
      spanishPosting('Fabricamos cajas de cartón y vendemos nuestros envases en toda España.'),
      'es',
    );
    expect(told).toContain('Ustedes fabrican cajas de cartón y venden sus envases en toda España.');
  });

  it.each([
    'Servimos comidas a los colegios de la comarca desde hace diez años.',
    'Somos una empresa familiar de envases de cartón ondulado.',
  ])('not where a verb may change its stem, nor where nothing is done: %s', (purpose) => {
    expect(write(spaniard, spanishPosting(purpose), 'es')).not.toMatch(/Ustedes|En ese entorno/);
  });

  it('in German behind the words that the sentence begins with', () => {
    const told = write(
      german,
      germanPosting('Seit 1926 führen wir als Familienbetrieb Schuhe und Taschen für Damen und Kinder.'),
      'de',
    );
    expect(told).toContain(
      'Seit 1926 führen Sie als Familienbetrieb Schuhe und Taschen für Damen und Kinder. In diesem Umfeld möchte ich gern arbeiten.',
    );
  });
});

describe('papers and languages of a German letter', () => {
  const told = write(german, germanPosting('Wir verkaufen Schuhe und Taschen in der Altstadt von Essen.'), 'de');

  it('are told by the letters that the posting asks for', () => {
    expect(told).toContain('Ich bin ausgebildete Versorgungsassistentin in der Hausarztpraxis (VERAH).');
  });

  it('have no bracket within a bracket', () => {
    expect(told).toContain('Ich spreche Türkisch (gut, B2).');
  });
});

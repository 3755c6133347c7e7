import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const write = (resume: Resume, posting: string, language: string): string => {
  const { sender, paragraphs } = optimiseResume({
    resume,
    posting: readPosting(posting),
    now: '2026-06-01',
    language,
  }).letter;
  return [sender.location, ...paragraphs].join('\n').replace(/\u00a0|\u202f/g, ' ');
};

const nurse = (summary: string, position = 'Enfermero'): Resume => ({
  basics: { name: 'Iago Valcárcel', email: 'iago@example.es', location: { city: 'SANTANDER' } },
  work: [
    { name: 'Hospital del Norte', position, startDate: '2023-05', highlights: ['Canalización de catéteres venosos'] },
    { name: 'Clínica Sauce', position, startDate: '2017-08', endDate: '2022-08', summary },
  ],
});
const nursing = 'Enfermero\nClínica Acebo, Zaragoza\n\nRequisitos\n- Canalización de catéteres venosos\n';

describe('years of work', () => {
  it('are counted from the dates of jobs that state none of their own', () => {
    expect(write(nurse('Cuidados de planta.'), nursing, 'es')).toContain('8 años de experiencia como enfermero');
  });

  it.each([
    ['es', 'Múltiples contratos por un total de 2 años laborales.'],
    ['es', 'Contratos de refuerzo (24 meses en total).'],
    ['en', 'Several contracts, two years in total.'],
    ['de', 'Mehrere Verträge, insgesamt 2 Jahre.'],
    ['fr', 'Plusieurs contrats, soit 18 mois au total.'],
    ['pt', 'Vários contratos, num total de 2 anos.'],
    ['it', 'Vari contratti per complessivi 2 anni.'],
    ['nl', 'Meerdere contracten, in totaal 2 jaar.'],
  ])('are not counted from its dates where a job states them itself (%s: %s)', (_, summary) => {
    expect(write(nurse(summary), nursing, 'es')).not.toContain('años de experiencia');
  });

  it('are counted where a job states the time of something else', () => {
    expect(write(nurse('Atención a un total de 40 niños de 2 años.'), nursing, 'es')).toContain('años de experiencia');
  });
});

describe('words in capitals', () => {
  it('are written small in a sentence, as a title or a town', () => {
    const letter = write(nurse('Cuidados de planta.', 'ENFERMERO'), nursing, 'es');
    expect(letter).toContain('8 años de experiencia como enfermero');
    expect(letter).toContain('Soy enfermero en el Hospital del Norte');
    expect(letter).toContain('Santander');
    expect(letter).not.toMatch(/ENFERMERO|SANTANDER/);
  });

  it('stay where they are letters of an abbreviation or a name among others', () => {
    const own: Resume = {
      basics: { name: 'Nora Field' },
      work: [
        { name: 'DROMVIK', position: 'CFO', startDate: '2023-05', highlights: ['Led the yearly budget of 3 sites'] },
        { name: 'Larch Depot', position: 'Accountant', startDate: '2017-08', endDate: '2022-08' },
      ],
    };
    const letter = write(own, 'CFO\nAlder Mills, Leeds\n\nRequirements\n- Yearly budget\n', 'en');
    expect(letter).toContain('CFO at DROMVIK');
  });

  it('are calmed as employers and schools where all in the file are set so', () => {
    const own: Resume = {
      basics: { name: 'Nora Field' },
      work: [
        {
          name: 'DROMVIK',
          position: 'Accountant',
          startDate: '2023-05',
          highlights: ['Led the yearly budget of 3 sites'],
        },
        { name: 'LARCH DEPOT', position: 'Bookkeeper', startDate: '2017-08', endDate: '2022-08' },
        { name: 'TORVIKS', position: 'Clerk', startDate: '2015-08', endDate: '2017-08' },
      ],
    };
    const letter = write(own, 'Accountant\nAlder Mills, Leeds\n\nRequirements\n- Yearly budget\n', 'en');
    expect(letter).toContain('Dromvik');
  });
});

const french = (area: string): Resume => ({
  basics: { name: 'Maude Kerval' },
  work: [
    { name: 'Atelier Trégor', position: 'Développeuse', startDate: '2019', highlights: ['Développement de sites'] },
  ],
  education: [{ institution: 'Université de Torvik', studyType: 'Master 2', area, endDate: '2018' }],
});

it.each([
  'Informatique et Communication à l’',
  'Informatique et Communication de la',
  'Informatique et Communication,',
])('a field of studies does not end in the air: %s', (area) => {
  const posting = 'Développeuse\nMaison Kerbrat, Brest\n\nProfil\n- Master en informatique\n- Développement de sites\n';
  expect(write(french(area), posting, 'fr')).toContain('master 2 (Informatique et Communication).');
});

const speaks = (fluency: string, language: string, name: string): string => {
  const own: Resume = {
    basics: { name: 'Nora Field' },
    work: [{ name: 'Larch Depot', position: 'Manager', startDate: '2019', highlights: ['Led the yearly budget'] }],
    languages: [{ language: name, fluency }],
  };
  const demand: Record<string, string> = {
    en: 'Requirements\n- English',
    de: 'Ihr Profil\n- Englisch',
    fr: 'Profil\n- Anglais',
    es: 'Requisitos\n- Inglés',
    pt: 'Requisitos\n- Inglês',
    it: 'Requisiti\n- Inglese',
    nl: 'Functie-eisen\n- Engels',
  };
  return write(own, `Manager\nAlder Mills\n\n${demand[language]}\n`, language);
};

it.each([
  ['Full professional', 'en', 'English', 'I speak very good English.'],
  ['Full Professional Proficiency', 'de', 'Englisch', 'Ich spreche sehr gut Englisch.'],
  ['Compétence professionnelle complète', 'fr', 'Anglais', 'Je parle très bien anglais.'],
  ['Courant', 'fr', 'Anglais', 'Je parle un anglais courant.'],
  ['Competencia profesional completa', 'es', 'Inglés', 'Hablo muy bien inglés.'],
  ['Full Professional', 'pt', 'Inglês', 'Falo inglês.'],
  ['Conoscenza professionale completa', 'it', 'Inglese', 'Parlo inglese.'],
  ['Volledige professionele vaardigheid', 'nl', 'Engels', 'Ik spreek Engels.'],
  ['Elementary proficiency', 'de', 'Englisch', 'Ich spreche Englisch (Grundkenntnisse).'],
  ['Professional working', 'en', 'English', 'I speak good English.'],
  ['Professional Working', 'es', 'Inglés', 'Hablo inglés (buen nivel).'],
])('a level of a form is told as people say it (%s, %s)', (fluency, language, name, sentence) => {
  expect(speaks(fluency, language, name)).toContain(sentence);
});

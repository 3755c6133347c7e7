import { describe, expect, it } from 'vitest';
import { placeEmployer } from '../titles/place-employer.ts';
import { smallTitle } from '../titles/small-title.ts';
import { tellJob } from '../titles/tell-job.ts';
import { sayDone } from './say-done.ts';
import { sayGerman } from './say-german.ts';
import { sayRomance } from './say-romance.ts';

describe('what was achieved', () => {
  it.each([
    [
      'it',
      'Riduzione dei tempi medi di incasso da 75 a 60 giorni',
      'Ho ridotto i tempi medi di incasso da 75 a 60 giorni',
    ],
    ['pt', 'Redução do prazo de entrega de 5 para 3 dias', 'Reduzi o prazo de entrega de 5 para 3 dias'],
    ['nl', 'Invoeren van het elektronisch dossier', 'Heb het elektronisch dossier ingevoerd'],
    ['it', 'Gestione dello scadenzario', undefined],
    ['it', 'Riduzione dei costi e gestione del magazzino', undefined],
  ])('is told as a deed (%s): %s', (language, line, expected) => {
    expect(sayDone(line, language)).toBe(expected);
  });

  it.each([
    [
      'Implantación del archivo digital, que ahorra unas 10 horas al mes',
      'implanté el archivo digital, que ahorra unas 10 horas al mes',
    ],
    ['Entrega de 3 obras antes de plazo', 'entregué 3 obras antes de plazo'],
    ['Redujo las averías repetidas un 20 %', 'reduje las averías repetidas un 20 %'],
    ['Organizó los turnos de 12 personas', 'organicé los turnos de 12 personas'],
  ])('was done once, in a job that runs: %s', (line, expected) => {
    expect(sayRomance(line, 'es', { current: true })).toEqual({ text: expected, isPast: true });
  });
});

describe('nouns of work', () => {
  it('take an article each', () => {
    expect(sayRomance('Pétrissage, façonnage et cuisson', 'fr', { current: false })?.text).toBe(
      'le pétrissage, le façonnage et la cuisson',
    );
    expect(sayRomance('Transmissions ciblées et relation avec les familles', 'fr', { current: true })?.text).toBe(
      'les transmissions ciblées et la relation avec les familles',
    );
    expect(sayGerman('Grund- und Behandlungspflege auf einer Station mit 32 Betten')?.text).toBe(
      'die Grund- und Behandlungspflege auf einer Station mit 32 Betten',
    );
    expect(sayGerman('Be- und Entladen mit Mitnahmestapler')?.text).toBe('das Be- und Entladen mit Mitnahmestapler');
  });
});

describe('a job in a sentence', () => {
  const job = { employer: 'Laiterie du Forez', since: '2017', until: '2019' };
  it('has ended in the tense of what is over, at a house with its article', () => {
    expect(tellJob({ ...job, title: 'Technicien de Maintenance' }, 'fr')).toBe(
      'De 2017 à 2019, j’ai été technicien de maintenance à la Laiterie du Forez.',
    );
    expect(placeEmployer('Éducation nationale', 'fr')).toBe('à l’Éducation nationale');
  });

  it('was a stay, not a person, where the title names one', () => {
    const stay = { employer: 'Vogt GmbH', since: '2023', until: '2023' };
    expect(tellJob({ ...stay, title: 'Praktikum' }, 'de')).toBe(
      'Im Jahr 2023 habe ich ein Praktikum bei der Vogt GmbH absolviert.',
    );
    expect(tellJob({ ...stay, title: 'Prácticas' }, 'es')).toBe('En 2023 hice prácticas en Vogt GmbH.');
  });

  it.each([
    ['Développeuse PHP', 'développeuse PHP'],
    ['Responsabile Amministrativa', 'responsabile amministrativa'],
    ['Analista de Dados Pleno', 'analista de dados pleno'],
    ['Key Account Manager', 'Key Account Manager'],
    ['DSI', 'DSI'],
  ])('stands small, but for abbreviations and English titles: %s', (title, expected) => {
    expect(smallTitle(title)).toBe(expected);
  });
});

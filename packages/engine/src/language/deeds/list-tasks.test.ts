import { describe, expect, it } from 'vitest';
import { listTasks } from './list-tasks.ts';
import { tellDeeds } from './tell-deeds.ts';

const tell = (line: string, language: string, current = false): string[] =>
  tellDeeds([{ line, current, facts: [] }], language).map(({ sentence }) => sentence);

describe('a line of tasks', () => {
  it('stands behind a colon, where names need no article', () => {
    expect(tell('Saisie des écritures (Sage), rapprochements bancaires', 'fr')).toEqual([
      'Mon travail comprenait : saisie des écritures (Sage), rapprochements bancaires.',
    ]);
    expect(tell('manutenzione impianti condominiali, reperibilità', 'it', true)).toEqual([
      'Il mio lavoro comprende: manutenzione impianti condominiali, reperibilità.',
    ]);
    expect(tell('Aufnahme, Wundversorgung, Visiten', 'de')).toEqual([
      'Zu meinen Aufgaben dort gehörten: Aufnahme, Wundversorgung, Visiten.',
    ]);
  });

  it.each([
    ['fr', 'Mise en place de Pennylane, délai passé de 52 à 38 jours'],
    ['fr', 'Baisse des impayés de 12 %'],
    ['es', 'Gestión de equipos, reduciendo los costes'],
    ['de', 'Einführung der App, Quote von 6 auf 2 gesenkt'],
  ])('is none where it tells what came of it (%s: %s)', (language, line) => {
    expect(listTasks(line, language)).toBeUndefined();
  });
});

it('German tells of a line of two things only the one that its verb belongs to', () => {
  expect(tell('Einführung der Lagerungs-App, Dekubitusrate von 6 % auf 2,5 % gesenkt', 'de')).toEqual([
    'Dort habe ich bei der Einführung der Lagerungs-App die Dekubitusrate von 6 % auf 2,5 % gesenkt.',
  ]);
});

it('German gives each of two tasks in one line its article', () => {
  expect(tell('Kalkulation der Wochenkarte, Bestellung über FoodNotify', 'de', true)).toEqual([
    'Zu meinen Aufgaben dort gehören die Kalkulation der Wochenkarte sowie die Bestellung über FoodNotify.',
  ]);
});

it.each([
  [
    'fr',
    'Passage de Sage 100 à Pennylane en 2023',
    'Mon travail a compris le passage de Sage 100 à Pennylane en 2023.',
  ],
  ['fr', 'Suivi de la trésorerie', 'Mon travail comprend le suivi de la trésorerie.'],
  ['es', 'Mantenimiento de los hornos en 2023', 'Mi trabajo ha incluido el mantenimiento de los hornos en 2023.'],
])('a task of a year that is over is told as done in a job that runs (%s: %s)', (language, line, told) => {
  expect(tell(line, language, true)).toEqual([told]);
});

import { describe, expect, it } from 'vitest';
import { titleInSentence } from '../titles/title-in-sentence.ts';
import { isDeed } from './is-deed.ts';

describe('what a line tells', () => {
  it.each([
    'Laid off when site closed',
    'Made redundant in 2020',
    'Contract ended with the season',
    'Sabbatical in Peru',
    'Maternity leave',
    'Took 2 years off to care for my father',
    'Took two years out before this to care for my father',
    "Don't yet chart in Cerner; use Meditech now",
    'No experience with SAP',
    'No experience of accident reports',
    'Betriebsbedingt gekündigt nach Fusion',
    'Elternzeit für zwei Kinder',
    'Noch keine Erfahrung mit SAP',
    'Licenciement économique en 2021',
    'Congé parental de deux ans',
    'Fin de contrato por obra',
    'Excedencia por cuidado de hijos',
  ])('is no deed: %s', (line) => expect(isDeed(line)).toBe(false));

  it.each([
    'Closed the store each night',
    'Ran the dock two years without an accident',
    'Administered parental leave for 300 staff',
    'Took time off requests and planned the rota',
    'No-code tools built for 4 teams',
    'Bearbeitung der Elternzeitanträge',
    'Gestion des congés de 80 salariés',
    'Gestión de contratos y nóminas',
    'No reportable accidents since 2019',
    'Keine Reklamationen seit 2020',
    'Aucun accident en six ans',
  ])('is one: %s', (line) => expect(isDeed(line)).toBe(true));
});

describe('a title with a rank behind a slash', () => {
  it.each([
    ['Press Operator / Lead', 'Press Operator / Lead'],
    ['Cook/Supervisor', 'Cook / Supervisor'],
    ['SHIFT LEAD / DRIVER', 'Shift Lead'],
  ])('%s', (position, said) => expect(titleInSentence(position)).toBe(said));
});

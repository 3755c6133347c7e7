import { describe, expect, it } from 'vitest';
import { rewriteOther } from './rewrite-other.ts';

describe('a bullet in another language', () => {
  it.each([
    ['de', 'Verantwortlich für die Bestellung von Verbandsmaterial', 'Bestellung von Verbandsmaterial'],
    ['de', 'Ich war zuständig für die Schulung neuer Mitarbeitender', 'Schulung neuer Mitarbeitender'],
    ['de', 'Meine Aufgaben waren die Pflege der Stammdaten usw.', 'Pflege der Stammdaten'],
    ['de', 'Ich leitete ein Team von 6 Personen', 'Leitete ein Team von 6 Personen'],
    ['fr', 'Responsable de la gestion des plannings', 'Gestion des plannings'],
    ['fr', 'En charge du suivi des livraisons, etc.', 'Suivi des livraisons'],
    ['fr', 'J’ai réduit le délai de 10 à 6 jours', 'Réduit le délai de 10 à 6 jours'],
    ['es', 'Responsable de la gestión de pedidos', 'Gestión de pedidos'],
    ['es', 'Encargada de la atención al cliente etc.', 'Atención al cliente'],
    ['es', 'Gestioné exitosamente 40 cuentas', 'Gestioné 40 cuentas'],
  ])('loses in %s what hides the deed: %s', (language, line, text) => {
    expect(rewriteOther(line, language).text).toBe(text);
  });

  it.each([
    ['de', 'Betreuung von 620 Mitarbeitenden an drei Standorten'],
    ['de', 'Verantwortlich für Saucen und Fleisch'],
    ['fr', 'Mise en place d’un protocole ; chutes réduites de 30 %'],
    ['fr', 'Responsable de 12 magasins dans le Sud'],
    ['es', 'Responsable de tienda en Pamplona'],
    ['it', 'Responsabile della gestione dei turni'],
  ])('stays as it is in %s: %s', (language, line) => {
    expect(rewriteOther(line, language)).toEqual({ text: line, steps: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { answersRequirement } from './answers-requirement.ts';

describe('whether a line answers what is asked', () => {
  it.each([
    ['Coordination avec les médecins et les familles', 'Assurer le lien avec les médecins et les familles'],
    ['Cut food cost from 34% to 29%', 'Manage food cost, labor cost and inventory'],
    ['Gestion des stocks et des inventaires', 'Gérer les stocks et le merchandising'],
    ['Ran Kubernetes clusters', 'Operate K8s in production'],
  ])('“%s” answers “%s”', (line, asked) => expect(answersRequirement(line, asked)).toBe(true));

  it.each([
    [
      'Réduction des erreurs de médication de 40 % grâce à une double vérification',
      'Évaluer les besoins des patients à domicile',
    ],
    ['Puse en marcha un taller de refuerzo al que asisten 45 alumnos', 'Formar al claustro en herramientas digitales'],
    ['Vente au comptoir et tenue de la caisse', 'Ouvrir et fermer la boutique'],
    ['Betreuung von 40 Kunden in der Region', 'Planung von Einsätzen in der Werkstatt'],
  ])('by small words alone “%s” does not answer “%s”', (line, asked) =>
    expect(answersRequirement(line, asked)).toBe(false),
  );
});

import { describe, expect, it } from 'vitest';
import { ownGender, titleInGender } from './own-gender.ts';

describe('a title in two forms', () => {
  it.each([
    ['Krankenpflegerin', 'Gesundheits- und Krankenpfleger/in', 'de', 'Gesundheits- und Krankenpflegerin'],
    ['Softwareentwicklerin', 'Java-Entwickler:in Backend', 'de', 'Java-Entwicklerin Backend'],
    ['Industriekaufmann', 'Industriekaufmann/-frau', 'de', 'Industriekaufmann'],
    ['Altenpfleger', 'Pflegefachfrau/Pflegefachmann', 'de', 'Pflegefachmann'],
    ['Steuerfachangestellte', 'Lohnbuchhalter/in', 'de', 'Lohnbuchhalterin'],
    ['Steuerfachangestellter', 'Lohnbuchhalter/in', 'de', 'Lohnbuchhalter'],
    ['Bürofachkraft', 'Sachbearbeiter/in', 'de', 'Sachbearbeiter/in'],
    ['Vendeuse', 'Responsable adjoint(e) de boutique', 'fr', 'Responsable adjointe de boutique'],
    ['Vendeuse', 'Conseiller(ère) de vente', 'fr', 'Conseillère de vente'],
    ['Comptable', 'Assistant·e de direction', 'fr', 'Assistant·e de direction'],
    ['Auxiliar administrativa', 'Administrativo/a de facturación', 'es', 'Administrativa de facturación'],
    ['Electricista', 'Técnico/a de mantenimiento', 'es', 'Técnico/a de mantenimiento'],
  ])('%s applies for “%s” in her or his own (%s): %s', (own, title, language, expected) => {
    expect(titleInGender(title, ownGender([own], language), language)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { feminineTitle } from './feminine-title.ts';
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
    ['Impiegata amministrativa', 'Responsabile Amministrativo/a', 'it', 'Responsabile Amministrativa'],
    ['Electricista', 'Técnico/a de mantenimiento', 'es', 'Técnico/a de mantenimiento'],
  ])('%s applies for “%s” in her or his own (%s): %s', (own, title, language, expected) => {
    expect(titleInGender(title, ownGender([own], language), language)).toBe(expected);
  });
});

describe('a title that a posting writes in the man’s form for all', () => {
  it.each([
    ['de', 'Strategischer Einkäufer', 'Strategische Einkäuferin'],
    ['de', 'Personalreferent', 'Personalreferentin'],
    ['de', 'Elektroniker für Betriebstechnik', 'Elektronikerin für Betriebstechnik'],
    ['de', 'Industriekaufmann', 'Industriekauffrau'],
    ['de', 'Koch', 'Köchin'],
    ['de', 'Facharzt für Chirurgie', 'Fachärztin für Chirurgie'],
    ['de', 'Teamleitung Bürgerbüro', 'Teamleitung Bürgerbüro'],
    ['de', 'Teamleitung Lager', 'Teamleitung Lager'],
    ['de', 'Fachkraft Server und Netzwerke', 'Fachkraft Server und Netzwerke'],
    ['de', 'Sachbearbeiter Einkauf', 'Sachbearbeiterin Einkauf'],
    ['fr', 'Développeur full stack', 'Développeuse full stack'],
    ['fr', 'Technicien de maintenance', 'Technicienne de maintenance'],
    ['fr', 'Directeur commercial', 'Directrice commerciale'],
    ['fr', 'Ingénieur qualité', 'Ingénieure qualité'],
    ['fr', 'Acheteur', 'Acheteuse'],
    ['fr', 'Chef de rang', 'Cheffe de rang'],
    ['fr', 'Responsable comptable', 'Responsable comptable'],
    ['es', 'Jefe de obra', 'Jefa de obra'],
    ['es', 'Técnico administrativo', 'Técnica administrativa'],
    ['es', 'Contable senior', 'Contable senior'],
    ['pt', 'Enfermeiro de família', 'Enfermeira de família'],
    ['it', 'Impiegato amministrativo', 'Impiegata amministrativa'],
  ])('is a woman’s in her letter (%s): %s → %s', (language, title, expected) => {
    expect(feminineTitle(title, language)).toBe(expected);
  });
});

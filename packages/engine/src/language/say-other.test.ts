import { describe, expect, it } from 'vitest';
import { sayGerman } from './deeds/say-german.ts';
import { sayRomance } from './deeds/say-romance.ts';
import { placeEmployer } from './titles/place-employer.ts';

describe('a French bullet as a deed', () => {
  it.each([
    ['Tenue de la comptabilité de trois sociétés', true, 'tiens la comptabilité de trois sociétés'],
    ['Réduction du délai de livraison de 10 à 6 jours', true, 'ai réduit le délai de livraison de 10 à 6 jours'],
    ['Saisie et révision des comptes de 30 dossiers', false, 'ai saisi et révisé les comptes de 30 dossiers'],
    [
      'Saisie des commandes clients et suivi des livraisons',
      false,
      'ai saisi les commandes clients et suivi les livraisons',
    ],
    ['Rédaction et diffusion de 40 annonces', false, 'ai rédigé et diffusé 40 annonces'],
    ['Préparation et distribution des médicaments', true, 'prépare et distribue les médicaments'],
    ['Pilotage de 25 événements par an', true, 'pilote 25 événements par an'],
    ["Coordination d'équipes de 20 personnes", true, 'coordonne des équipes de 20 personnes'],
    ['Mise en place des tests et de la CI GitLab', false, 'ai mis en place les tests et la CI GitLab'],
    ['Mise en place de relances automatiques', false, 'ai mis en place des relances automatiques'],
    ['Préparé les bilans de douze clients', false, 'ai préparé les bilans de douze clients'],
    ['Formation de trois vendeurs', true, 'ai formé trois vendeurs'],
    ['Mise en place des vitrines chaque mois', true, 'mets en place les vitrines chaque mois'],
    ['Responsable de six vendeurs', true, 'suis responsable de six vendeurs'],
    ['A augmenté le panier moyen de 15 % en un an', true, 'ai augmenté le panier moyen de 15 % en un an'],
    ['Vente au comptoir et tenue de la caisse', false, 'ai vendu au comptoir et tenu la caisse'],
    ['Gestion du stock et relation avec les clients', true, 'la gestion du stock et la relation avec les clients'],
    ['Vente au comptoir et nettoyage', true, 'la vente au comptoir et le nettoyage'],
    ['Brancardage et entretien des chambres', false, 'le brancardage et l’entretien des chambres'],
    ['Transmissions écrites sur NETSoins', true, 'les transmissions écrites sur NETSoins'],
    ["Toilettes et soins d'hygiène de 14 résidents", true, "les toilettes et les soins d'hygiène de 14 résidents"],
    ['Clôture mensuelle ramenée de 10 à 6 jours', true, 'ai ramené la clôture mensuelle de 10 à 6 jours'],
  ])('%s', (line, current, text) => expect(sayRomance(line, 'fr', { current })?.text).toBe(text));

  it.each([
    'Gestion du stock et relation fournisseurs',
    'Comptabilité : saisie, TVA',
    'Vente au comptoir et petits travaux',
  ])('says nothing where the grammar is in doubt: %s', (line) =>
    expect(sayRomance(line, 'fr', { current: true })).toBeUndefined(),
  );
});

describe('a Spanish bullet as a deed', () => {
  it.each([
    ['Gestión de reservas en dos hoteles', true, 'gestiono reservas en dos hoteles'],
    ['Formación de dos aprendices', true, 'formé a dos aprendices'],
    [
      'Mantenimiento preventivo de cuadros en cuatro fábricas',
      true,
      'el mantenimiento preventivo de cuadros en cuatro fábricas',
    ],
    ['Atención a una media de 80 huéspedes', false, 'atendí a una media de 80 huéspedes'],
    ['Reducción de las reclamaciones en un 30 %', true, 'reduje las reclamaciones en un 30 %'],
    ['Control de existencias y preparación de pedidos', true, 'controlo existencias y preparo pedidos'],
    ['Coordino a un equipo de seis técnicos', true, 'coordino a un equipo de seis técnicos'],
    ['Cuadré la caja de cada turno', false, 'cuadré la caja de cada turno'],
  ])('%s', (line, current, text) => expect(sayRomance(line, 'es', { current })?.text).toBe(text));
});

describe('a German bullet', () => {
  it.each([
    ['Betreuung von 80 Kunden im Innendienst', 'task', 'die Betreuung von 80 Kunden im Innendienst'],
    ['Kontrolle nach DIN 4102', 'task', 'die Kontrolle nach DIN 4102'],
    ['Reparatur vor Ort beim Kunden', 'task', 'die Reparatur vor Ort beim Kunden'],
    ['Selbstständige Planung von Schichten', 'task', 'die selbstständige Planung von Schichten'],
    ['Senkung der Fehlerquote von 4 % auf 2 %', 'deed', 'senkte ich die Fehlerquote von 4 % auf 2 %'],
    ['Senkung der hohen Fehlerquote um 2 %', 'result', 'die Senkung der hohen Fehlerquote um 2 %'],
    ['Einführung einer Warenwirtschaft begleitet', 'deed', 'habe ich die Einführung einer Warenwirtschaft begleitet'],
    ['Aufbau eines Ersatzteillagers', 'result', 'der Aufbau eines Ersatzteillagers'],
    ['Mahnwesen und Klärung offener Posten', 'task', 'das Mahnwesen und die Klärung offener Posten'],
    ['Versorgte Patienten auf zwei Stationen', 'deed', 'versorgte ich Patienten auf zwei Stationen'],
  ])('%s', (line, kind, text) => expect(sayGerman(line)).toEqual({ kind, text }));

  it.each(['Patienten versorgt', 'SAP, Excel und Word', 'Team: fünf Personen'])(
    'stays as it is where the grammar is in doubt: %s',
    (line) => expect(sayGerman(line)).toBeUndefined(),
  );
});

describe('where somebody works', () => {
  it.each([
    ['Nordlicht Maschinenbau GmbH', 'de', 'bei der Nordlicht Maschinenbau GmbH'],
    ['Klinikum Auental', 'de', 'beim Klinikum Auental'],
    ['Kreisklinik Donauried', 'de', 'bei der Kreisklinik Donauried'],
    ['Ruhrpost Digital', 'de', 'bei Ruhrpost Digital'],
    ['Les Ateliers du Lac', 'fr', 'aux Ateliers du Lac'],
    ['Cabinet Lormont', 'fr', 'au Cabinet Lormont'],
    ['Université de Bresse', 'fr', 'à l’Université de Bresse'],
    ['Garrigue SAS', 'fr', 'chez Garrigue SAS'],
    ['Hotel Cala Serena', 'es', 'en el Hotel Cala Serena'],
    ['Lácteos Monteferro', 'es', 'en Lácteos Monteferro'],
    ['Harbor Foods', 'en', 'at Harbor Foods'],
  ])('%s', (employer, language, text) => expect(placeEmployer(employer, language)).toBe(text));
});

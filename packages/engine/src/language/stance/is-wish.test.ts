import { expect, it } from 'vitest';
import { isNoPractice, isWishHeading, isWishLabel } from './is-wish.ts';

it.each([
  'Want to learn',
  'Currently learning',
  'Skills I want to learn',
  'Möchte ich lernen',
  'Angestrebt',
  'Lerne ich gerade',
  'À découvrir',
  'En cours d’apprentissage',
  "Compétences en cours d'acquisition",
  'Quiero aprender',
  'Aprendiendo',
  'Estudando',
  'A aprender',
  'Sto imparando',
  'Vorrei imparare',
  'Wil ik leren',
  'Aan het leren',
])('a label of what a person learns, plans or wishes for: %s', (label) => {
  expect(isWishLabel(label)).toBe(true);
  expect(isWishLabel(`${label}:`)).toBe(true);
});

it.each([
  'Machine learning',
  'Learning and development',
  'E-learning',
  'Planning',
  'Target markets',
  'Lernbegleitung',
  'Cours',
  'Formation',
  'Estudios',
  'Studi',
  'Opleiding',
  'Tools',
])('a label of skills or of studies is no wish: %s', (label) => {
  expect(isWishLabel(label)).toBe(false);
});

it.each(['Goals', 'Ziele', 'Objectifs', 'Planned'])('as a heading, %s may head other things', (heading) => {
  expect(isWishHeading(heading)).toBe(false);
});

it.each([
  'Docker training (planned)',
  'Interne Schulung zu Docker geplant',
  'Formation interne à Docker prévue',
  'Curso de SAP previsto para 2027',
  'Formação em Docker planejada',
  'Corso di SAP in programma',
  'Cursus Docker gepland',
  'Shadowed the buyer for two weeks',
  'Watched the agency run our adverts',
  'Observed the use of SAP in the pharmacy',
  'Beobachtete den Einsatz von SAP im Lager',
  'Observé el uso de SAP en farmacia',
  'Observé l’utilisation de SAP au magasin',
  'Observei o uso do SAP na farmácia',
  "Osservato l'uso di SAP in magazzino",
  'Meegelopen met de inkoper',
])('planned training and work that was only watched are no practice: %s', (line) => {
  expect(isNoPractice(line)).toBe(true);
});

it.each([
  'Planned and ran the training course for 40 drivers',
  'Delivered the course as planned',
  'Schulungen wie geplant durchgeführt',
  'Observed patients after surgery',
  'Watched stock levels daily',
  'Beobachtung der Patienten nach Eingriffen',
  'Observé las normas de higiene',
])('work that was done is practice: %s', (line) => {
  expect(isNoPractice(line)).toBe(false);
});

import { expect, it } from 'vitest';
import { asksAvailability } from './condition-words.ts';

it.each([
  'Bereitschaft zur Schicht- und Wochenendarbeit',
  'Nachtdienst',
  'Bereitschaft zu Schichten an Wochenenden',
  'Rufbereitschaft',
  'Weekend availability',
  'Available for on-call shifts',
  'Disponible le week-end',
  'Disponibilidad para viajar',
  'Disponibilidade de horário',
  'Disponibilità al lavoro notturno',
  'Beschikbaar in het weekend',
])('“%s” asks when somebody is free', (line) => {
  expect(asksAvailability(line)).toBe(true);
});

it.each([
  'Erfahrung in der Beschichtung von Blechen',
  'Studium der Geschichte',
  'Betreuung von Übernachtungen',
  'Erfahrung im Weihnachtsgeschäft',
  'High availability for on-call systems',
  'Produits disponibles en magasin',
  'Rapports disponibles pour les clients',
  'Garantizar la disponibilidad de los servicios',
  'Sistemas de alta disponibilidad para turnos',
  'Documenten beschikbaar in het archief',
])('“%s” speaks of something else', (line) => {
  expect(asksAvailability(line)).toBe(false);
});

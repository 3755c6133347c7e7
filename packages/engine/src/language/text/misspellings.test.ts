import { expect, it } from 'vitest';
import { mendSpelling } from './mend-spelling.ts';

it.each([
  ['de', 'Betreung von Kunden', 'Betreuung von Kunden'],
  ['es', 'Atencion al publico y gestion de la profesion', 'Atención al publico y gestión de la profesión'],
  ['pt', 'Organização e gestao, criacao de cartazes', 'Organização e gestao, criação de cartazes'],
  ['it', 'Gestione delle attivita del reparto', 'Gestione delle attività del reparto'],
  ['nl', 'Kontakt met klanten en produktie', 'Contact met klanten en productie'],
  ['fr', 'Gestion de la qualite et des activites', 'Gestion de la qualité et des activités'],
])('mends %s: %s', (language, wrong, right) => {
  expect(mendSpelling(wrong, language).text).toBe(right);
});

it.each([
  ['fr', 'Stage chez Societe Generale'],
  ['es', 'Curso en la Universidad Tecnologia y Desarrollo'],
  ['it', 'Docente, CITTA DI TORINO'],
  ['nl', 'info@produkt.nl'],
  ['fr', 'Un niveau eleve de service, véhicule equipe pour le froid'],
  ['pt', 'Curacao e Lisboa, em que estagio'],
])('leaves names, capitals, addresses and what may be two words (%s): %s', (language, text) => {
  expect(mendSpelling(text, language).text).toBe(text);
});

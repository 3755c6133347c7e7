import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

it.each([
  [
    'de',
    'Lebenslauf\nLena Huber\nBerufspraxis\nVerkäuferin, Wien\nKundenberatung und Kassieren\nWarenpräsentation\nSchulbildung',
  ],
  ['es', 'Formación\nAtención al cliente\nGestión de caja\nPanadería Olmo, Logroño'],
  ['es', 'Se busca electricista en Sevilla. Experiencia en obra y en nave industrial. Trabajo en equipo.'],
  ['nl', 'Monteur gezocht in Utrecht en omgeving. Rijbewijs B en VCA. Ervaring met besturing.'],
  ['en', 'Sales assistant\nZoë Müller\nCustomer service\nTill and stock'],
  ['en', ''],
])('a list without sentences is told by the looks of its words: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

it('takes no address and no word set wide for small words', () => {
  const told =
    'P o r t f o l i o\nS p r a c h e n\nada@alder.example.com larch.example.com\nPraktikum am Bauernhof, Schule für Gestaltung';
  expect(detectLanguage(told)).toBe('de');
});

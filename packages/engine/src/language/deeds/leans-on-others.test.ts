import { expect, it } from 'vitest';
import { leansOnOthers } from './leans-on-others.ts';

it.each([
  ['Maintained our lifts', 'en'],
  ['Other duties in the kitchen', 'en'],
  ['Mise à jour de nos dépendances', 'fr'],
])('%s (%s) leans on others', (line, language) => expect(leansOnOthers(line, language)).toBe(true));

it.each([
  ['More than doubled sales of bread', 'en'],
  ['Atendimento nos hospitais da cidade', 'pt'],
  ['Gestão de onze lojas', 'pt'],
  ['Gestion de onze magasins', 'fr'],
])('%s (%s) stands alone', (line, language) => expect(leansOnOthers(line, language)).toBe(false));

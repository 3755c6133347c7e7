import { describe, expect, it } from 'vitest';
import { mendMojibake } from './mend-mojibake.ts';

describe('bytes that were taken for letters', () => {
  it.each([
    ['Larch Inn â€“ Torvik', 'Larch Inn – Torvik'],
    ['the guestsâ€™ choice', 'the guests’ choice'],
    ['â€œbest in townâ€', '“best in town”'],
    ['Larch Inn ï¼ Torvik', 'Larch Inn - Torvik'],
    ['Hoursï¼š40', 'Hours:40'],
    ['English & ChineseÂ', 'English & Chinese'],
    ['CafÃ© SolÃ¨ne', 'Café Solène'],
    ['Certified Baker Â®', 'Certified Baker ®'],
  ])('%s means %s', (broken, meant) => {
    expect(mendMojibake(broken)).toBe(meant);
  });

  it.each(['SÃO PAULO', '«MAÇÃ»', 'Âge', 'ÂNCORA', 'naïve', 'château', 'â, ê and ô', 'Größe'])(
    '%s is left as it is',
    (text) => {
      expect(mendMojibake(text)).toBe(text);
    },
  );
});

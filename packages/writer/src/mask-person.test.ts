import { describe, expect, it } from 'vitest';
import { maskPerson } from './mask-person.ts';

const mask = maskPerson({
  basics: {
    name: 'Rose Okafor',
    email: 'rose@example.org',
    phone: '+44 113 496 0141',
    profiles: [{ network: 'LinkedIn', username: 'rose-okafor', url: 'https://www.linkedin.com/in/rose-okafor' }],
  },
});

describe('masking a person', () => {
  it('takes out name, mail, telephone and links, and puts them back', () => {
    const text =
      'Rose Okafor (ROSE OKAFOR), rose@example.org, +44 113 496 0141, https://www.linkedin.com/in/rose-okafor; manager Jo: jo@firm.example, 020 7946 0111';
    const hidden = mask.hide(text);
    for (const part of ['Rose', 'ROSE', 'Okafor', '@', '496', 'linkedin', '7946']) expect(hidden).not.toContain(part);
    expect(mask.show(hidden)).toBe(text);
  });

  it('leaves everyday words and figures alone', () => {
    const text = 'Sales rose by 18% to 1,200 from 2019 to 2023; 24/7 on call; A1 12 34';
    expect(mask.hide(text)).toBe(text);
  });

  it('knows a name in every form, the people whom the posting names, and streets of four languages', () => {
    const jose = maskPerson({ basics: { name: 'José Müller-Ortiz' } }, ['Helen Maddock']);
    const text =
      'José’s team; MÜLLER-ORTIZ, José; J. Müller-Ortiz; Jose Mueller-Ortiz; Frau Ortiz. Helen Maddock (H. Maddock), 12 Mill Lane, Hauptstraße 7a, 3 rue des Lilas, Calle Mayor 14';
    const hidden = jose.hide(text);
    for (const part of [
      'Jos',
      'JOS',
      'ller',
      'LLER',
      'Ortiz',
      'Maddock',
      'Helen',
      'Mill Lane',
      'Hauptstra',
      'Lilas',
      'Mayor',
    ])
      expect(hidden).not.toContain(part);
    expect(jose.show(hidden)).toBe(text);
  });

  it.each([
    'Rua das Flores, 123',
    'Avenida da Liberdade 110',
    'Av. Paulista, 1578',
    'Travessa de São João, n.º 4',
    'Via Giuseppe Garibaldi 12',
    'Corso Vittorio Emanuele II, 45',
    'Piazza della Repubblica 3/B',
    'Kerkstraat 24',
    'Laan van Meerdervoort 70',
    'Prins Hendrikkade 33-B',
    'Oude Gracht 112bis',
  ])('takes out %s and puts it back', (street) => {
    const text = `Address: ${street} (home)`;
    const hidden = mask.hide(text);
    expect(hidden).toMatch(/^Address: \[\[STREET\d+\]\] \(home\)$/);
    expect(mask.show(hidden)).toBe(text);
  });

  it('takes no street from work that is told with figures', () => {
    const text =
      'Calls via Teams 365 and via Zoom 5; Dutch plan for weg 3 teams; Estrada; onderweg 24 uur; Platz 1 im Wettbewerb; largo 5 metros';
    expect(mask.hide(text)).toBe(text);
  });

  it('takes the person out of a posting that names them', () => {
    const text = 'Questions? Rose Okafor, rose@example.org, 0113 496 0141. Okafor & Sons is hiring.';
    const hidden = mask.hide(text);
    for (const part of ['Rose', 'Okafor', 'rose@', '496']) expect(hidden).not.toContain(part);
    expect(mask.show(hidden)).toBe(text);
  });
});

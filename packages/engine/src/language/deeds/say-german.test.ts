import { describe, expect, it } from 'vitest';
import { isJoined, sayGerman, withOwnArticle } from './say-german.ts';
import { tellDeeds } from './tell-deeds.ts';

const tell = (...lines: string[]): string[] =>
  tellDeeds(
    lines.map((line) => ({ line, current: true, facts: [] })),
    'de',
  ).map(({ sentence }) => sentence);

describe('a German line as part of a sentence', () => {
  it.each([
    ['Hausbesuche bei älteren Kunden', 'die Hausbesuche bei älteren Kunden'],
    ['Regelmäßige Kundengespräche in der Filiale', 'die regelmäßigen Kundengespräche in der Filiale'],
    ['VDE-0701-Prüfungen an 900 Geräten', 'die VDE-0701-Prüfungen an 900 Geräten'],
    ['Monats- und Jahresabschlüsse nach HGB', 'die Monats- und Jahresabschlüsse nach HGB'],
    ['Lohnabrechnungen und Kostenplanung für zwei Werke', 'die Lohnabrechnungen und die Kostenplanung für zwei Werke'],
  ])('speaks of several things as several: %s', (line, text) => {
    expect(sayGerman(line)).toEqual({ kind: 'task', text });
    expect(isJoined(text)).toBe(true);
  });

  it.each([
    ['Umsatz der Filiale um 12 % gesteigert', 'habe ich den Umsatz der Filiale um 12 % gesteigert'],
    ['Standzeiten der Presse um 15 % gesenkt', 'habe ich die Standzeiten der Presse um 15 % gesenkt'],
    ['Prüfdauer von 9 auf 4 Tage verkürzt', 'habe ich die Prüfdauer von 9 auf 4 Tage verkürzt'],
  ])('gives the thing that was changed its article: %s', (line, text) => {
    expect(sayGerman(line)).toEqual({ kind: 'deed', text });
  });

  it('takes a sentence of the person as it is', () => {
    expect(sayGerman('Ich leite eine Gruppe von 18 Kindern.')).toEqual({
      kind: 'deed',
      text: 'leite ich eine Gruppe von 18 Kindern',
    });
    expect(tell('Seit 2021 vertrete ich die Leitung.')).toEqual(['Seit 2021 vertrete ich die Leitung.']);
    expect(sayGerman('Ich arbeite im Lager, und ich fahre den Stapler.')).toBeUndefined();
  });

  it('reads on behind an abbreviation', () => {
    expect(sayGerman('Entwicklung von Diensten für 1,5 Mio. Buchungen im Jahr')?.text).toBe(
      'die Entwicklung von Diensten für 1,5 Mio. Buchungen im Jahr',
    );
  });

  it('gives what a line adds behind a comma its article', () => {
    expect(withOwnArticle('Testabdeckung von 40 % auf 75 % erhöht')).toBe('die Testabdeckung von 40 % auf 75 % erhöht');
    expect(tell('Wundversorgung und Verbandswechsel')).toEqual([
      'Zu meinen Aufgaben dort gehören Wundversorgung und Verbandswechsel.',
    ]);
  });
});

describe('what came of the work', () => {
  it('is said to have come, and further of it to have been managed', () => {
    expect(tell('Einführung von Prüflisten in der Werkstatt', 'Umstellung der Planung auf Wochenpläne')).toEqual([
      'Gelungen ist mir dort die Einführung von Prüflisten in der Werkstatt.',
      'Gelungen ist mir auch die Umstellung der Planung auf Wochenpläne.',
    ]);
  });
});

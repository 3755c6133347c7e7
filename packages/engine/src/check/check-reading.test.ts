import { describe, expect, it } from 'vitest';
import { addLine, breaks, codesOf } from '../../test/break-reading.ts';
import { goodReading, now, textItem } from '../../test/good-reading.ts';
import { checkReading, rules } from './check-reading.ts';
import { findingCatalogue } from './finding-catalogue.ts';

describe('the readability check', () => {
  it('finds nothing in a good resume', () => {
    expect(checkReading(goodReading(), now)).toEqual([]);
  });

  it.each(Object.entries(breaks))('finds %s once that is what is wrong', (code, breakIt) => {
    const reading = goodReading();
    breakIt(reading);
    expect(codesOf(reading)).toContain(code);
  });

  it('has words, a rule and a breaking sample for every code', () => {
    const codes = Object.keys(findingCatalogue).sort();
    expect(rules.map((rule) => rule.code).sort()).toEqual(codes);
    expect(Object.keys(breaks).sort()).toEqual(codes);
  });

  it('tells of hidden words once: they lack no place', () => {
    const reading = goodReading();
    const words = 'kubernetes terraform '.repeat(10);
    addLine(words, { hidden: true })(reading);
    reading.leftovers.push({ text: words.trim(), boxes: [] });
    expect(codesOf(reading)).toContain('hidden-text');
    expect(codesOf(reading)).not.toContain('unread-text');
  });

  it('puts the gravest finding first and gives the same result each time', () => {
    const reading = goodReading();
    for (const code of ['photo', 'large-file', 'hidden-text', 'page-without-text'] as const) breaks[code](reading);
    const severities = checkReading(reading, now).map((finding) => finding.severity);
    expect(severities.slice(0, 2)).toEqual(['fatal', 'major']);
    expect(severities.at(-1)).toBe('info');
    expect(checkReading(reading, now)).toEqual(checkReading(reading, now));
  });

  it('points at the place: the job, its words and its box', () => {
    const reading = goodReading();
    breaks['reversed-dates'](reading);
    const finding = checkReading(reading, now).find(({ code }) => code === 'reversed-dates');
    expect(finding).toMatchObject({
      pointer: '/work/1/startDate',
      evidence: '2020-02 – 2015-09',
      boxes: [{ page: 1 }],
    });
  });

  it('shows at most five places of one kind', () => {
    const reading = goodReading();
    for (let line = 0; line < 20; line++)
      reading.document.pages[0].items.push(textItem('Lorem ipsum', 60, 400 + line * 16));
    expect(codesOf(reading).filter((code) => code === 'placeholder').length).toBe(5);
  });
});

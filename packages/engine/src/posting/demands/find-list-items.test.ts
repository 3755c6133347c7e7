import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';

const rows = (line: string, title = 'Bricklayer') =>
  readPosting(`${title}\n\nRequirements\n- ${line}`).requirements.map(({ kind, text }) => `${kind}: ${text}`);

describe('plain lists of short names', () => {
  it.each([
    ['Brick pointing, blockwork and lintels', ['Brick pointing', 'blockwork', 'lintels']],
    ['Turf aeration, overseeding and top dressing', ['Turf aeration', 'overseeding', 'top dressing']],
    ['Curtainsiders, flatbeds and walking floors', ['Curtainsiders', 'flatbeds', 'walking floors']],
    [
      'Foliage stripping, hand tying, and cold store rotation',
      ['Foliage stripping', 'hand tying', 'cold store rotation'],
    ],
  ])('%s is one demand for each item', (line, items) => {
    expect(rows(line)).toEqual(items.map((item) => `skill: ${item}`));
  });

  it.each([
    'Excel, Suivi du parc, Tenue du registre, Relance fournisseur',
    'Excel, Apoio nos inventários, Controlo nos armazéns',
  ])('a word that speaks of people in another language alone parts no list: %s', (line) => {
    expect(rows(line)).toEqual(line.split(', ').map((item) => `skill: ${item}`));
  });

  it('in a longer sentence only what stands between two told names is one', () => {
    const told = rows('You know how data flows between our systems, Kafka, event sourcing, Python, harbour based');
    expect(told).toContain('skill: event sourcing');
    expect(told.join()).not.toContain('harbour');
  });

  it('an item keeps its bracket, whose commas part nothing', () => {
    expect(rows('Sprinkler flushing (Rain Bird, Hunter), turf aeration and hedge laying')).toEqual([
      'skill: Sprinkler flushing (Rain Bird, Hunter)',
      'skill: turf aeration',
      'skill: hedge laying',
    ]);
  });

  it('items beside a known skill, a condition among them, are all kept', () => {
    expect(rows('HGV licence, CPC, no more than 6 points, curtainsiders and tail lifts', 'HGV Driver')).toEqual([
      'certificate: HGV licence',
      'certificate: CPC',
      'gate: no more than 6 points',
      'skill: curtainsiders',
      'skill: tail lifts',
    ]);
  });

  it.each([
    'Plan, prepare and serve hot meals',
    'Friendly, team minded and calm',
    'Early Monday, late Tuesday and Friday',
    'Able to lift, bend and stand for long hours',
  ])('"%s" is no list of names', (line) => {
    expect(rows(line).filter((row) => row.startsWith('skill'))).toEqual([]);
  });

  it('how much a thing is wanted is no thing', () =>
    expect(rows('Ideally, knowledge of field service or joinery', 'Planner')).toEqual([
      'skill: Ideally, knowledge of field service or joinery',
    ]));

  it('what follows a language speaks of the language', () => {
    expect(rows('Basic English, reading and writing').filter((row) => row.startsWith('skill'))).toEqual([]);
  });
});

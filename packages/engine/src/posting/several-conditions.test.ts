import { describe, expect, it } from 'vitest';
import { ownClause } from './demands/find-clause.ts';
import { kindOfGate } from './demands/kind-of-gate.ts';
import { readGates } from './demands/read-gates.ts';
import { readPosting } from './read-posting.ts';

const asked = (line: string): string[] =>
  readPosting(`Store Manager\n\nRequirements:\n- ${line}\n- Two years of experience in retail\n`)
    .requirements.map(({ text }) => text)
    .slice(0, -1);

describe('a sentence that asks for several things', () => {
  it('tells a vehicle and a licence, and each kind of check', () => {
    expect(asked('Must have an operating vehicle and a valid driver license')).toEqual([
      'Must have an operating vehicle',
      'a valid driver license',
    ]);
    expect(asked('Pass a drug test, a credit check and a criminal background check')).toHaveLength(3);
  });

  it('tells a paper beside a condition', () => {
    expect(asked('Valid driving licence and First Aid certificate')).toEqual([
      'Valid driving licence',
      'First Aid certificate',
    ]);
  });

  it.each([
    ['Full UK driving licence', 'access to a car'],
    ['Full UK driving licence', 'use of a car'],
    ['Driving licence', 'a reliable van'],
    ['CDL', 'own truck'],
  ])('tells a licence and a vehicle, by whatever words: %s and %s', (licence, vehicle) => {
    expect(asked(`${licence} and ${vehicle}`)).toEqual([licence, vehicle]);
  });

  it.each(['véhicule indispensable', 'véhicule exigé', 'moyen de locomotion'])('and in French: %s', (vehicle) => {
    expect(asked(`Permis B et ${vehicle}`)).toEqual(['Permis B', vehicle]);
  });

  it('tells one licence once, and one vehicle', () => {
    expect(readGates('Full driving licence, class B license')).toHaveLength(1);
    expect(readGates('Own car or access to a car')).toHaveLength(1);
    expect(kindOfGate('driving-licence', 'a driving licence with use of a car')).toBe('licence');
    expect(kindOfGate('driving-licence', 'access to a car')).toBe('vehicle');
  });

  it('begins the later condition behind the last joint, and with belongs to what it stands in', () => {
    const clauses = (text: string): string[] => {
      const all = readGates(text);
      return all.map(({ start, end }) => text.slice(...ownClause(text, start, end, all))).sort();
    };
    expect(clauses('Able to lift 50 lbs with or without reasonable accommodation and work weekends')).toEqual([
      'Able to lift 50 lbs with or without reasonable accommodation',
      'work weekends',
    ]);
    expect(clauses('Führerschein mit Klasse B und Reisebereitschaft')).toEqual([
      'Führerschein mit Klasse B',
      'Reisebereitschaft',
    ]);
    expect(clauses('Full UK driving licence with access to a car')).toEqual([
      'Full UK driving licence',
      'access to a car',
    ]);
  });

  it.each(['moving heavy boxes', 'lifting and carrying heavy boxes', 'lift and move heavy boxes'])(
    'tells a burden: %s',
    (burden) => expect(readGates(burden)).toHaveLength(1),
  );

  it('is parted at its verdicts and at a dash', () => {
    expect(asked('Previous bakery experience a plus, previous cafe experience a huge bonus')).toHaveLength(2);
    expect(asked('Experience in similar shops - Experience in glazing of tiles')).toHaveLength(2);
  });

  it('tells the skill beside a manner, and no manner as one', () => {
    expect(asked('Strong culinary skills and attention to detail')).toEqual(['culinary']);
    expect(asked('Excellent member service and communication skills')).toEqual(['member service']);
    expect(asked('Excellent people skills and attention to detail')).toEqual([]);
  });

  it('tells a short name between two told ones, whatever leads to the list', () => {
    expect(
      asked('A good sense of how goods move between the shops of a region, SAP, shelf rotation and Excel'),
    ).toContain('shelf rotation');
  });
});

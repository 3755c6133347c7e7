import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { joinLines } from './join-lines.ts';

describe('lines that a page broke', () => {
  it.each([
    ['a word at its hyphen', '• Manage-\nment of stock', '• Management of stock'],
    ['a word at a hyphen of its own', '• Full-\ntime work', '• Full-time work'],
    ['a name with a capital inside', '• Posts on Linked-\nIn', '• Posts on LinkedIn'],
    ['two German words that share an end', '• Ein-\nund Verkauf', '• Ein- und Verkauf'],
    [
      'an item that goes on in small letters',
      '- Three years of experience\nwith pumps',
      '- Three years of experience with pumps',
    ],
    [
      'an item that goes on after a small word',
      '- Erfahrung in der\nPapierindustrie',
      '- Erfahrung in der Papierindustrie',
    ],
    ['a name of two words', '- Reports in Google\nAnalytics', '- Reports in Google Analytics'],
    ['a name of one word', '- Hoot\nSuite\n- Canva', '- HootSuite\n- Canva'],
    [
      'a paragraph whose lines are all full',
      'We build small boats for lakes and rivers and look\nfor somebody who can lead the yard and its people\nwell.',
      'We build small boats for lakes and rivers and look for somebody who can lead the yard and its people well.',
    ],
  ])('are joined: %s', (_, broken, whole) => {
    expect(joinLines(broken)).toBe(whole);
  });

  it.each([
    [
      'a list without marks',
      'Must have:\nvalid driving licence\nown tools and transport to every site in the county\nexcel',
    ],
    ['headings', 'What we look for\nBachelor of Science\nYour profile\nPatience'],
    ['items with marks', '- Java\n- Spring\n✅ Docker'],
    ['a heading below an item', '- Own tools with\nBenefits\n- Free lunch'],
    ['an address', 'Bright Kids\nMadrid\nSpain'],
    ['sentences', 'We are growing.\nwe like dogs'],
  ])('stay where nothing says that they go on: %s', (_, text) => {
    expect(joinLines(text)).toBe(text);
  });

  it('are read as one requirement each', () => {
    const { requirements } = readPosting(
      'Clerk\n\nRequirements\n- Bachelor’s degree in\ncommunication\n- Hoot\nSuite\n- Telephone eti-\nquette and best practices\n',
    );
    expect(requirements.map(({ text }) => text)).toEqual([
      'Bachelor’s degree in communication',
      'HootSuite',
      'Telephone etiquette and best practices',
    ]);
  });
});

describe('what no resume shows', () => {
  it('is a condition and no skill: a clean driving record, a life without drugs', () => {
    for (const condition of ['Clean driving record', 'Drug free']) {
      const { requirements } = readPosting(`Installer\n\nRequirements\n- ${condition}\n- Plumbing\n`);
      expect(requirements.map(({ kind, gate, text }) => [kind, gate, text])).toEqual([
        ['gate', 'background', condition],
        ['skill', undefined, 'Plumbing'],
      ]);
    }
    expect(readPosting('Fitter\n\nRequirements\n- A drug-free workplace\n').requirements).not.toContainEqual(
      expect.objectContaining({ kind: 'gate' }),
    );
  });
});

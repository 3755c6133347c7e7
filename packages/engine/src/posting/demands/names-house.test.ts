import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { namesHouse } from './names-house.ts';

describe('lines that name the house', () => {
  it('say who employs and where, and ask for nothing', () => {
    expect(namesHouse('Larch Hotels Dubai, United Arab Emirates', 'Larch Hotels', 'Dubai')).toBe(true);
    expect(namesHouse('Larch Hotels', 'Larch Hotels')).toBe(true);
    expect(namesHouse('Larch Hotels experience with bookings', 'Larch Hotels', 'Dubai')).toBe(false);
    expect(namesHouse('Larchwood carving', 'Larch')).toBe(false);
    expect(namesHouse('Excel', undefined)).toBe(false);
  });
});

describe('what a page puts behind a title', () => {
  it('is no part of it', () => {
    const titleOf = (head: string) =>
      readPosting(`${head}\nLarch Hotels\nLeith\n\nRequirements:\n- Two years in a kitchen\n- Food hygiene certificate`)
        .title;
    expect(titleOf('Kitchen Porter x 2')).toBe('Kitchen Porter');
    expect(titleOf('Kitchen Porter- job post')).toBe('Kitchen Porter');
    expect(titleOf('Required urgently\nPost: Kitchen Porter')).toBe('Kitchen Porter');
  });
});

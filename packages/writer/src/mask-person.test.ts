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
});

import { describe, expect, it } from 'vitest';
import { settleDraft, toFact } from '../fact.ts';
import { cutEmployer } from './cut-employer.ts';

const cut = (name: string): unknown => settleDraft(cutEmployer({ name: toFact({ text: name, boxes: [] }, 0.8) })).value;

describe('the name of an employer', () => {
  it('ends before a list of tools, a place behind its legal form, a town with a full stop', () => {
    expect(cut('Larchbox (Python, Django)')).toEqual({ name: 'Larchbox', description: 'Python, Django' });
    expect(cut('Larch Heavy Engineering Limited Torvik Nagar (Skarnes)')).toEqual({
      name: 'Larch Heavy Engineering Limited',
      location: 'Torvik Nagar (Skarnes)',
    });
    expect(cut('Larch Motors, Leeds.')).toEqual({ name: 'Larch Motors', location: 'Leeds' });
  });

  it('keeps its short form, its department, its town without a full stop, and small words that are no form', () => {
    for (const name of [
      'Larch Islamic Bank (LIB)',
      'Larch (Department of Electronics, Torvik)',
      'Larch Motors, Leeds',
      'Skarnes de Rezé',
      'Larch Ltd',
      'Larch (Germany, Austria)',
    ])
      expect(cut(name)).toEqual({ name });
  });

  it('stays whole where its field has another text', () => {
    const fact = (value: string) => toFact({ text: value, boxes: [] }, 0.8);
    const read = (job: Record<string, ReturnType<typeof fact>>): unknown => settleDraft(cutEmployer(job)).value;
    expect(read({ name: fact('Larch Motors, Leeds.'), location: fact('England') })).toEqual({
      name: 'Larch Motors, Leeds.',
      location: 'England',
    });
    expect(read({ name: fact('Larch Motors, Leeds.'), location: fact('Leeds, England') })).toEqual({
      name: 'Larch Motors',
      location: 'Leeds, England',
    });
    expect(read({ name: fact('Larchbox (Python, Django)'), description: fact('Boxes') })).toEqual({
      name: 'Larchbox (Python, Django)',
      description: 'Boxes',
    });
  });
});

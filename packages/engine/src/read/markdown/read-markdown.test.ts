import { describe, expect, it } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

const itemsOf = (text: string) => readMarkdown(new TextEncoder().encode(text)).pages.flatMap((page) => page.items);

describe('Markdown', () => {
  it('has headings of both kinds, larger and bold', () => {
    const items = itemsOf('# Ada Quist\n\nExperience\n----------\n\nBaker');
    expect(items.map((item) => [item.tag, item.text, item.bold])).toEqual([
      ['H1', 'Ada Quist', true],
      ['H2', 'Experience', true],
      ['P', 'Baker', false],
    ]);
    expect(items[0]?.size).toBeGreaterThan(items[1]?.size ?? 0);
  });

  it('has lists with bullets, whose lines run on', () => {
    const items = itemsOf('- Baked\n  bread\n- Swept\n  - the floor');
    expect(items.map((item) => item.text)).toEqual(['•', 'Baked bread', '•', 'Swept', '•', 'the floor']);
    expect(items[4]?.box.x).toBeGreaterThan(items[2]?.box.x ?? 0);
  });

  it('has emphasis and links', () => {
    const items = itemsOf('**Head Baker**, *Rye & Co*, [site](https://rye.example "Rye") and <ada@quist.example>');
    expect(items.find((item) => item.text.startsWith('Head'))?.bold).toBe(true);
    expect(items.find((item) => item.text.startsWith('Rye'))?.italic).toBe(true);
    expect(items.filter((item) => item.link).map((item) => [item.text, item.link])).toEqual([
      ['site', 'https://rye.example'],
      ['ada@quist.example', 'mailto:ada@quist.example'],
    ]);
  });

  it('leaves single marks and snake_case as written', () => {
    expect(itemsOf('5 * 3 and file_name_here')[0]?.text).toBe('5 * 3 and file_name_here');
  });

  it('drops comments, rules, tags and front matter', () => {
    expect(itemsOf('---\ntitle: x\n---\n<!-- hidden -->\nAda\n\n***\n\n<b>Quist</b>').map((item) => item.text)).toEqual(
      ['Ada', 'Quist'],
    );
  });

  it('takes long runs of marks in good time', () => {
    const start = performance.now();
    itemsOf(`${'**a '.repeat(20_000)}${'[a'.repeat(20_000)}${'<!-- '.repeat(20_000)}`);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

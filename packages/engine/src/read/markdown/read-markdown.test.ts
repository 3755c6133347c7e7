import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../test/processor-ms.ts';
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

  it('has tables, cell beside cell, whose lines break as written', () => {
    const items = itemsOf('| | |\n|---|---|\n| 2019 – 2021 | **Baker**<br>Rye & Co |\n| 2015 | Porter |');
    expect(items.map((item) => item.text)).toEqual(['2019 – 2021', 'Baker', 'Rye & Co', '2015', 'Porter']);
    const [date, job, firm] = items;
    expect([job?.box.y, (job?.box.x ?? 0) > (date?.box.x ?? 0)]).toEqual([date?.box.y, true]);
    expect(firm?.box.x).toBe(job?.box.x);
  });

  it('has no marks on the employers and dated roles of an outline, only on what is listed below', () => {
    const items = itemsOf('- **Rye & Co**\n  - Baker, 2019 – 2021\n    - Baked bread\n- **Mill**\n  - Porter, 2015\n');
    expect(items.map((item) => `${item.tag} ${item.text}`)).toEqual([
      'P Rye & Co',
      'P Baker, 2019 – 2021',
      'LI •',
      'LI Baked bread',
      'P Mill',
      'P Porter, 2015',
    ]);
  });

  it('has headings and paragraphs written in HTML, ticked lists and tags set as code', () => {
    const source = '<h1 align="center">Ada Quist</h1>\n<p>Baker<br>Leeds</p>\n- [x] Bread\n\n`Rye` `Spelt`';
    expect(itemsOf(source).map((item) => `${item.tag} ${item.text}`)).toEqual([
      'H1 Ada Quist',
      'P Baker',
      'P Leeds',
      'LI •',
      'LI Bread',
      'P Rye, Spelt',
    ]);
  });

  it('takes long runs of marks in good time', () => {
    const attack = () =>
      itemsOf(
        `${'**a '.repeat(20_000)}${'[a'.repeat(20_000)}${'<!-- '.repeat(20_000)}${'<h1 <p <li\n'.repeat(20_000)}${'|'.repeat(40_000)}`,
      );
    // In time that grows with the square it would be minutes.
    expect(processorMs(attack)).toBeLessThan(10_000);
  });
});

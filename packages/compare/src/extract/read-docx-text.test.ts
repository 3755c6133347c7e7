import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readDocxText } from './read-docx-text.ts';

/** A Word file of one paragraph that holds a link, with these relations. */
function file(relations: string): Uint8Array {
  return zipSync({
    'word/document.xml': strToU8(
      '<w:document xmlns:w="w" xmlns:r="r"><w:body><w:p><w:hyperlink r:id="rId1"><w:r><w:t>Larch</w:t></w:r></w:hyperlink></w:p></w:body></w:document>',
    ),
    'word/_rels/document.xml.rels': strToU8(`<Relationships>${relations}</Relationships>`),
  });
}

const style = '<Relationship Id="rId2" Type="https://types.example/styles" Target="styles.xml"/>';
const link =
  '<Relationship Id="rId1" Type="https://types.example/hyperlink" Target="https://larch.example/?a=1&amp;b=2" TargetMode="External"/>';

it('a link of a Word file is where its words are', () => {
  const { links, lines } = readDocxText(file(style + link));
  expect(links).toEqual([{ url: 'https://larch.example/?a=1&b=2', box: lines[0]?.box }]);
});

it('relations are read in time that grows with their length, however they are broken', () => {
  const cost = (broken: string): number => {
    const bytes = file(link + broken.repeat(Math.ceil(200_000 / broken.length)));
    const before = process.cpuUsage();
    readDocxText(bytes);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (const broken of ['<Relationship ', 'hyperlink" ', '<Relationship hyperlink" ', 'Target="'])
    expect(cost(broken)).toBeLessThan(300);
});

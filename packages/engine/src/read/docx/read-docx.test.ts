import type { Document, TextItem } from '@shortlist/schema';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph, run } from '../../../test/make-docx.ts';
import { processorMs } from '../../../test/processor-ms.ts';
import { readDocx } from './read-docx.ts';

function itemsOf(document: Document): TextItem[] {
  return document.pages.flatMap((page) => page.items);
}

function find(document: Document, text: string): TextItem {
  const item = itemsOf(document).find((candidate) => candidate.text.includes(text));
  if (!item) throw new Error(`"${text}" was not read`);
  return item;
}

const read = (body: string, more = {}) => readDocx(makeDocx({ body, ...more }));

describe('a Word file', () => {
  it('keeps its lines in order, below one another', () => {
    const document = read(paragraph('Ada Quist') + paragraph('Baker'));
    expect(itemsOf(document).map((item) => item.text)).toEqual(['Ada Quist', 'Baker']);
    expect(find(document, 'Baker').box.y).toBeGreaterThan(find(document, 'Ada').box.y);
  });

  it('takes size, weight and rank of headings from its styles and what these inherit', () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="Base"><w:name w:val="Base"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="Base"/></w:style>';
    const document = read(paragraph('Berufserfahrung', '<w:pStyle w:val="berschrift1"/>'), { styles });
    expect(find(document, 'Berufserfahrung')).toMatchObject({ tag: 'H1', size: 16, bold: true });
  });

  it('joins words that Word keeps in pieces', () => {
    const document = read(`<w:p>${run('Expe')}${run('rience')}</w:p>`);
    expect(itemsOf(document).map((item) => item.text)).toEqual(['Experience']);
  });

  it('sets text after a right tab flush right', () => {
    const tab = '<w:r><w:tab/></w:r>';
    const form = '<w:pPr><w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs></w:pPr>';
    const document = read(`<w:p>${form}${run('Head Baker')}${tab}${run('2020 – 2024')}</w:p>`);
    const date = find(document, '2020');
    const [page] = document.pages;
    expect(date.box.x + date.box.width).toBeCloseTo((page?.width ?? 0) - 54, 0);
  });

  it('keeps a short date behind a right tab whole, however full its line is', () => {
    const form = '<w:pPr><w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs></w:pPr>';
    const full = 'A certificate with a name that fills a line from its first letter to its very last, or nearly so';
    const document = read(`<w:p>${form}${run(full)}<w:r><w:tab/></w:r>${run('Feb 2009')}</w:p>`);
    expect(find(document, 'Feb').text).toBe('Feb 2009');
  });

  it('gives items of a list their bullets and numbers', () => {
    const level = (format: string) => `<w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl>`;
    const numbering =
      `<w:abstractNum w:abstractNumId="1">${level('bullet')}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>` +
      `<w:abstractNum w:abstractNumId="2">${level('decimal')}</w:abstractNum><w:num w:numId="6"><w:abstractNumId w:val="2"/></w:num>`;
    const listed = (id: number) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`;
    const body = paragraph('Baked', listed(5)) + paragraph('First', listed(6)) + paragraph('Second', listed(6));
    const document = read(body, { numbering });
    expect(itemsOf(document).map((item) => item.text)).toEqual(['•', 'Baked', '1.', 'First', '2.', 'Second']);
    expect(find(document, 'Baked').tag).toBe('LI');
  });

  it('sets the cells of a table side by side', () => {
    const cell = (inner: string) => `<w:tc><w:tcPr/>${inner}</w:tc>`;
    const grid = '<w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="6000"/></w:tblGrid>';
    const table = `<w:tbl>${grid}<w:tr>${cell(paragraph('2020 – 2024'))}${cell(paragraph('Head Baker') + paragraph('Rye & Co'.replace('&', '&amp;')))}</w:tr></w:tbl>`;
    const document = read(table);
    const [date, job, firm] = [find(document, '2020'), find(document, 'Head'), find(document, 'Rye & Co')];
    expect(date.tag).toBe('TD/P');
    expect(job.box.y).toBe(date.box.y);
    expect(job.box.x).toBeCloseTo(54 + 504 / 4, 0);
    expect(firm.box.y).toBeGreaterThan(job.box.y);
  });

  it('reads a text box once, though it is kept in a new and an old form', () => {
    const inner = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`;
    const shape = `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${inner}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${inner}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`;
    const document = read(`<w:p><w:r>${shape}</w:r></w:p>`);
    expect(itemsOf(document).map((item) => [item.text, item.tag])).toEqual([['In the box', 'TextBox/P']]);
  });

  it('reads headers before the body and footers after it, each once', () => {
    const reference = (kind: string, id: string) => `<w:${kind}Reference w:type="default" r:id="${id}"/>`;
    const section = `<w:sectPr>${reference('header', 'h')}${reference('footer', 'f')}</w:sectPr>`;
    const document = read(paragraph('Body') + section, {
      relations: '<Relationship Id="h" Target="header1.xml"/><Relationship Id="f" Target="footer1.xml"/>',
      parts: {
        'word/header1.xml': `<w:hdr>${paragraph('ada@quist.example')}</w:hdr>`,
        'word/footer1.xml': `<w:ftr>${paragraph('London')}</w:ftr>`,
      },
    });
    expect(itemsOf(document).map((item) => `${item.tag} ${item.text}`)).toEqual([
      'Header/P ada@quist.example',
      'P Body',
      'Footer/P London',
    ]);
  });

  it('reads a footer once where the first page has the same in a part of its own', () => {
    const reference = (kind: string, id: string) => `<w:footerReference w:type="${kind}" r:id="${id}"/>`;
    const document = read(
      `${paragraph('Body')}<w:sectPr>${reference('default', 'f')}${reference('first', 'g')}</w:sectPr>`,
      {
        relations: '<Relationship Id="f" Target="footer1.xml"/><Relationship Id="g" Target="footer2.xml"/>',
        parts: {
          'word/footer1.xml': `<w:ftr>${paragraph('London')}</w:ftr>`,
          'word/footer2.xml': `<w:ftr>${paragraph('London')}</w:ftr>`,
        },
      },
    );
    expect(itemsOf(document).map((item) => `${item.tag} ${item.text}`)).toEqual(['P Body', 'Footer/P London']);
  });

  it('marks text that cannot be seen: vanished, or white on white', () => {
    const white = '<w:color w:val="FFFFFF"/>';
    const document = read(
      paragraph('Seen') +
        paragraph('Gone', '', '<w:vanish/>') +
        paragraph('White', '', white) +
        paragraph('On black', '<w:shd w:fill="000000"/>', white),
    );
    expect(
      itemsOf(document)
        .filter((item) => item.hidden)
        .map((item) => item.text),
    ).toEqual(['Gone', 'White']);
  });

  it('marks text in the colour of its own shading, which Word paints over any ground', () => {
    const navy = '<w:color w:val="1F3864"/>';
    const shade = (fill: string, val = 'clear') => `<w:shd w:val="${val}" w:color="auto" w:fill="${fill}"/>`;
    const document = read(
      paragraph('Seen', shade('DDDDDD'), navy) +
        paragraph('In its run', '', navy + shade('1F3864')) +
        paragraph('In its paragraph', shade('1F3864'), navy) +
        paragraph('Run over paragraph', shade('1F3864'), navy + shade('FFFFFF')) +
        paragraph('Highlighted', '', `${navy}<w:highlight w:val="yellow"/>${shade('1F3864')}`) +
        paragraph('Striped', '', navy + shade('1F3864', 'pct50')) +
        paragraph('Chosen by Word', '', `<w:color w:val="auto"/>${shade('000000')}`),
    );
    const hidden = itemsOf(document).filter((item) => item.hidden);
    expect(hidden.map((item) => item.text)).toEqual(['In its run', 'In its paragraph']);
  });

  it('keeps links, by relation and by field', () => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const body =
      `<w:p><w:hyperlink r:id="l">${run('my site')}</w:hyperlink></w:p>` +
      `<w:p>${field('begin')}<w:r><w:instrText> HYPERLINK "https://b.example" </w:instrText></w:r>${field('separate')}${run('my blog')}${field('end')}${run(' after')}</w:p>`;
    const document = read(body, { relations: '<Relationship Id="l" Target="https://a.example"/>' });
    expect(find(document, 'my site').link).toBe('https://a.example');
    expect(find(document, 'my blog').link).toBe('https://b.example');
    expect(find(document, 'after').link).toBeUndefined();
    expect(document.pages[0]?.links.map((link) => link.url)).toEqual(['https://a.example', 'https://b.example']);
  });

  it('reads sections of two columns as columns', () => {
    const columns = '<w:sectPr><w:cols w:num="2"/></w:sectPr>';
    const body = `${paragraph('Left side')}<w:p><w:r><w:br w:type="column"/></w:r></w:p>${paragraph('Right side')}${columns}`;
    const document = read(body);
    expect(find(document, 'Right').box.y).toBe(find(document, 'Left').box.y);
    expect(find(document, 'Right').box.x).toBeGreaterThan(300);
  });

  it('leaves out what was deleted, and keeps what was inserted', () => {
    const body = `<w:p><w:del><w:r><w:delText>Old</w:delText></w:r></w:del><w:ins>${run('New')}</w:ins></w:p>`;
    expect(itemsOf(read(body)).map((item) => item.text)).toEqual(['New']);
  });

  it('wraps long paragraphs and flows on to further pages', () => {
    const document = read(paragraph('word '.repeat(4000)));
    expect(document.pages.length).toBeGreaterThan(3);
    for (const item of itemsOf(document)) expect(item.box.x + item.box.width).toBeLessThan(600);
  });
});

describe('a Word file that is none', () => {
  const codeOf = (bytes: Uint8Array) => {
    try {
      return readDocx(bytes).format;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('is refused when its document is missing', () => {
    expect(codeOf(zipSync({ 'word/styles.xml': strToU8('<a/>') }))).toBe('wrong-type');
  });

  it('is refused when its XML is broken or declares entities', () => {
    expect(codeOf(zipSync({ 'word/document.xml': strToU8('<w:document><w:body>') }))).toBe('corrupt');
    const laughs = '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;">]><a>&c;</a>';
    expect(codeOf(zipSync({ 'word/document.xml': strToU8(laughs) }))).toBe('corrupt');
  });

  it('is refused when it is cut off', () => {
    const whole = makeDocx({ body: paragraph('Ada') });
    expect(codeOf(whole.subarray(0, whole.length / 2))).toBe('corrupt');
  });

  it('is refused before it is unpacked when it is a bomb', () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(30 * 1024 * 1024) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    let code: string | undefined;
    const refusing = processorMs(() => {
      code = codeOf(bomb);
    });
    expect(code).toBe('too-large');
    expect(refusing).toBeLessThan(processorMs(() => unzipSync(bomb)) / 2);
  });

  it('is refused when its tables nest without end', () => {
    const depth = 3000;
    const body = '<w:tbl><w:tr><w:tc>'.repeat(depth) + paragraph('deep') + '</w:tc></w:tr></w:tbl>'.repeat(depth);
    expect(['docx', 'corrupt']).toContain(codeOf(makeDocx({ body })));
  });
});

import { describe, expect, it } from 'vitest';
import { goodPage, goodReading, textItem } from '../../test/good-reading.ts';
import { documentLimits, judgeDocument } from './judge-document.ts';

const good = () => goodReading().document;

describe('the gate for documents', () => {
  it('lets a resume through', () => {
    expect(judgeDocument(good())).toBeUndefined();
  });

  it('refuses a file without pages', () => {
    expect(judgeDocument({ ...good(), pages: [], pageCount: 0 })).toBe('no-pages');
  });

  it('refuses blank pages', () => {
    expect(judgeDocument({ ...good(), pages: [goodPage([])] })).toBe('no-text');
  });

  it('refuses a scan, even one with a stamped footer', () => {
    const scan = goodPage([textItem('Scanned with PaperSnap', 60, 780)]);
    scan.graphics.images.push({ page: 1, x: 0, y: 0, width: 612, height: 792 });
    expect(judgeDocument({ ...good(), pages: [scan] })).toBe('no-text');
  });

  it('lets a page with text on a picture through', () => {
    const document = good();
    document.pages[0].graphics.images.push({ page: 1, x: 0, y: 0, width: 612, height: 792 });
    expect(judgeDocument(document)).toBeUndefined();
  });

  it('refuses pages that lie on their side, and lets a heading in the margin be turned', () => {
    const turned = (text: string) => ({ ...textItem(text, 60, 60), angle: -90 });
    const page = goodPage([turned('Casey Testperson'), turned('Office Manager')]);
    expect(judgeDocument({ ...good(), pages: [page] })).toBe('turned-text');
    const document = good();
    document.pages[0].items.push(turned('EXPERIENCE'));
    expect(judgeDocument(document)).toBeUndefined();
  });

  it('refuses more pieces of text than any resume has, however short they are', () => {
    const pieces = Array.from({ length: documentLimits.items + 1 }, () => textItem('a', 60, 60));
    expect(judgeDocument({ ...good(), pages: [goodPage(pieces)] })).toBe('too-much-text');
  });

  it('refuses letters without meaning', () => {
    const page = goodPage([textItem('\uE041\uE042\uE043 \uE044\uE045 ab', 60, 60)]);
    expect(judgeDocument({ ...good(), pages: [page] })).toBe('no-unicode');
  });

  it('refuses letters that are mapped to other letters, and only these', () => {
    const text = 'Led a team of five bakers and cut the waste of the bakery by twelve percent within two years '.repeat(
      6,
    );
    const shifted = text.replace(/\S/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29));
    const page = (words: string) => goodPage([textItem(words, 60, 60)]);
    expect(judgeDocument({ ...good(), pages: [page(shifted)] })).toBe('no-unicode');
    expect(judgeDocument({ ...good(), pages: [page(text)] })).toBeUndefined();
    const polish =
      'Kierowałam zespołem pięciu piekarzy i ograniczyłam straty piekarni o dwanaście procent w ciągu dwóch lat '.repeat(
        6,
      );
    expect(judgeDocument({ ...good(), pages: [page(polish)] })).toBeUndefined();
  });

  it('refuses a book by its pages and by its text', () => {
    expect(judgeDocument({ ...good(), pageCount: documentLimits.pages + 1 })).toBe('too-many-pages');
    const page = goodPage([textItem('word '.repeat(documentLimits.characters), 60, 60)]);
    expect(judgeDocument({ ...good(), pages: [page] })).toBe('too-much-text');
  });
});

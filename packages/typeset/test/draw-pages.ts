import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PNG } from 'pngjs';

/** All pages of a PDF side by side in one small picture: `scale` pixels a point. */
export async function drawPages(pdf: Uint8Array, scale = 0.36): Promise<PNG> {
  const loading = getDocument({ data: pdf.slice(), verbosity: 0 });
  const document = await loading.promise;
  const pages: PNG[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const width = Math.ceil(viewport.width);
    const height = Math.ceil(viewport.height);
    const factory = document.canvasFactory as {
      create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
    };
    const { canvas, context } = factory.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    const picture = new PNG({ width, height });
    picture.data.set(context.getImageData(0, 0, width, height).data);
    pages.push(picture);
  }
  await loading.destroy();
  return sideBySide(pages);
}

function sideBySide(pages: PNG[]): PNG {
  const width = pages.reduce((sum, page) => sum + page.width + 4, -4);
  const sheet = new PNG({ width, height: pages[0]?.height ?? 1 });
  sheet.data.fill(0x80);
  let x = 0;
  for (const page of pages) {
    PNG.bitblt(page, sheet, 0, 0, page.width, page.height, x, 0);
    x += page.width + 4;
  }
  return sheet;
}

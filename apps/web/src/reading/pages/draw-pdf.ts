import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Draws a PDF's pages onto canvases, sharp on the screen's pixels. Rejects for a file that cannot be drawn. */
export async function drawPdf(
  file: File,
  canvasOf: (page: number) => HTMLCanvasElement | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()) });
  signal.addEventListener('abort', () => void loading.destroy(), { once: true });
  const document = await loading.promise;
  for (let number = 1; number <= document.numPages && !signal.aborted; number += 1) {
    const canvas = canvasOf(number);
    if (!canvas) continue;
    const page = await document.getPage(number);
    const plain = page.getViewport({ scale: 1 });
    const scale = (canvas.clientWidth / plain.width) * Math.min(window.devicePixelRatio, 2);
    const viewport = page.getViewport({ scale });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
  }
}

import { Font, pdf } from '@react-pdf/renderer';
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import pdfWorkerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import regularUrl from '../../node_modules/@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import boldUrl from '../../node_modules/@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url';
import { reactDocument } from '../typeset-contenders/react-document.ts';
import { painted, timeKeystrokes } from './timing.ts';
import { typedResume } from './typed-resume.ts';

GlobalWorkerOptions.workerSrc = pdfWorkerUrl;
Font.register({ family: 'Source Sans 3', fonts: [{ src: regularUrl }, { src: boldUrl, fontWeight: 600 }] });

const container = document.querySelector<HTMLElement>('#pages') ?? document.body;

/** The usual way: the PDF made in the page, then drawn onto canvases. */
async function show(jobs: number, keystroke: number): Promise<void> {
  const blob = await pdf(reactDocument(typedResume(jobs, keystroke))).toBlob();
  const loading = getDocument({ data: await blob.arrayBuffer() });
  const file = await loading.promise;
  const canvases: HTMLCanvasElement[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const canvas = document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, viewport }).promise;
    canvases.push(canvas);
  }
  container.replaceChildren(...canvases);
  await loading.destroy();
}

window.bench = {
  firstPreview: show(0, 0)
    .then(painted)
    .then(() => performance.now()),
  prepare: async () => {},
  async type(jobs, keystrokes) {
    for (let warm = 0; warm < 30; warm += 1) await show(jobs, 60 + warm);
    return timeKeystrokes(keystrokes, (keystroke) => show(jobs, keystroke));
  },
};

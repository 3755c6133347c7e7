import { openPreview, type PreviewPages, showPages } from '@shortlist/typeset/browser';
import { painted, timeKeystrokes } from './timing.ts';
import { typedResume } from './typed-resume.ts';

const container = document.querySelector<HTMLElement>('#pages') ?? document.body;
const template = 'modern-professional';

let latest: string[] = [];
let ready: (error?: Error) => void = () => {};
const loaded = new Promise<void>((resolve, reject) => {
  ready = (error) => (error ? reject(error) : resolve());
});
loaded.catch(() => {});

const preview = openPreview({
  renderOnServer: async (request, signal) => {
    const response = await fetch('/render', { method: 'POST', body: JSON.stringify(request), signal });
    return (await response.json()) as PreviewPages;
  },
  onReady: (outcome) => ready(outcome.ok ? undefined : new Error(outcome.reason)),
});

async function show(jobs: number, keystroke: number): Promise<string> {
  const resume = typedResume(jobs, keystroke);
  const shown = await preview.render({ content: { kind: 'resume', resume }, template });
  if (!shown) throw new Error('A keystroke was passed over.');
  showPages(container, shown.pages);
  latest = shown.pages;
  return shown.by;
}

window.bench = {
  firstPreview: show(0, 0)
    .then(painted)
    .then(() => performance.now()),
  async prepare() {
    preview.loadCompiler(template);
    await loaded;
  },
  async type(jobs, keystrokes) {
    for (let warm = 0; warm < 30; warm += 1) await show(jobs, 60 + warm);
    const timed = await timeKeystrokes(keystrokes, async (keystroke) => {
      if ((await show(jobs, keystroke)) !== 'browser') throw new Error('The server set a page.');
    });
    comparePages();
    return timed;
  },
};

/** What patching made of the pages must be what fresh ones show. */
function comparePages(): void {
  const fresh = document.createElement('div');
  showPages(fresh, latest);
  const glyphs = (element: Element) => [...element.querySelectorAll('g')].map((group) => group.outerHTML).join();
  if (glyphs(fresh) !== glyphs(container)) throw new Error('The patched pages differ from fresh ones.');
}

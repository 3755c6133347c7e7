import { openPreview, type PreviewPages, showPages } from '@shortlist/typeset/browser';
import { painted, timeKeystrokes } from './timing.ts';
import { typedResume } from './typed-resume.ts';

const container = document.querySelector<HTMLElement>('#pages') ?? document.body;
const template = 'modern-professional';

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
    for (let warm = 0; warm < 10; warm += 1) await show(jobs, 60 + warm);
    return timeKeystrokes(keystrokes, async (keystroke) => {
      if ((await show(jobs, keystroke)) !== 'browser') throw new Error('The server set a page.');
    });
  },
};

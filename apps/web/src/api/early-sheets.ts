/** `place` puts the element into the page, once the desk is read that it stands on; `shown` resolves once a page is painted in it, or none can be had. */
type EarlySheets = {
  id: string;
  sheets: HTMLElement;
  place: () => void;
  placed: Promise<void>;
  shown?: Promise<unknown> | undefined;
};

declare global {
  /** The pages that the editor's page shows by itself, and the resume that they are of. */
  var earlySheets: EarlySheets | undefined;
}

/** The id of what stands in the editor's page until the app draws the screen. */
export const earlyScreenId = 'early-screen';

/** The element in it that the pages are put into. */
const frame = `#${earlyScreenId} [data-early-sheets]`;

/** The script that stands behind the desk in the editor's page. */
export const placeScript = 'globalThis.earlySheets?.place()';

/** Makes the element for the pages of a resume, and shows the screen that stands in the page once that is read. Runs before the page's body is. */
export function makeEarlySheets(id: string): EarlySheets {
  const sheets = document.createElement('div');
  sheets.className = 'grid gap-4';
  document.documentElement.dataset.early = '';
  let resolve = () => {};
  const placed = new Promise<void>((done) => {
    resolve = done;
  });
  const place = () => {
    // The app may have taken it already.
    if (!sheets.isConnected) document.querySelector(frame)?.append(sheets);
    resolve();
  };
  const early: EarlySheets = { id, sheets, place, placed };
  globalThis.earlySheets = early;
  return early;
}

/** Milliseconds that the app waits for the pages at the most. */
const longestWait = 300;

/** Resolves once the pages that the editor's page shows by itself stand, or have let us wait. Setting the app up would hold them back for longer than they take. */
export async function earlySheetsFirst(): Promise<void> {
  const shown = globalThis.earlySheets?.shown;
  if (shown) await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, longestWait))]);
}

/** The element that was made for the pages of a resume. */
export function findEarlySheets(id: string): HTMLElement | undefined {
  return globalThis.earlySheets?.id === id ? globalThis.earlySheets.sheets : undefined;
}

/** Takes away what stood in the page before the app: the screen itself is drawn now, or another one. */
export function dropEarlyScreen(): void {
  document.getElementById(earlyScreenId)?.remove();
  delete document.documentElement.dataset.early;
}

import { text } from 'node:stream/consumers';
import type { Language } from '@shortlist/schema/languages';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { earlyScreenId } from './api/early-sheets.ts';
import { Frame } from './app/frame.tsx';
import { Providers } from './app/providers.tsx';
import { sheetsStyle } from './features/editor/preview/sheets-frame.tsx';
import { SkeletonFrame } from './features/editor/screens/skeleton-frame.tsx';
import { loadArea, turnTexts } from './language/load-texts.ts';

export { listAddresses } from './app/list-addresses.ts';
export { describePages } from './content/site/pages.ts';
export { structuredData } from './content/structured-data.ts';

/** Turns all that is drawn and described from now on to a language. */
export async function turnTo(language: Language): Promise<void> {
  await Promise.all([loadArea('site', language), turnTexts(language)]);
}

/** The HTML of the `#root` of a public page's address, for the build, in the language of the moment. Holds no script: the page's policy allows none inline. */
export async function renderPage(address: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers>
        {() => (
          <StaticRouter location={address}>
            <Frame />
          </StaticRouter>
        )}
      </Providers>
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await text(prelude);
  if (/<script|\sstyle="/.test(html))
    throw new Error(`${address} needs an inline script or style, which the policy forbids`);
  return html;
}

/**
 * What stands in the editor's page until the app draws the screen: the same blocks in the same places, without words, and the desk that the page's own
 * script puts the pages on. Out of sight unless that script asks for some.
 */
export async function renderEarlyEditor(): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <div
      id={earlyScreenId}
      aria-hidden="true"
      className="absolute inset-x-0 top-[calc(4rem+1px)] z-10 hidden min-h-[calc(100svh-4rem-1px)] bg-ground in-data-early:block print:hidden [&_h1]:invisible"
    >
      <SkeletonFrame>
        <div data-early-sheets className={`${sheetsStyle} w-full`} />
      </SkeletonFrame>
    </div>,
  );
  return text(prelude);
}

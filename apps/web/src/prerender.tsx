import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { Frame } from './app/frame.tsx';
import { Providers } from './app/providers.tsx';
import type { Language } from './language/languages.ts';
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

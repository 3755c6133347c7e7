import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { Frame } from './app/frame.tsx';
import { Providers } from './app/providers.tsx';

export { listAddresses } from './app/paths.ts';
export { describePages } from './content/site/pages.ts';
export { structuredData } from './content/structured-data.ts';

/** The HTML of a public page's `#root`, for the build. Holds no script: the page's policy allows none inline. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers>
        {() => (
          <StaticRouter location={path}>
            <Frame />
          </StaticRouter>
        )}
      </Providers>
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await text(prelude);
  if (/<script|\sstyle="/.test(html))
    throw new Error(`${path} needs an inline script or style, which the policy forbids`);
  return html;
}

import './ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchEarly } from './app/fetch-early.ts';
import { readPublicAddress } from './app/public-address.ts';
import { appReady } from './app/ready-mark.tsx';
import { firstLanguage } from './language/chosen-language.ts';
import { loadArea, speak } from './language/load-texts.ts';

/**
 * Begins the app in the page's root, over the HTML that stands there or from nothing. Resolves once its first screen answers to events;
 * rejects, and leaves the HTML as it is, where the texts that it was made of cannot be had.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  fetchEarly(pathname);
  const language = readPublicAddress(pathname)?.language ?? firstLanguage();
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (root.hasChildNodes()) {
    await Promise.all([loadArea('site', language), speak(language)]);
    hydrateRoot(root, app);
  } else {
    // Here the app goes on in English without them.
    if (language !== 'en') await speak(language).catch((cause: unknown) => console.error(cause));
    createRoot(root).render(app);
  }
  await appReady;
}

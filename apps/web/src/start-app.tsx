import './ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchEarly } from './app/fetch-early.ts';
import { appReady } from './app/ready-mark.tsx';
import { firstLanguage } from './language/chosen-language.ts';
import { speak } from './language/load-texts.ts';

/** Begins the app in the page's root, over the HTML that stands there or from nothing. Resolves once its first screen answers to events. */
export async function startApp(root: HTMLElement): Promise<void> {
  fetchEarly(window.location.pathname);
  const language = firstLanguage();
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // The HTML of a page is English: the app takes it over as it stands, and turns to the other language after that.
  if (root.hasChildNodes()) {
    hydrateRoot(root, app);
    await appReady;
    await speakIfItCan(language);
    return;
  }
  if (language !== 'en') await speakIfItCan(language);
  createRoot(root).render(app);
  await appReady;
}

/** Where the texts of a language cannot be had, the app goes on in English. */
async function speakIfItCan(language: ReturnType<typeof firstLanguage>): Promise<void> {
  await speak(language).catch((cause: unknown) => console.error(cause));
}

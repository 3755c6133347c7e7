import './ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchEarly } from './app/fetch-early.ts';
import { appReady } from './app/ready-mark.tsx';

/** Begins the app in the page's root, over the HTML that stands there or from nothing. Resolves once its first screen answers to events. */
export function startApp(root: HTMLElement): Promise<void> {
  fetchEarly(window.location.pathname);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
  return appReady;
}

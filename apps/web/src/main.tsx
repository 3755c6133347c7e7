import './ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

// A public page comes as HTML and is taken over as it stands; every other address begins empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

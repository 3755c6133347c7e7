import { BrowserRouter } from 'react-router';
import { Frame } from './frame.tsx';
import { Providers } from './providers.tsx';

/** The whole app in a browser. */
export function App() {
  return (
    <Providers>
      {() => (
        <BrowserRouter>
          <Frame />
        </BrowserRouter>
      )}
    </Providers>
  );
}

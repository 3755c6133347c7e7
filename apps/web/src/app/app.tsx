import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '../api/query-client.ts';
import { AuthProvider } from '../features/auth/session/auth-provider.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { Screens } from './screens.tsx';
import { Shell } from './shell.tsx';

/** The whole app in a browser. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <BrowserRouter>
          <Shell>
            <Screens />
          </Shell>
        </BrowserRouter>
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>
  );
}

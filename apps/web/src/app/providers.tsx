import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { AuthProvider } from '../auth/session/auth-provider.tsx';
import { SignOutGuard } from './sign-out-guard.tsx';

/** What every screen may rely on: fetched data, and who is signed in. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <SignOutGuard>{children}</SignOutGuard>
      </AuthProvider>
    </QueryClientProvider>
  );
}

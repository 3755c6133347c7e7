import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { AuthProvider } from '../auth/session/auth-provider.tsx';
import { LanguageProvider } from '../language/language-provider.tsx';
import { SignOutGuard } from './sign-out-guard.tsx';

/** What every screen may rely on: its texts, fetched data, and who is signed in. `children` is called again when the language changes. */
export function Providers({ children }: { children: () => ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <LanguageProvider>{() => <SignOutGuard>{children()}</SignOutGuard>}</LanguageProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}

import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { originOf } from '../../../auth/session/origin.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { PageSpinner } from '../../../ui/spinner.tsx';

/**
 * Shows a screen to visitors only: whoever is signed in goes on to where they came from, or to the dashboard.
 * `hold` waits while a sign-in on this very screen is being finished.
 */
export function RedirectSignedIn({ hold = false, children }: { hold?: boolean; children: ReactNode }) {
  const { user, loading, codeNeeded } = useAuth();
  const location = useLocation();
  if (loading) return <PageSpinner />;
  if (user && !codeNeeded && !hold) return <Navigate to={originOf(location.state) ?? paths.dashboard} replace />;
  return children;
}

import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useAuth } from './session-context.ts';

/**
 * Lets only signed-in people through; others go to the sign-in, and come back afterwards, unless they have just left. `waiting` stands
 * there while it is looked up who they are.
 */
export function RequireSignIn({ waiting }: { waiting: ReactNode }) {
  const { user, loading, codeNeeded, left } = useAuth();
  const location = useLocation();
  if (loading) return waiting;
  if (!user || codeNeeded) return <Navigate to={paths.login} replace state={left ? null : { from: location }} />;
  return <Outlet />;
}

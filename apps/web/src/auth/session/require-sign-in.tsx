import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { useAuth } from './session-context.ts';

/** Lets only signed-in people through; others go to the sign-in, and come back afterwards, unless they have just left. */
export function RequireSignIn() {
  const { user, loading, codeNeeded, left } = useAuth();
  const location = useLocation();
  if (loading) return <PageSpinner />;
  if (!user || codeNeeded) return <Navigate to={paths.login} replace state={left ? null : { from: location }} />;
  return <Outlet />;
}

import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { PageSpinner } from '../ui/spinner.tsx';
import { NotFound } from './not-found.tsx';
import { paths } from './paths.ts';

const OptimizeResume = lazy(() => import('../features/optimisations/screens/optimize-resume.tsx'));
const Optimization = lazy(() => import('../features/optimisations/screens/optimization.tsx'));
const History = lazy(() => import('../features/optimisations/screens/history.tsx'));

/** Every screen at its address; each is fetched when it is first visited. */
export function Screens() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route path={paths.optimizeResume} element={<OptimizeResume />} />
        <Route path={paths.history} element={<History />} />
        <Route path={paths.optimization(':id')} element={<Optimization />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useRouteChange } from './use-route-change.ts';

/** Header, main, footer: the frame of every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const path = useRouteChange(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 inset-s-2 z-50 -translate-y-16 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:translate-y-0"
      >
        {t`Skip to content`}
      </a>
      <Header />
      {/* The footer begins below the first screenful: it does not move when a screen takes the place of its spinner. */}
      <main id="main" ref={main} tabIndex={-1} className="min-h-[calc(100svh-4rem-1px)] grow print:min-h-0">
        <ErrorBoundary key={path}>{children}</ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { dropEarlyScreen } from '../api/early-sheets.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

/** The one catch round every screen: a fault of ours is shown as a page with a way on, and logged. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    // It would cover the page that says so.
    dropEarlyScreen();
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Page
        title={t`This page stopped working`}
        width="prose"
        intro={t`Something went wrong on our side. Your saved work is safe, and reloading usually fixes it.`}
      >
        <Button onClick={() => window.location.reload()}>{t`Reload the page`}</Button>
      </Page>
    );
  }
}

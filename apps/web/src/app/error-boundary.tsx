import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

/** The one catch round every screen: a fault of ours is shown as a page with a way on, and logged. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Page
        title="This page stopped working"
        width="prose"
        intro="The fault is ours. What you sent before is kept; reloading usually helps."
      >
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </Page>
    );
  }
}

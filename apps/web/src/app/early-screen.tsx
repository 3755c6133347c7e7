import { type ComponentType, lazy, useEffect, useLayoutEffect, useState } from 'react';
import { dropEarlyScreen } from '../api/early-sheets.ts';
import { PageSpinner } from '../ui/spinner.tsx';

/** A screen that can be fetched before it is drawn. */
export type EarlyScreen = {
  /** The same, fetched when it is first drawn. */
  later: ComponentType;
  known?: ComponentType;
  /** What the screen has stand in its place until somebody is known to be signed in, once its code is there. */
  waiting?: ComponentType | undefined;
  coming?: Promise<void>;
  fetch(): void;
};

export function earlyScreen(load: () => Promise<{ default: ComponentType; Waiting?: ComponentType }>): EarlyScreen {
  const screen: EarlyScreen = {
    later: lazy(load),
    fetch() {
      screen.coming ??= load().then(
        (module) => {
          screen.known = module.default;
          screen.waiting = module.Waiting;
        },
        // What cannot be had is asked for again when it is drawn.
        () => {},
      );
    },
  };
  return screen;
}

/**
 * Draws a screen. One that is on its way has a spinner in its place without Suspense: React holds what was suspended back for 300 ms
 * once it has shown a fallback.
 */
export function Early({ screen }: { screen: EarlyScreen }) {
  const [Drawn, setDrawn] = useState(() => screen.known ?? (screen.coming ? undefined : screen.later));
  useEffect(() => {
    if (Drawn) return;
    let stopped = false;
    void screen.coming?.then(() => stopped || setDrawn(() => screen.known ?? screen.later));
    return () => {
      stopped = true;
    };
  }, [Drawn, screen]);
  useDropEarly(Drawn);
  return Drawn ? <Drawn /> : <PageSpinner />;
}

/** Stands in the place of a screen until it may be drawn. */
export function OnItsWay({ screen }: { screen: EarlyScreen | undefined }) {
  const [Drawn, setDrawn] = useState(() => screen?.waiting);
  useEffect(() => {
    let stopped = false;
    void screen?.coming?.then(() => stopped || setDrawn(() => screen.waiting));
    return () => {
      stopped = true;
    };
  }, [screen]);
  useDropEarly(Drawn);
  return Drawn ? <Drawn /> : <PageSpinner />;
}

/** Takes away what stood in the page before the app, once the screen itself stands: its pages were taken over before. */
function useDropEarly(drawn: unknown): void {
  useLayoutEffect(() => (drawn ? dropEarlyScreen() : undefined), [drawn]);
}

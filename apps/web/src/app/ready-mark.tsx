import { useEffect } from 'react';

let announce = () => {};

/** Resolves once the first screen stands and answers to events. */
export const appReady = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Stands beside the screens and tells when they were first drawn with all that they are made of. */
export function ReadyMark() {
  useEffect(() => announce(), []);
  return null;
}

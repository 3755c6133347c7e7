import { useEffect, useState } from 'react';

/** A value once it has not changed for so many milliseconds; `times` counts how often it settled, on another value or on the same. */
export function useSettled<T>(value: T, milliseconds: number): { settled: T; times: number } {
  const [state, setState] = useState({ settled: value, times: 0 });
  useEffect(() => {
    const timer = setTimeout(() => setState(({ times }) => ({ settled: value, times: times + 1 })), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return state;
}

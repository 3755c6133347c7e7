import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';

/** `most` of them still stand together; of more than that the `first` ones do. `more` says how many are still to come. */
type Rule = { first: number; most: number; more: (left: number) => string };
type Fold<T> = { shown: readonly T[]; more: ReactNode };

/** The first of many, and the button that shows the rest. On paper all of them stand. */
export function useFold<T>(items: readonly T[], { first, most, more }: Rule): Fold<T> {
  const [all, setAll] = useState(false);
  useEffect(() => {
    const unfold = () => flushSync(() => setAll(true));
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  const left = items.length - first;
  if (items.length <= most) return { shown: items, more: null };
  return {
    shown: all ? items : items.slice(0, first),
    more: (
      <div className="mt-4" data-no-print>
        <Button variant="secondary" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Show fewer` : more(left)}
        </Button>
      </div>
    ),
  };
}

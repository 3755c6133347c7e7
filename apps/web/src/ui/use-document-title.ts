import { useEffect } from 'react';
import { brand } from '../content/brand.ts';

/** Names the browser's tab: the screen, then the product. */
export function useDocumentTitle(title: string): void {
  useWholeTitle(`${title} · ${brand.name}`);
}

/** Names the browser's tab with these words and no others. */
export function useWholeTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

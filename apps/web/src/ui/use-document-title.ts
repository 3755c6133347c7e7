import { useEffect } from 'react';
import { brand } from '../content/brand.ts';

/** Names the browser's tab: the screen, then the product. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === brand.name ? `${brand.name}: ${brand.tagline}` : `${title} · ${brand.name}`;
  }, [title]);
}

import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';

/** The frame of the account screens: one narrow column, a heading, a line of what it is for. */
export function AuthCard({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <div className="mx-auto w-full max-w-[27rem] px-5 pt-10 pb-20 sm:pt-16">
      <h1 className="text-headline">{title}</h1>
      {intro && <p className="mt-2 text-soft">{intro}</p>}
      <div className="mt-8">{children}</div>
    </div>
  );
}

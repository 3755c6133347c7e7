import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The way back to the screen before. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-1.5 rounded-sm text-small font-medium text-soft hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}

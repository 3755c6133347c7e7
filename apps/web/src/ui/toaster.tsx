import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { toastDurations } from './toast-durations.ts';
import { useToastPlace } from './use-toast-place.ts';

const options = {
  duration: toastDurations.default,
  success: { duration: toastDurations.success },
  error: { duration: toastDurations.error },
};

/** The toasts, top right, announced, held while the pointer is over them. Drawn by us: the library's own look injects styles. */
export function Toaster() {
  const { toasts, handlers } = useToaster(options);
  const visible = toasts.filter((one) => one.visible);
  const place = useToastPlace(visible.length > 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the toasts a little longer
    <div
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      style={place}
      className="pointer-events-none fixed inset-x-4 top-1.5 z-50 grid justify-items-end gap-2 sm:top-4 sm:inset-s-auto sm:w-96"
    >
      {visible.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </div>
  );
}

function ToastCard({ toast: one }: { toast: Toast }) {
  const Icon = one.type === 'success' ? CircleCheck : one.type === 'error' ? CircleAlert : Info;
  const colour = one.type === 'error' ? 'text-missing' : 'text-accent';
  return (
    <div className="appear pointer-events-auto flex w-full items-start gap-3 rounded-lg border border-rule bg-surface py-2 pe-2 ps-3 leading-snug shadow-lift max-sm:text-small sm:py-3 sm:ps-4">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div {...one.ariaProps} className="min-w-0 grow break-words">
        {resolveValue(one.message, one)}
      </div>
      <button
        type="button"
        aria-label={t`Dismiss`}
        onClick={() => toast.dismiss(one.id)}
        className="grid size-6 shrink-0 place-items-center rounded-sm text-faint hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

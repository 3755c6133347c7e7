import { t } from '@lingui/core/macro';
import { toast } from 'react-hot-toast/headless';

/** Milliseconds in which something can be undone. */
const shownFor = 10_000;

/** Says that something was done, with a button that undoes it. */
export function toastUndo(text: string, undo: () => void): void {
  toast(
    (shown) => (
      <span className="flex items-center justify-between gap-3">
        {text}
        <button
          type="button"
          className="prose-link font-medium"
          onClick={() => {
            toast.dismiss(shown.id);
            undo();
          }}
        >
          {t`Undo`}
        </button>
      </span>
    ),
    { duration: shownFor },
  );
}

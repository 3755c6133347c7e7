import { useEffect } from 'react';

type Actions = { undo: () => void; redo: () => void; save: () => void; help: () => void };

/**
 * The editor's keys: Ctrl or Cmd + Z takes back, with Shift (or Ctrl + Y) brings again, over the whole document and not one field;
 * Ctrl or Cmd + S saves a draft; ? outside of a field shows the keys. A dialog has its own.
 */
export function useEditorKeys({ undo, redo, save, help }: Actions): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.altKey || document.querySelector('dialog[open]')) return;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      action();
    }
    function actionOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): (() => void) | undefined {
      if (!ctrlKey && !metaKey) return key === '?' && !isField(target) ? help : undefined;
      const letter = key.toLowerCase();
      if (letter !== 's' && hasOwnUndo(target)) return undefined;
      if (letter === 'z') return shiftKey ? redo : undo;
      if (letter === 'y') return redo;
      return letter === 's' && !shiftKey ? save : undefined;
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo, save, help]);
}

/** A field that is no part of the resume (its name, a posting) takes back what was typed in it by itself. */
function hasOwnUndo(target: EventTarget | null): boolean {
  const typed = 'textarea, input:not([type=range], [type=color], [type=radio], [type=checkbox])';
  if (!(target instanceof Element) || !target.matches(typed)) return false;
  return target.closest('[data-pointer-field], [data-section]') === null;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/**
 * Holds what a visitor does on a page whose app is still on its way: a press of a button or a switch, words typed, a file
 * chosen or dropped. Links work as they are. Returns the function that does it all, in order, once the app answers.
 */
export function holdActs(): () => void {
  const acts: (() => void)[] = [];
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };

  document.addEventListener('click', (event) => holdPress(event, acts), options);
  document.addEventListener('input', (event) => holdInput(event, acts), options);
  document.addEventListener('dragover', (event) => event.preventDefault(), options);
  document.addEventListener('drop', (event) => holdDrop(event, acts), options);

  return () => {
    listeners.abort();
    for (const act of acts) act();
  };
}

function holdPress(event: MouseEvent, acts: (() => void)[]): void {
  if (!(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>('button, input[type="radio"], input[type="checkbox"]');
  if (!pressed) return;
  event.preventDefault();
  acts.push(() => pressed.click());
}

function holdInput({ target }: Event, acts: (() => void)[]): void {
  if (target instanceof HTMLInputElement && target.type === 'file') {
    acts.push(() => target.dispatchEvent(new Event('change', { bubbles: true })));
  } else if (target instanceof HTMLSelectElement) {
    const { value } = target;
    acts.push(() => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    const { value } = target;
    acts.push(() => {
      // React takes no notice of a value that it saw before: it is emptied, and set behind React's back.
      target.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
      target.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

function holdDrop(event: DragEvent, acts: (() => void)[]): void {
  event.preventDefault();
  const { target } = event;
  const dataTransfer = new DataTransfer();
  for (const file of event.dataTransfer?.files ?? []) dataTransfer.items.add(file);
  acts.push(() => target?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })));
}

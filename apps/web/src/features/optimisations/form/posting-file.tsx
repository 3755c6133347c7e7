import { useRef } from 'react';

/** The posting out of a saved page or a text file: its content goes into the field, where it can be read and changed. */
export function PostingFile({ disabled, onText }: { disabled: boolean; onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined) {
    if (file) onText(await file.text());
    if (input.current) input.current.value = '';
  }

  return (
    <>
      <button
        type="button"
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="prose-link rounded-sm text-small disabled:opacity-60"
      >
        Take it from a file
      </button>
      <input
        ref={input}
        type="file"
        accept=".txt,.html,.htm,.md,.json,text/plain,text/html"
        aria-label="Saved posting"
        hidden
        onChange={(event) => void take(event.target.files?.[0])}
      />
    </>
  );
}

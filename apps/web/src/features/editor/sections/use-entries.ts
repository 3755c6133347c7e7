import type { Fields } from '@shortlist/schema';
import { useRef, useState } from 'react';

/**
 * The entries of a text while they are edited as forms. What is half typed (an empty entry, a blank line) stays in the forms;
 * the text is written from them at each change, and read anew when it was changed elsewhere.
 */
export function useEntries(
  content: string,
  read: (text: string) => Fields[],
  write: (entries: Fields[]) => string,
  onChange: (content: string) => void,
) {
  const [entries, setEntries] = useState(() => read(content));
  const written = useRef(content);
  if (written.current !== content) {
    written.current = content;
    setEntries(read(content));
  }
  return {
    entries,
    set(next: Fields[]) {
      setEntries(next);
      written.current = write(next.map(withoutBlanks));
      onChange(written.current);
    },
  };
}

function withoutBlanks(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.filter((item) => item.trim() !== '') : value,
    ]),
  );
}

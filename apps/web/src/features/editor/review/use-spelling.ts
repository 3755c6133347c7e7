import type { DraftSection } from '@shortlist/schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Misspelling } from './find-misspellings.ts';
import { skillWords, spelledTexts } from './spelled-sections.ts';
import type { SpellingReply, SpellingRequest } from './spelling-worker.ts';

const storageKey = 'shortlist:words';

/** Milliseconds before the dictionaries (more than all the rest of the editor) are fetched: the page to be seen comes first. */
const settle = 1500;

/** The misspelt words of each section, found in a thread of their own once typing has paused; and words that the person calls right. */
export function useSpelling(sections: readonly DraftSection[], language: string | undefined) {
  const [found, setFound] = useState<Record<string, Misspelling[]>>({});
  const [accepted, setAccepted] = useState(readAccepted);
  const worker = useRef<Worker>(undefined);
  const latest = useRef(0);
  const english = !language || /^en\b/i.test(language);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (!english || sections.every(({ content }) => content.trim() === '')) {
      // What the worker still works on is no longer wanted.
      latest.current += 1;
      setFound({});
      return;
    }
    const texts = spelledTexts(sections);
    const words = [...accepted, ...skillWords(sections)];
    const ask = () => {
      worker.current ??= openWorker(({ data }) => {
        if (data.id === latest.current) setFound(data.found);
      });
      worker.current.postMessage({ id: ++latest.current, texts, accepted: words } satisfies SpellingRequest);
    };
    const timer = setTimeout(ask, worker.current ? 0 : settle);
    return () => clearTimeout(timer);
  }, [sections, english, accepted]);

  const accept = useCallback((word: string) => {
    setAccepted((before) => {
      const words = [...before, word.toLowerCase()].slice(-500);
      localStorage.setItem(storageKey, JSON.stringify(words));
      return words;
    });
  }, []);

  return { found, accept };
}

function openWorker(hear: (message: MessageEvent<SpellingReply>) => void): Worker {
  const worker = new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', hear);
  return worker;
}

function readAccepted(): string[] {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

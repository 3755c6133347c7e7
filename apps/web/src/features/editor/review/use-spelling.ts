import type { DraftSection } from '@shortlist/schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bareWord } from './plain-word.ts';
import { skillWords, spelledTexts } from './spelled-sections.ts';
import type { SpellingReply, SpellingRequest } from './spelling-worker.ts';
import { withoutAccepted } from './without-accepted.ts';

const storageKey = 'shortlist:words';

/** Milliseconds before the dictionaries (more than all the rest of the editor) are fetched: the page to be seen comes first. */
const settle = 1500;

type Asked = { id: number; sections?: readonly DraftSection[] };

/** What was found in the sections that were asked about; nothing where the dictionaries did not come. */
type Answer = Pick<Asked, 'sections'> & Pick<SpellingReply, 'found'>;

/** The misspelt words of each section, found in a thread of their own once typing has paused; and words that the person calls right. */
export function useSpelling(sections: readonly DraftSection[], language: string | undefined) {
  const [answer, setAnswer] = useState<Answer>({});
  const [accepted, setAccepted] = useState(readAccepted);
  const worker = useRef<Worker>(undefined);
  const asked = useRef<Asked>({ id: 0 });
  const english = !language || /^en\b/i.test(language);
  const wanted = english && sections.some(({ content }) => content.trim() !== '');

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );

  useEffect(() => {
    const id = asked.current.id + 1;
    asked.current = { id, sections };
    if (!wanted) {
      setAnswer({});
      return;
    }
    const texts = spelledTexts(sections);
    const words = [...accepted, ...skillWords(sections)];
    const ask = () => {
      worker.current ??= openWorker(
        ({ data }) =>
          data.id === asked.current.id && setAnswer({ sections: asked.current.sections, found: data.found }),
        () => {
          worker.current = undefined;
          setAnswer({ sections: asked.current.sections });
        },
      );
      worker.current.postMessage({ id, texts, accepted: words } satisfies SpellingRequest);
    };
    const timer = setTimeout(ask, worker.current ? 0 : settle);
    return () => clearTimeout(timer);
  }, [sections, wanted, accepted]);

  const accept = useCallback((word: string) => {
    setAccepted((before) => {
      const words = [...before, bareWord(word)].slice(-500);
      localStorage.setItem(storageKey, JSON.stringify(words));
      return words;
    });
  }, []);
  // What is called right is gone at once: the worker answers later.
  const found = useMemo(() => withoutAccepted(answer.found ?? {}, accepted), [answer.found, accepted]);
  const answered = answer.sections === sections;

  return { found, accept, pending: wanted && !answered, failed: wanted && answered && !answer.found };
}

function openWorker(hear: (message: MessageEvent<SpellingReply>) => void, fail: () => void): Worker {
  const worker = new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', hear);
  worker.addEventListener('error', () => {
    worker.terminate();
    fail();
  });
  return worker;
}

function readAccepted(): string[] {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string').map(bareWord) : [];
  } catch {
    return [];
  }
}

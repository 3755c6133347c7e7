import { draftPaper, textLanguage } from '@shortlist/schema';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Editor } from '../document/use-editor.ts';
import type { Languages } from '../languages/use-languages.ts';
import type { Review } from '../review/use-review.ts';
import type { EditorView } from './use-editor-view.ts';

const DesignPanel = lazy(() => import('../preview/design-panel.tsx'));
const TranslatePanel = lazy(() => import('../languages/translate-panel.tsx'));
const MatchPanel = lazy(() => import('../review/match-panel.tsx'));

type Props = {
  view: EditorView;
  opened: ReadonlySet<EditorView>;
  id: string;
  editor: Editor;
  languages: Languages;
  review: Review;
  /** Shows the text of a section. */
  onOpen: (section: string) => void;
};

/** The views beside the text: the page's design, and how it meets a posting. Fetched when they are first opened; one that was left keeps what was typed in it. */
export function ViewPanels({ id, view, opened, editor, languages, review, onOpen }: Props) {
  const { draft, change } = editor;
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
      {view === 'design' && (
        <DesignPanel
          design={draft.design}
          home={draftPaper(draft)}
          text={textLanguage(draft.sections)}
          change={change}
        />
      )}
      {view === 'translate' && <TranslatePanel id={id} editor={editor} languages={languages} />}
      {opened.has('match') && (
        <div hidden={view !== 'match'}>
          <MatchPanel review={review} onOpen={onOpen} />
        </div>
      )}
    </Suspense>
  );
}

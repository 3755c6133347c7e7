import { draftPaper, textLanguage } from '@shortlist/schema';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Editor } from '../document/use-editor.ts';
import type { Languages } from '../languages/use-languages.ts';
import type { Review } from '../review/use-review.ts';
import type { EditorView } from './use-editor-view.ts';

const DesignPanel = lazy(() => import('../preview/design-panel.tsx'));
const TranslatePanel = lazy(() => import('../languages/translate-panel.tsx'));
const MatchPanel = lazy(() => import('../review/match-panel.tsx'));
const CheckPanel = lazy(() => import('../review/check-panel.tsx'));
const VersionsPanel = lazy(() => import('../dialogs/versions-panel.tsx'));

type Props = {
  view: EditorView;
  opened: ReadonlySet<EditorView>;
  /** The resume's own. */
  id: string;
  editor: Editor;
  languages: Languages;
  review: Review;
  /** Shows the text of a section; without one, that of the personal information. */
  onOpen: (section: string | undefined) => void;
};

/** The views beside the text: the page's design, how it meets a posting, its languages, what is worth a look, and its versions. Fetched when they are first opened; one that was left keeps what was typed in it. */
export function ViewPanels({ view, opened, id, editor, languages, review, onOpen }: Props) {
  const { draft, change } = editor;
  const [picked, setPicked] = useState<string>();
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
      {view === 'design' && (
        <DesignPanel
          design={draft.design}
          sections={draft.sections}
          home={draftPaper(draft)}
          text={textLanguage(draft.sections)}
          change={change}
          picked={picked}
          onPick={setPicked}
        />
      )}
      {view === 'translate' && <TranslatePanel id={id} editor={editor} languages={languages} />}
      {opened.has('match') && (
        <div hidden={view !== 'match'}>
          <MatchPanel review={review} onOpen={onOpen} />
        </div>
      )}
      {view === 'check' && <CheckPanel sections={draft.sections} review={review} onOpen={onOpen} />}
      {view === 'versions' && <VersionsPanel id={id} editor={editor} onDone={() => onOpen(undefined)} />}
    </Suspense>
  );
}

import { t } from '@lingui/core/macro';
import { draftLanguage, type ResumeRecord, type SectionKind } from '@shortlist/schema';
import { templates } from '@shortlist/typeset/browser';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { focusLater } from '../../../ui/focus-later.ts';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';
import { addSection } from '../document/change-draft.ts';
import { nameDownload } from '../document/name-download.ts';
import { useDownload } from '../document/use-download.ts';
import { useEditor } from '../document/use-editor.ts';
import { useEditorKeys } from '../document/use-editor-keys.ts';
import { useResumeTitle } from '../document/use-resume-title.ts';
import { LanguageSwitch } from '../languages/language-switch.tsx';
import { tellOpen } from '../languages/tell-open.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { LivePreview } from '../preview/live-preview.tsx';
import { tellMatch, tellNotes } from '../review/tell-match.ts';
import { useReview } from '../review/use-review.ts';
import { SaveStateLine } from '../save/save-state-line.tsx';
import { AddSectionDialog } from '../sections/add-section-dialog.tsx';
import { SectionNav } from '../sections/section-nav.tsx';
import { useFolding } from '../sections/use-folding.ts';
import { EditView } from './edit-view.tsx';
import { editorColumns } from './editor-columns.ts';
import { type EditorDialog, EditorToolbar } from './editor-toolbar.tsx';
import { ResumeTitle } from './resume-title.tsx';
import { useEditorView } from './use-editor-view.ts';
import { ViewPanels } from './view-panels.tsx';
import { ViewSwitch } from './view-switch.tsx';

const fetchDialogs = () => import('./editor-dialogs.tsx');
const EditorDialogs = lazy(fetchDialogs);
/** Milliseconds until the dialogs are fetched unasked, so that they open without a connection too: the page comes first. */
const dialogsWait = 4000;

/** The editor of one resume: what is typed on the left, the page on the right. */
export function EditorScreen({ record }: { record: ResumeRecord }) {
  useDocumentTitle(t`Resume Builder`);
  const editor = useEditor(record);
  const [open, setOpen] = useState<EditorDialog>();
  const languages = useLanguages({ record, editor });
  const linked = languages.others.length > 0;
  const [search] = useSearchParams();
  const asked = search.get('view') === 'translate' && record.languageGroup ? 'translate' : 'edit';
  const { view: chosen, open: openView, opened, views } = useEditorView(asked);
  const view = chosen === 'translate' && languages.isAlone ? 'edit' : chosen;
  const { draft, change } = editor;
  const tellLoss = useCallback(() => setOpen('download'), []);
  const { title, rename } = useResumeTitle(record, draft.userInfo.name);
  const name = nameDownload(draft.userInfo.name, draftLanguage(draft));
  const download = useDownload({ id: record.id, name, draft, flush: editor.flush }, tellLoss);
  const [pages, setPages] = useState<number>();
  const review = useReview(record.id, draft, change, pages);
  const [later, setLater] = useState(false);
  const decide = useCallback(() => setLater(false), []);
  const close = () => setOpen(undefined);
  useEffect(() => {
    // One that does not come is asked for again when it is opened.
    const timer = setTimeout(() => fetchDialogs().catch(() => undefined), dialogsWait);
    return () => clearTimeout(timer);
  }, []);
  const text = useRef<HTMLDivElement>(null);
  const folding = useFolding();
  const { fold } = folding;
  const openPlace = useCallback(
    (section: string | undefined) => {
      openView('edit');
      if (section) fold(section, false);
    },
    [fold, openView],
  );
  const showVersions = useCallback(() => openView('versions'), [openView]);
  const { undo, redo } = editor;
  useEditorKeys(
    useMemo(() => ({ undo, redo, save: () => setOpen('save'), help: () => setOpen('keys') }), [undo, redo]),
  );

  function add(kind: SectionKind) {
    change((before) => addSection(before, kind, Date.now()));
    close();
    focusLater(() => [...document.querySelectorAll<HTMLElement>('textarea[data-section]')].at(-1));
  }

  // A view that is not open keeps its state out of sight.
  const textStyle = view === 'edit' ? '' : view === 'preview' ? 'max-lg:hidden' : 'hidden';
  const about = {
    design: templates.find(({ id }) => id === draft.design.template)?.name,
    match: tellMatch(review),
    translate: tellOpen(languages),
    check: tellNotes(review),
  };
  return (
    <div className={editorColumns.screen} data-workspace>
      <div className={editorColumns.head}>
        <BackLink to={paths.resumes}>{t`My resumes`}</BackLink>
        <div className={editorColumns.names}>
          <h1 className={editorColumns.name}>{t`Resume Builder`}</h1>
          <ResumeTitle title={title} onRename={rename} />
          <LanguageSwitch id={record.id} languages={languages} flush={editor.flush} onAdd={() => setOpen('language')} />
        </div>
      </div>
      <div className={editorColumns.tools}>
        <SaveStateLine state={editor.save} onSettle={decide} />
        <EditorToolbar
          canUndo={editor.canUndo}
          canRedo={editor.canRedo}
          undo={undo}
          redo={redo}
          download={download}
          onOpen={setOpen}
          onVersions={showVersions}
        />
      </div>
      <div ref={views} className={editorColumns.all}>
        <div className={editorColumns.left}>
          <div className={editorColumns.rail}>
            <ViewSwitch view={view} onView={openView} about={about} linked={linked} />
            <div className={textStyle}>
              <SectionNav sections={draft.sections} text={text} onJump={openPlace} />
            </div>
          </div>
          <div className="min-w-0">
            <div ref={text} className={textStyle}>
              <EditView draft={draft} change={change} review={review} folding={folding} onAdd={() => setOpen('add')} />
            </div>
            <ViewPanels
              id={record.id}
              view={view}
              opened={opened}
              editor={editor}
              languages={languages}
              review={review}
              onOpen={openPlace}
            />
          </div>
        </div>
        <div className={classNames(editorColumns.page, view !== 'preview' && 'max-lg:hidden')}>
          <LivePreview draft={draft} shown={view === 'preview'} onLeave={openPlace} onPages={setPages} />
        </div>
      </div>
      <AddSectionDialog open={open === 'add'} onAdd={add} onClose={close} />
      {(open && open !== 'add') || editor.save.kind === 'conflict' ? (
        <Suspense>
          <EditorDialogs
            id={record.id}
            open={open}
            editor={editor}
            download={download}
            later={later}
            onLater={() => setLater(true)}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { draftLanguage, pageLanguageOf, type ResumeRecord, type SectionKind } from '@shortlist/schema';
import { templates } from '@shortlist/typeset/browser';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { AddLanguageDialog } from '../../../linked/add-language-dialog.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { focusLater } from '../../../ui/focus-later.ts';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { DownloadDialog } from '../dialogs/download-dialog.tsx';
import { ImportDialog } from '../dialogs/import-dialog.tsx';
import { KeyboardHelp } from '../dialogs/keyboard-help.tsx';
import { SaveDraftDialog } from '../dialogs/save-draft-dialog.tsx';
import { ShareDialog } from '../dialogs/share-dialog.tsx';
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
import { type EditorView, useEditorView } from './use-editor-view.ts';
import { ViewPanels } from './view-panels.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** The editor of one resume: what is typed on the left, the page on the right. */
export function EditorScreen({ record }: { record: ResumeRecord }) {
  useDocumentTitle(t`Resume Builder`);
  const editor = useEditor(record);
  const [open, setOpen] = useState<EditorDialog>();
  const languages = useLanguages({ record, editor });
  const linked = languages.others.length > 0;
  const [search] = useSearchParams();
  const asked = search.get('view') === 'translate' && record.languageGroup ? 'translate' : 'edit';
  const { view, open: openView, opened, views } = useEditorView(asked);
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

  const about = {
    design: templates.find(({ id }) => id === draft.design.template)?.name,
    match: tellMatch(review),
    translate: tellOpen(languages),
    check: tellNotes(review),
  };
  return (
    <div className={editorColumns.screen}>
      <div className={editorColumns.head}>
        <BackLink to={paths.resumes}>{t`My resumes`}</BackLink>
        <div className={editorColumns.names}>
          <h1 className={editorColumns.heading}>{t`Resume Builder`}</h1>
          <ResumeTitle title={title} onRename={rename} />
          <LanguageSwitch id={record.id} languages={languages} flush={editor.flush} onAdd={() => setOpen('language')} />
        </div>
      </div>
      <div className="z-20 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-ground py-2.5 lg:sticky lg:top-16">
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
            <div className={classNames(view === 'preview' && 'max-lg:hidden', hidden(view, 'edit', 'preview'))}>
              <SectionNav sections={draft.sections} text={text} onJump={openPlace} />
            </div>
          </div>
          <div className="min-w-0">
            <div
              ref={text}
              className={classNames(view === 'preview' && 'max-lg:hidden', hidden(view, 'edit', 'preview'))}
            >
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
      {open === 'save' && <SaveDraftDialog id={record.id} flush={editor.flush} onClose={close} />}
      {open === 'download' && (
        <DownloadDialog id={record.id} download={download} flush={editor.flush} draft={draft} onClose={close} />
      )}
      {open === 'import' && <ImportDialog draft={draft} onImport={editor.replace} onClose={close} />}
      {open === 'language' && (
        <AddLanguageDialog
          id={record.id}
          language={pageLanguageOf(draftLanguage(draft) ?? 'en')}
          flush={editor.flush}
          onClose={close}
        />
      )}
      {open === 'keys' && <KeyboardHelp onClose={close} />}
      {open === 'share' && <ShareDialog id={record.id} flush={editor.flush} onClose={close} />}
      {editor.save.kind === 'conflict' && !later && (
        <ConflictDialog state={editor.save} onSettle={editor.settle} onLater={() => setLater(true)} />
      )}
    </div>
  );
}

/** A view that is not open keeps its state out of sight. */
const hidden = (view: EditorView, ...shown: EditorView[]) => !shown.includes(view) && 'hidden';

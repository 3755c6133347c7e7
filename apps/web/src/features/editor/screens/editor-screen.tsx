import { draftLanguage, draftPaper, type ResumeRecord, type SectionKind, textLanguage } from '@shortlist/schema';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { focusLater } from '../../../ui/focus-later.ts';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { DownloadDialog } from '../dialogs/download-dialog.tsx';
import { ImportDialog } from '../dialogs/import-dialog.tsx';
import { KeyboardHelp } from '../dialogs/keyboard-help.tsx';
import { SaveDraftDialog } from '../dialogs/save-draft-dialog.tsx';
import { ShareDialog } from '../dialogs/share-dialog.tsx';
import { VersionsDialog } from '../dialogs/versions-dialog.tsx';
import { addSection } from '../document/change-draft.ts';
import { nameDownload } from '../document/name-download.ts';
import { useDownload } from '../document/use-download.ts';
import { useEditor } from '../document/use-editor.ts';
import { useEditorKeys } from '../document/use-editor-keys.ts';
import { useResumeTitle } from '../document/use-resume-title.ts';
import { DesignPanel } from '../preview/design-panel.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import { MatchPanel } from '../review/match-panel.tsx';
import { SectionNotes } from '../review/section-notes.tsx';
import { SpellingLine } from '../review/spelling-line.tsx';
import { useReview } from '../review/use-review.ts';
import { SaveStateLine } from '../save/save-state-line.tsx';
import { AddSectionDialog } from '../sections/add-section-dialog.tsx';
import { PersonalInformation } from '../sections/personal-information.tsx';
import { SectionList } from '../sections/section-list.tsx';
import { SectionsHead } from '../sections/sections-head.tsx';
import { useFolding } from '../sections/use-folding.ts';
import { type EditorDialog, EditorToolbar } from './editor-toolbar.tsx';
import { ResumeTitle } from './resume-title.tsx';
import { type EditorView, ViewSwitch } from './view-switch.tsx';

/** The editor of one resume: what is typed on the left, the page on the right. */
export function EditorScreen({ record }: { record: ResumeRecord }) {
  useDocumentTitle('Resume Builder');
  const editor = useEditor(record);
  const [open, setOpen] = useState<EditorDialog>();
  const [view, setView] = useState<EditorView>('edit');
  const { draft, change } = editor;
  const tellLoss = useCallback(() => setOpen('download'), []);
  const { title, rename } = useResumeTitle(record, draft.userInfo.name);
  const name = nameDownload(draft.userInfo.name);
  const download = useDownload({ id: record.id, name, draft, flush: editor.flush }, tellLoss);
  const review = useReview(record.id, draft, change);
  const [later, setLater] = useState(false);
  const decide = useCallback(() => setLater(false), []);
  const close = () => setOpen(undefined);
  const { folded, fold, foldAll } = useFolding();
  const openPlace = useCallback(
    (section: string | undefined) => {
      setView('edit');
      if (section) fold(section, false);
    },
    [fold],
  );
  const { undo, redo } = editor;
  useEditorKeys(
    useMemo(() => ({ undo, redo, save: () => setOpen('save'), help: () => setOpen('keys') }), [undo, redo]),
  );

  function add(kind: SectionKind) {
    change((before) => addSection(before, kind, Date.now()));
    close();
    focusLater(() => [...document.querySelectorAll<HTMLElement>('textarea[data-section]')].at(-1));
  }

  return (
    <div className="mx-auto w-full max-w-[92rem] px-5 pt-6 pb-20 sm:px-8">
      <BackLink to={paths.resumes}>My resumes</BackLink>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 className="text-headline">Resume Builder</h1>
        <ResumeTitle title={title} onRename={rename} />
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
        />
      </div>
      <ViewSwitch view={view} onView={setView} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <div
          className={classNames(
            'grid content-start gap-4 [&_:is(input,textarea,button)]:scroll-mt-36',
            view === 'preview' && 'max-lg:hidden',
          )}
        >
          <PersonalInformation info={draft.userInfo} photo={draft.photo} change={change} review={review} />
          <SectionsHead sections={draft.sections} folded={folded} onFoldAll={foldAll} />
          <SectionList
            sections={draft.sections}
            change={change}
            review={review}
            language={draftLanguage(draft)}
            folded={folded}
            onFold={fold}
          />
          <SpellingLine language={draftLanguage(draft)} />
          <SectionNotes
            label="the whole page"
            notes={review.notes.get('page')}
            apply={review.apply}
            accept={review.accept}
          />
          <Button variant="secondary" className="justify-self-start" data-add-section onClick={() => setOpen('add')}>
            <Plus aria-hidden="true" className="size-4.5" />
            Add Section
          </Button>
        </div>
        <div className={classNames('min-w-0', view === 'edit' && 'max-lg:hidden')}>
          <div className="grid gap-4 lg:sticky lg:top-33 lg:max-h-[calc(100dvh-9.25rem)] lg:overflow-y-auto">
            <DesignPanel
              design={draft.design}
              home={draftPaper(draft)}
              text={textLanguage(draft.sections)}
              change={change}
            />
            <MatchPanel review={review} />
            <LivePreview draft={draft} shown={view === 'preview'} onLeave={openPlace} />
          </div>
        </div>
      </div>
      <AddSectionDialog open={open === 'add'} onAdd={add} onClose={close} />
      {open === 'save' && <SaveDraftDialog id={record.id} flush={editor.flush} onClose={close} />}
      {open === 'download' && (
        <DownloadDialog id={record.id} download={download} flush={editor.flush} draft={draft} onClose={close} />
      )}
      {open === 'import' && <ImportDialog draft={draft} onImport={editor.replace} onClose={close} />}
      {open === 'versions' && <VersionsDialog id={record.id} editor={editor} onClose={close} />}
      {open === 'keys' && <KeyboardHelp onClose={close} />}
      {open === 'share' && <ShareDialog id={record.id} flush={editor.flush} onClose={close} />}
      {editor.save.kind === 'conflict' && !later && (
        <ConflictDialog state={editor.save} onSettle={editor.settle} onLater={() => setLater(true)} />
      )}
    </div>
  );
}

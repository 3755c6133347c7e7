import type { ResumeRecord, SectionKind } from '@shortlist/schema';
import { Download, Plus, Redo2, Save, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { DownloadDialog } from '../dialogs/download-dialog.tsx';
import { SaveDraftDialog } from '../dialogs/save-draft-dialog.tsx';
import { ShareDialog } from '../dialogs/share-dialog.tsx';
import { VersionsDialog } from '../dialogs/versions-dialog.tsx';
import { addSection } from '../document/change-draft.ts';
import { useDownload } from '../document/use-download.ts';
import { useEditor } from '../document/use-editor.ts';
import { useUndoKeys } from '../document/use-undo-keys.ts';
import { DesignPanel } from '../preview/design-panel.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import { SaveStateLine } from '../save/save-state-line.tsx';
import { AddSectionDialog } from '../sections/add-section-dialog.tsx';
import { PersonalInformation } from '../sections/personal-information.tsx';
import { SectionList } from '../sections/section-list.tsx';
import { ResumeTitle } from './resume-title.tsx';

type Open = 'add' | 'save' | 'download' | 'versions' | 'share' | undefined;

/** The editor of one resume: what is typed on the left, the page on the right. */
export function EditorScreen({ record }: { record: ResumeRecord }) {
  useDocumentTitle('Resume Builder');
  const editor = useEditor(record);
  const [open, setOpen] = useState<Open>();
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const download = useDownload(record.id, record.title, editor.flush);
  const { draft, change } = editor;
  const close = () => setOpen(undefined);
  useUndoKeys(editor.undo, editor.redo);

  function add(kind: SectionKind) {
    change((before) => addSection(before, kind, Date.now()));
    close();
  }

  return (
    <div className="mx-auto w-full max-w-[92rem] px-5 pt-6 pb-20 sm:px-8">
      <BackLink to={paths.resumes}>My resumes</BackLink>
      <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-headline">Resume Builder</h1>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            <ResumeTitle record={record} />
            <SaveStateLine state={editor.save} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="quiet" size="small" aria-label="Undo" disabled={!editor.canUndo} onClick={editor.undo}>
            <Undo2 aria-hidden="true" className="size-4.5" />
          </Button>
          <Button variant="quiet" size="small" aria-label="Redo" disabled={!editor.canRedo} onClick={editor.redo}>
            <Redo2 aria-hidden="true" className="size-4.5" />
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpen('versions')}>
            Versions
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpen('share')}>
            Share
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpen('download')}>
            Other formats
          </Button>
          <Button variant="secondary" onClick={() => setOpen('save')}>
            <Save aria-hidden="true" className="size-4.5" />
            Save Draft
          </Button>
          <Button busy={download.running} onClick={() => download.start('pdf')}>
            <Download aria-hidden="true" className="size-4.5" />
            Download PDF
          </Button>
        </div>
      </div>
      <ViewSwitch view={view} onView={setView} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <div className={classNames('grid content-start gap-4', view === 'preview' && 'max-lg:hidden')}>
          <PersonalInformation info={draft.userInfo} change={change} />
          <h2 className="sr-only">Sections</h2>
          <SectionList sections={draft.sections} change={change} />
          <Button variant="secondary" className="justify-self-start" onClick={() => setOpen('add')}>
            <Plus aria-hidden="true" className="size-4.5" />
            Add Section
          </Button>
        </div>
        <div className={classNames('min-w-0', view === 'edit' && 'max-lg:hidden')}>
          <div className="grid gap-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
            <DesignPanel design={draft.design} change={change} />
            <LivePreview draft={draft} />
          </div>
        </div>
      </div>
      <AddSectionDialog open={open === 'add'} onAdd={add} onClose={close} />
      {open === 'save' && <SaveDraftDialog id={record.id} flush={editor.flush} onClose={close} />}
      {open === 'download' && (
        <DownloadDialog id={record.id} download={download} flush={editor.flush} draft={draft} onClose={close} />
      )}
      {open === 'versions' && <VersionsDialog id={record.id} editor={editor} onClose={close} />}
      {open === 'share' && <ShareDialog id={record.id} flush={editor.flush} onClose={close} />}
      {editor.save.kind === 'conflict' && <ConflictDialog state={editor.save} onSettle={editor.settle} />}
    </div>
  );
}

/** On a narrow screen: the text or the page. */
function ViewSwitch({ view, onView }: { view: 'edit' | 'preview'; onView: (view: 'edit' | 'preview') => void }) {
  return (
    <div className="mb-5 grid grid-cols-2 gap-1 rounded-md bg-sunken p-1 lg:hidden">
      {(['edit', 'preview'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => onView(one)}
          className={classNames(
            'min-h-10 rounded-sm font-medium',
            view === one ? 'bg-surface text-ink shadow-lift' : 'text-soft',
          )}
        >
          {one === 'edit' ? 'Edit' : 'Preview'}
        </button>
      ))}
    </div>
  );
}

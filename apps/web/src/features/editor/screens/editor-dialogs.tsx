import { draftLanguage, pageLanguageOf } from '@shortlist/schema';
import { AddLanguageDialog } from '../../../linked/add-language-dialog.tsx';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { DownloadDialog } from '../dialogs/download-dialog.tsx';
import { ImportDialog } from '../dialogs/import-dialog.tsx';
import { KeyboardHelp } from '../dialogs/keyboard-help.tsx';
import { SaveDraftDialog } from '../dialogs/save-draft-dialog.tsx';
import { ShareDialog } from '../dialogs/share-dialog.tsx';
import type { Download } from '../document/use-download.ts';
import type { Editor } from '../document/use-editor.ts';
import type { EditorDialog } from './editor-toolbar.tsx';

type Props = {
  /** The resume's own. */
  id: string;
  open: EditorDialog | undefined;
  editor: Editor;
  download: Download;
  /** Whether the choice between two states of the resume was put off. */
  later: boolean;
  onLater: () => void;
  onClose: () => void;
};

/** What opens over the editor, but for the kinds of sections: fetched when the page stands. */
export default function EditorDialogs({ id, open, editor, download, later, onLater, onClose }: Props) {
  const { draft, flush, save } = editor;
  return (
    <>
      {open === 'save' && <SaveDraftDialog id={id} flush={flush} onClose={onClose} />}
      {open === 'download' && (
        <DownloadDialog id={id} download={download} flush={flush} draft={draft} onClose={onClose} />
      )}
      {open === 'import' && <ImportDialog draft={draft} onImport={editor.replace} onClose={onClose} />}
      {open === 'language' && (
        <AddLanguageDialog
          id={id}
          language={pageLanguageOf(draftLanguage(draft) ?? 'en')}
          flush={flush}
          onClose={onClose}
        />
      )}
      {open === 'keys' && <KeyboardHelp onClose={onClose} />}
      {open === 'share' && <ShareDialog id={id} flush={flush} onClose={onClose} />}
      {save.kind === 'conflict' && !later && <ConflictDialog state={save} onSettle={editor.settle} onLater={onLater} />}
    </>
  );
}

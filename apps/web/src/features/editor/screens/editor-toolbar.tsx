import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Download as DownloadIcon, Keyboard, Redo2, Save, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { i18n } from '#i18n';
import { useLanguage } from '../../../language/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import type { Download } from '../document/use-download.ts';
import type { Editor } from '../document/use-editor.ts';

/** The dialogs that the editor opens. */
export type EditorDialog = 'add' | 'save' | 'download' | 'share' | 'import' | 'language' | 'keys';

type Props = Pick<Editor, 'canUndo' | 'canRedo' | 'undo' | 'redo'> & {
  download: Download;
  onOpen: (dialog: EditorDialog) => void;
  onVersions: () => void;
};

const words: { dialog: EditorDialog; label: MessageDescriptor }[] = [
  { dialog: 'import', label: msg`Import` },
  { dialog: 'share', label: msg`Share` },
  { dialog: 'download', label: msg`Other formats` },
];

/** What can be done with the whole resume. */
export const EditorToolbar = memo(function EditorToolbar(props: Props) {
  const { canUndo, canRedo, undo, redo, download, onOpen, onVersions } = props;
  useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3 max-sm:w-full sm:max-lg:contents">
      <div className="-ms-3 flex flex-wrap items-center max-sm:-ms-1.5 max-sm:[&>button]:px-1.5 sm:gap-1">
        <Button variant="quiet" size="small" aria-label={t`Undo`} title={t`Undo`} disabled={!canUndo} onClick={undo}>
          <Undo2 aria-hidden="true" className="size-4.5" />
        </Button>
        <Button variant="quiet" size="small" aria-label={t`Redo`} title={t`Redo`} disabled={!canRedo} onClick={redo}>
          <Redo2 aria-hidden="true" className="size-4.5" />
        </Button>
        {words.map(({ dialog, label }) => (
          <Button key={dialog} variant="quiet" size="small" onClick={() => onOpen(dialog)}>
            {i18n._(label)}
          </Button>
        ))}
        <Button variant="quiet" size="small" className="sm:hidden" onClick={onVersions}>
          {t`Versions`}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t`Keyboard shortcuts`}
          title={t`Keyboard shortcuts (?)`}
          className="max-sm:hidden"
          onClick={() => onOpen('keys')}
        >
          <Keyboard aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      <div className="grid grow grid-cols-2 gap-2 sm:flex">
        <Button variant="secondary" onClick={() => onOpen('save')}>
          <Save aria-hidden="true" className="size-4.5" />
          {t`Save Draft`}
        </Button>
        <Button busy={download.running} onClick={() => download.start('pdf')}>
          <DownloadIcon aria-hidden="true" className="size-4.5" />
          {t`Download PDF`}
        </Button>
      </div>
    </div>
  );
});

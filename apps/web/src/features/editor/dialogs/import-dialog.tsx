import { plural, t } from '@lingui/core/macro';
import type { Draft, UploadReading } from '@shortlist/schema';
import { toast } from 'react-hot-toast/headless';
import { nameSection } from '../../../content/section-names.ts';
import { CorrectedBefore } from '../../../reading/corrected-before.tsx';
import { ReadingState } from '../../../reading/reading-state.tsx';
import { useReading } from '../../../reading/use-reading.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';

type Props = { draft: Draft; onImport: (draft: Draft) => void; onClose: () => void };

/** Puts what a file says in the place of what is typed: one step, which Undo takes back. The design stays. */
export function ImportDialog({ draft, onImport, onClose }: Props) {
  const { file, pick, readAnew, data, isPending, problem } = useReading();

  function take({ draft: read }: UploadReading) {
    const { language } = read.design;
    const photo = read.photo ?? draft.photo;
    onImport({
      ...read,
      design: { ...draft.design, ...(language ? { language } : {}) },
      ...(photo ? { photo } : {}),
    });
    toast.success(t`Imported. You can undo this.`);
    onClose();
  }

  return (
    <Dialog open title={t`Import`} onClose={onClose}>
      <div className="grid gap-4">
        <FilePicker
          label={t`Your file`}
          hint={t`PDF, Word, JSON Resume, Reactive Resume, RenderCV, Europass XML, text, or the ZIP of your LinkedIn data, up to 10 MB`}
          accept="application/pdf,.pdf,.docx,.json,.yaml,.yml,.xml,.txt,.md,.zip"
          file={file}
          disabled={isPending}
          onPick={pick}
        />
        <ReadingState isPending={isPending} problem={problem} />
        {data && (
          <>
            <CorrectedBefore corrected={data.corrected} onReadAnew={readAnew} />
            <Found reading={data} />
            <p className="text-soft">
              {t`This replaces the content of this resume and keeps its design. You can undo it.`}
            </p>
            <Button className="justify-self-start" onClick={() => take(data)}>
              {t`Replace my content`}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Found({ reading }: { reading: UploadReading }) {
  const { draft, leftovers } = reading;
  return (
    <div className="rounded-lg bg-sunken p-4">
      <p className="font-medium">{draft.userInfo.name || t`No name found`}</p>
      <ul className="mt-1 text-small text-soft">
        {draft.sections
          .filter(({ content }) => content.trim() !== '')
          .map((section) => (
            <li
              key={section.id}
            >{t`${{ section: nameSection(section) }}: ${{ lines: countLines(section.content) }}`}</li>
          ))}
      </ul>
      {leftovers.length > 0 && (
        <p className="mt-2 text-small text-partly">
          {plural(leftovers.length, {
            one: 'We couldn’t place # line and won’t import it:',
            other: 'We couldn’t place # lines and won’t import them:',
          })}{' '}
          {leftovers
            .map(({ text }) => text)
            .join(' · ')
            .slice(0, 400)}
        </p>
      )}
    </div>
  );
}

function countLines(content: string): string {
  const count = content.split('\n').filter((line) => line.trim() !== '').length;
  return plural(count, { one: '# line', other: '# lines' });
}

import type { Draft, UploadReading } from '@shortlist/schema';
import { toast } from 'react-hot-toast/headless';
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
    toast.success('Imported. Undo brings back what was here.');
    onClose();
  }

  return (
    <Dialog open title="Import" onClose={onClose}>
      <div className="grid gap-4">
        <FilePicker
          label="A file of yours"
          hint="PDF, Word, JSON Resume, text, or the ZIP of your LinkedIn data, up to 10 MB"
          accept="application/pdf,.pdf,.docx,.json,.txt,.md,.zip"
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
              It takes the place of what is in this resume now, in its design. Undo brings everything back.
            </p>
            <Button className="justify-self-start" onClick={() => take(data)}>
              Put it here
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
      <p className="font-medium">{draft.userInfo.name || 'No name found'}</p>
      <ul className="mt-1 text-small text-soft">
        {draft.sections
          .filter(({ content }) => content.trim() !== '')
          .map(({ id, title, content }) => (
            <li key={id}>
              {title}: {countLines(content)}
            </li>
          ))}
      </ul>
      {leftovers.length > 0 && (
        <p className="mt-2 text-small text-partly">
          {leftovers.length === 1 ? 'One line was' : `${leftovers.length} lines were`} read, but not understood, and
          will not be here:{' '}
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
  return count === 1 ? '1 line' : `${count} lines`;
}

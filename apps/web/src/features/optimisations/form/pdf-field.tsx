import { t } from '@lingui/core/macro';
import { saySchemaText } from '../../../content/schema-texts.ts';
import { ReadingGlance } from '../../../reading/reading-glance.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { usePdf } from './use-pdf.ts';

type PdfFieldProps = {
  label: string;
  hint: string;
  pdf: ReturnType<typeof usePdf>;
  /** Said where what was read is a resume of another make than LinkedIn's. */
  otherThanLinkedin?: string;
  disabled: boolean;
};

/** The PDF to send, with what is read in it as soon as it is picked. */
export function PdfField({ label, hint, pdf, otherThanLinkedin, disabled }: PdfFieldProps) {
  const { data, isPending } = pdf.reading;
  return (
    <div className="grid gap-1.5">
      <FilePicker
        label={label}
        hint={hint}
        file={pdf.picked}
        error={pdf.error && saySchemaText(pdf.error)}
        disabled={disabled}
        onPick={(file) => void pdf.pick(file)}
      />
      <p role="status" className="text-small text-soft empty:hidden">
        {isPending && (
          <>
            <Spinner /> {t`Reading your file`}
          </>
        )}
        {data && data.kind !== 'linkedin' && otherThanLinkedin}
      </p>
      {data && pdf.picked && (
        <ReadingGlance
          reading={data}
          file={pdf.picked}
          disabled={disabled}
          reviewed={pdf.reviewed}
          onReviewed={() => pdf.setReviewed(true)}
          onSaved={pdf.readAgain}
        />
      )}
    </div>
  );
}

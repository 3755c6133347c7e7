import { t } from '@lingui/core/macro';
import { FileText, Upload, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { formatBytes } from './format.ts';

type FilePickerProps = {
  label: string;
  hint: string;
  file: File | null;
  error?: string;
  disabled?: boolean;
  accept?: string;
  onPick: (file: File | null) => void;
};

/** One file, by dropping it, by choosing it, or by keyboard; it can be removed again. */
export function FilePicker({
  label,
  hint,
  file,
  error,
  disabled,
  accept = 'application/pdf,.pdf',
  onPick,
}: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onPick(dropped);
  }

  function remove() {
    if (input.current) input.current.value = '';
    onPick(null);
    input.current?.focus();
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same by keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'relative flex min-h-28 items-center gap-4 rounded-lg border border-dashed p-5 transition-colors',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent',
          over
            ? 'border-accent bg-accent-soft'
            : error
              ? 'border-missing bg-missing-soft/40'
              : 'border-rule-strong bg-surface',
          disabled && 'opacity-60',
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onPick(event.target.files?.[0] ?? null)}
          className={classNames(
            'absolute inset-0 size-full opacity-0 file:cursor-pointer',
            file ? 'pointer-events-none' : 'cursor-pointer',
          )}
        />
        {file ? (
          <Chosen file={file} disabled={disabled} onRemove={remove} />
        ) : (
          <Invitation id={id} hint={hint} over={over} />
        )}
      </div>
      {file && (
        <p id={`${id}-hint`} className="sr-only">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

function Invitation({ id, hint, over }: { id: string; hint: string; over: boolean }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent"
      >
        <Upload className="size-5" />
      </span>
      <span>
        <span className="block font-medium">
          {!over && <span className="prose-link">{t`Choose a file`}</span>}
          {over ? t`Drop it here` : t`, or drop it here`}
        </span>
        <span id={`${id}-hint`} className="block text-small text-faint">
          {hint}
        </span>
      </span>
    </>
  );
}

function Chosen({ file, disabled, onRemove }: { file: File; disabled?: boolean; onRemove: () => void }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent"
      >
        <FileText className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{file.name}</span>
        <span className="tabular block text-small text-faint">{formatBytes(file.size)}</span>
      </span>
      <Button
        variant="quiet"
        size="small"
        disabled={disabled}
        onClick={onRemove}
        aria-label={t`Remove ${{ file: file.name }}`}
      >
        <X aria-hidden="true" className="size-4" />
        {t`Remove`}
      </Button>
    </>
  );
}

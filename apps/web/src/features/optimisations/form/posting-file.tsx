import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { readPostingFile } from './read-posting-file.ts';

/** The posting out of a saved page, a PDF or a text file: its text goes into the field, where it can be read and changed. */
export function PostingFile({ disabled, onText }: { disabled: boolean; onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const read = useMutation({
    mutationFn: readPostingFile,
    onSuccess: onText,
    onError: () => toast.error(t`We couldn’t read this file. Copy the text of the posting and paste it here.`),
    onSettled: () => {
      if (input.current) input.current.value = '';
    },
  });

  return (
    <>
      <button
        type="button"
        disabled={disabled || read.isPending}
        onClick={() => input.current?.click()}
        className="prose-link rounded-sm text-small disabled:opacity-60"
      >
        {read.isPending ? t`Reading` : t`Upload a file`}
      </button>
      <input
        ref={input}
        type="file"
        accept=".pdf,.txt,.html,.htm,.md,.json,application/pdf,text/plain,text/html"
        aria-label={t`Saved posting`}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) read.mutate(file);
        }}
      />
    </>
  );
}

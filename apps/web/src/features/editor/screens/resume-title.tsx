import type { ResumeRecord } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { renameResume } from '../../../api/resumes/change-resume.ts';

/** The resume's own name among the person's resumes; edited in place, whole however long it is. */
export function ResumeTitle({ record }: { record: ResumeRecord }) {
  const [title, setTitle] = useState(record.title);
  const [kept, setKept] = useState(record.title);
  const queries = useQueryClient();
  const rename = useMutation({
    mutationFn: (name: string) => renameResume(record.id, name),
    onSuccess: (_, name) => {
      setKept(name);
      void queries.invalidateQueries({ queryKey: ['resumes'] });
    },
    onError: (error) => {
      setTitle(kept);
      toast.error(`The name was not changed: ${problemOf(error).title}`);
    },
  });

  function end(confirm: boolean) {
    const name = title.trim();
    if (!confirm || name === '' || name === kept) setTitle(kept);
    else rename.mutate(name);
  }

  return (
    <textarea
      aria-label="Name of this resume"
      rows={1}
      value={title}
      maxLength={120}
      onChange={(event) => setTitle(event.target.value.replace(/\s+/g, ' '))}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          event.currentTarget.blur();
        }
        if (event.key === 'Escape') setTitle(kept);
      }}
      className="-ml-2 block max-w-[min(100%,34rem)] min-w-40 resize-none [field-sizing:content] rounded-sm border border-transparent bg-transparent px-2 py-1 text-soft hover:border-rule focus:border-rule-strong focus:text-ink"
    />
  );
}

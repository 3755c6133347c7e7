import type { BriefConfirmation, UploadReading } from '@shortlist/schema';
import { ResumeForm } from '@shortlist/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { problemOf } from '../../../api/call-error.ts';
import { readBrief } from '../calls/read-brief.ts';

/** What the person confirmed, and of which posting: another text begins anew. */
export type Confirmed = { posting: string; confirmation: BriefConfirmation };

type Wanted = {
  /** The posting's text as typed so far. */
  posting: string;
  /** The resume to compare: a file as it was read, or a saved one. */
  reading: UploadReading | undefined;
  resumeId: string;
  confirmed: Confirmed | undefined;
  setConfirmed: (confirmed: Confirmed) => void;
};

/** Milliseconds of quiet before a typed posting is read. */
const quiet = 700;

/** The brief of the posting beside the chosen resume, and how it is changed. */
export function useBrief({ posting, reading, resumeId, confirmed, setConfirmed }: Wanted) {
  const text = useQuiet(posting.trim());
  const own = confirmed?.posting === text ? confirmed.confirmation : undefined;
  const resume = resumeId ? { resumeId } : reading && { resume: reading.resume };
  const query = useQuery({
    queryKey: ['brief', text, resumeId || reading?.digest, own],
    enabled: resume !== undefined && ResumeForm.shape.jobDescription.safeParse(text).success,
    queryFn: ({ signal }) => readBrief({ posting: text, ...resume, ...(own ? { confirmation: own } : {}) }, signal),
    placeholderData: (before, previous) => (previous?.queryKey[1] === text ? keepPreviousData(before) : undefined),
    retry: false,
    gcTime: 60_000,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = query;
  const confirmation = own ?? data?.confirmation ?? {};
  return {
    data,
    confirmation,
    checking: query.isFetching,
    problem: query.error ? problemOf(query.error) : undefined,
    again: () => void query.refetch(),
    change: (next: BriefConfirmation) => setConfirmed({ posting: text, confirmation: next }),
  };
}

export type Brief = ReturnType<typeof useBrief>;

function useQuiet(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

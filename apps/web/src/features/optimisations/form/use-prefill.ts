import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQuery } from '../../../account/get-account.ts';

/** Hands the person's name and address to the form once they are known. A failure is only logged. */
export function usePrefill(fill: (person: { fullName: string; email: string }) => void): void {
  const { data, error } = useQuery(accountQuery);
  const name = data?.name;
  const email = data?.email;

  // biome-ignore lint/correctness/useExhaustiveDependencies: filled once, when the record arrives
  useEffect(() => {
    if (email !== undefined) fill({ fullName: name ?? '', email });
  }, [name, email]);

  useEffect(() => {
    if (error) console.error('The name and address could not be read for the form.', error);
  }, [error]);
}

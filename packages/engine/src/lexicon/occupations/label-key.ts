import { tokenize } from '../tokenize.ts';

/** The form under which a label of an occupation is looked up: its words in small letters without marks and, in English, without plural endings. */
export function labelKey(label: string): string {
  return tokenize(label)
    .map(({ key }) => key)
    .join(' ');
}

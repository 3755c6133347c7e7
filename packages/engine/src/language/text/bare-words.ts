/** The words and numbers of a text in small letters, one space between them: what two texts share whatever marks stand in them. */
export const bareWords = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

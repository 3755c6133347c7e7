/** The name of an uploaded file without paths and control characters, at most 200 characters. */
export function cleanFileName(name: string, otherwise = 'upload'): string {
  return (
    name
      .replace(/[\p{Cc}/\\]/gu, ' ')
      .trim()
      .slice(-200) || otherwise
  );
}

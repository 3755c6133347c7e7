/** A file's size as people write it: `640 KB`, `2.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A long date with time, in the browser's language and zone; `N/A` when absent. `iso` is ISO 8601. */
export function formatDateTime(iso: string | null | undefined): string {
  const date = iso ? new Date(iso) : undefined;
  if (!date || Number.isNaN(date.getTime())) return 'N/A';
  return date.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
}

/** A short date: `Mar 4, 2026`. `iso` is ISO 8601; empty when it is no date. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString('en-US', { dateStyle: 'medium' });
}

/** A short date with its time, which tells results of one day apart: `Mar 4, 2026, 2:05 PM`. `iso` is ISO 8601; empty when it is no date. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

/** Day and time without the year, for narrow places: `Mar 4, 2:05 PM`. `iso` is ISO 8601; empty when it is no date. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
}

/** Points with at most one decimal, a real minus sign, and the sign when asked for. */
export function formatPoints(points: number, signed = false): string {
  const rounded = Math.round(points * 10) / 10;
  const digits = Math.abs(rounded).toString();
  if (rounded < 0) return `−${digits}`;
  return signed && rounded > 0 ? `+${digits}` : digits;
}

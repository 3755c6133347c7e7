const shortened: [RegExp, string][] = [
  [/\btech\b\.?/giu, 'technician'],
  [/\basst\b\.?/giu, 'assistant'],
  [/\bmgr\b\.?/giu, 'manager'],
  [/\bengr?\b\.?(?!\p{L})/giu, 'engineer'],
  [/\bsupv\b\.?/giu, 'supervisor'],
  [/\bcoord\b\.?/giu, 'coordinator'],
  [/\badmin\b\.?/giu, 'administrator'],
  [/\bmaint\b\.?/giu, 'maintenance'],
];

/** A job title with what people shorten in it written out: "Service Tech", "Asst. Mgr". */
export function spellOutTitle(title: string): string {
  return shortened.reduce((text, [short, long]) => text.replace(short, long), title);
}

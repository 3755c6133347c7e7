/** A job title fit for a sentence: without what stands in brackets, after a dash or a bar ("Nurse (m/w/d) – Nights" → "Nurse"). */
export function shortTitle(title: string): string {
  const short = title
    .slice(0, 200)
    .replace(/\s*[([][^)\]]*[)\]]\s*/g, ' ')
    .split(/\s+[-–—|•·]\s+|\s*[|•]\s*/)[0]
    ?.replace(/\s+(?:H\/F|F\/H|m\/w\/d|w\/m\/d|gn)$/i, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+,/g, ',')
    .trim();
  return short === undefined || short.length < 3 ? title.trim() : short;
}

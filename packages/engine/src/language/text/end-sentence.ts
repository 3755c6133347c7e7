/** Closes a sentence with a full stop, unless it has its mark already ("… at Maple Inc."). */
export function endSentence(text: string): string {
  return /[.!?…]["”’»]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

/** True for a grade of public service and nothing else: "GS-0610-12", "WG-08", "EG 9b". */
export function isPayGrade(text: string): boolean {
  return /^(?:[A-Z]{2}-\d{2,4}(?:-\d{1,2})?|(?:Entgeltgruppe|Besoldungsgruppe|TVöD|EG)\s?[A-Z]?\s?\d{1,2}[a-c]?)$/u.test(
    text,
  );
}

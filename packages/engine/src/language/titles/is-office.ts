/** Whether a title names an office that a society has once: one is Treasurer of it, not a Treasurer at it. */
export const isOffice = (title: string): boolean =>
  /^(?:(?:joint|vice|deputy|honorary)[- ])?(?:treasurer|chair(?:man|woman|person)?)$/i.test(title.trim());

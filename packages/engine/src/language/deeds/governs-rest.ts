/** Who helped did not do what follows. */
const helps =
  /^\P{L}*(?:I |ich |j['’]ai |he |ho |ik )?(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|support(?:ed|ing|s)?|participat(?:ed?|ing|es)|contribut(?:ed?|ing|es)|involved|shadow(?:ed|ing)|observ(?:ed|ing)|learn(?:ed|t|ing)?|mithilfe|unterstütz\p{L}*|mitarbeit|mitwirkung|mitgewirkt|mitgeholfen|aid(?:e|é|er)|assisté|particip\p{L}+|apoy\p{L}+|ayud\p{L}+|colabor\p{L}+|apoi\p{L}+|aiut\p{L}+|support\p{L}+|affianc\p{L}+|ondersteun\p{L}+|geholpen|meegewerkt|meegeholpen)(?!\p{L})/iu;

/** Whether the first statement of a line holds for those behind its semicolons too: "Supported the team in: month-end close; preparation of accounts". */
export const governsRest = (first: string): boolean => /:(?!\d)/.test(first) || helps.test(first);

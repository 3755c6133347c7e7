const refusal =
  /^(?:no(?! (?:problem|doubt|later|less|fewer|more|\.|\d))|nope|nah|not?(?= (?:yet|really|at all|so far|currently|any ?more|i\b))|never|none|n\/a|neither|unfortunately(?=,? (?:no|i))|nein|leider nicht|leider nein|noch nicht|nie(?:mals)?|kein\p{L}*|non|pas (?:encore|du tout)|jamais|todavía no|aún no|nunca|ningun\p{L}*|não|nee|nog niet)(?!\p{L})/iu;
const lack =
  /^(?:(?:sorry|well|honestly|unfortunately|leider),? )?(?:i (?:do not|don['’]?t|have not|haven['’]?t|have never|['’]?ve never|never|am not|['’]?m not|did not|didn['’]?t|lack|cannot|can['’]?t|have no)\b|i['’](?:ve never|m not)\b|(?:das )?(?:habe|kann|besitze|bin|kenne) ich (?:leider )?(?:noch )?(?:nicht|kein|nie)|ich (?:habe|kann|besitze|bin|kenne)\b[^.,;]{0,30}\b(?:nicht|kein\p{L}*|nie)\b|je n['’e]|no (?:lo |la )?(?:tengo|conozco|he|uso|poseo)\b)/iu;

/** Whether an answer to "Do you have …?" says no. English, German, French, Spanish. What is unclear counts as no denial. */
export function saysNo(answer: string): boolean {
  const text = answer.trim().replace(/^[“"'„«]+/, '');
  return refusal.test(text) || lack.test(text);
}

/** Whether an answer leaves open that the thing is held now: lapsed, begun, planned, or only known of. */
export function leavesOpen(answer: string): boolean {
  return /\b(?:not|no longer|expired|lapsed|in progress|studying|learning|enrolled|planning|plan to|will|going to|working (?:on|towards)|pending|applied for|interested|abgelaufen|geplant|nicht|noch kein\p{L}*|lerne|não|non ancora|niet|nog geen|scadut\p{L}*|verlopen|in corso|em curso|expiré|en cours|caducad\p{L}*|en curso)\b/iu.test(
    answer,
  );
}

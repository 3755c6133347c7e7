const praise =
  '(?:(?:very |highly )?(?:hard[- ]?working|motivated|self-motivated|dedicated|passionate|dynamic|enthusiastic|results?[- ](?:driven|oriented)|detail[- ]oriented|driven|energetic|ambitious|creative|compassionate|talented|dependable),? (?:and )?)*';
const selfOpening = new RegExp(`^I(?:'m|’m| am) (?:an? )(${praise})(?=\\p{L})`, 'u');

const praiseFirst = new RegExp(
  `^(?:an? )?${praise.replace(/\*$/, '+')}(?!(?:about|at|by|with|in|to|for|and|professional|person|individual|worker|candidate|employee|graduate|student)\\b)(?=\\p{L}+ )`,
  'iu',
);

/** "I am a hard working nurse with eight years …" → "Nurse with eight years …"; "I care for …" → "Care for …": a summary says no "I". */
export function dropFirstPerson(sentence: string): string {
  const bare = sentence.replace(selfOpening, '').replace(praiseFirst, '');
  const told =
    bare === sentence
      ? sentence.replace(
          /^I (?=(?!am\b|was\b|have\b|had\b|can\b|will\b|would\b|love\b|enjoy\b|like\b|believe\b|want\b|hope\b|wish\b|think\b|feel\b|know\b)\p{Ll}{3,} )/u,
          '',
        )
      : bare;
  // "I am a worker and get along": without its "I am" the second verb hangs in the air.
  const hangs =
    bare !== sentence &&
    /\band (?:\p{Ll}+ly )?(?:am|can|do|enjoy|get|have|know|like|love|speak|take|thrive|want|work)\b/u.test(told);
  return told === sentence || hangs || /\b(?:I|my|me)\b/.test(told)
    ? sentence
    : told.charAt(0).toUpperCase() + told.slice(1);
}

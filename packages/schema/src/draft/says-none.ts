/** Words by which people say in a field that they have none of it, in the languages of the headings; small letters, no full stops. */
const none = new Set(
  [
    ['none', 'no', 'na', 'n/a', 'not applicable', 'nil', 'nothing', 'not available'],
    ['kein', 'keine', 'keiner', 'keines', 'keins', 'nein', 'ka', 'k/a', 'nicht vorhanden', 'entfällt'],
    ['aucun', 'aucune', 'néant', 'non', 'rien', 'so', 's/o', 'sans objet'],
    ['ninguno', 'ninguna', 'ningún', 'no tengo', 'no aplica'],
    ['nessuno', 'nessuna', 'no ho'],
    ['nenhum', 'nenhuma', 'não', 'não tenho'],
    ['geen', 'nee', 'nvt', 'niet van toepassing'],
    [
      'brak',
      'nie',
      'nie mam',
      'ingen',
      'inget',
      'ingenting',
      'yok',
      'нет',
      'немає',
      '无',
      '無',
      '没有',
      'なし',
      '없음',
    ],
  ].flat(),
);

/** Whether a field's text says that there is nothing to put there: "kein", "n/a", "–". */
export function saysNone(text: string): boolean {
  const said = text.normalize('NFC').toLowerCase().trim();
  return said !== '' && (!/[\p{L}\p{N}]/u.test(said) || none.has(said.replace(/\.\s*/g, '').replace(/!$/, '')));
}

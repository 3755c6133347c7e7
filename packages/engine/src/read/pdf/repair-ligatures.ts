/** Stands for a glyph without Unicode value until its word is known. */
export const lostGlyph = '\ufffd';

/** Word parts that ligatures commonly stand in; `_` is the lost glyph, the value what it stood for. */
const parts: Record<string, string> = Object.fromEntries(
  [
    [
      'fi',
      'pro_le certi_ de_n speci_ _nan con_g quali_ _eld _rst _nal o_ce e_c classi_ identi_ noti_ veri_ modi_ scienti_ bene_ arti_ _le _t _x _ve _lm _ll _nd _gure _rm con_dent signi_ uni_ simpli_ ampli_ grati_ pro_t re_ne in_nit sacri_ _ber _nish _re tra_c paci_',
    ],
    ['fl', 'work_ow _ow _uent _exib con_ict _oor _eet in_uen re_ect _y _at _ash _ight a_liat _uid _ag _orida _uss'],
    ['ff', 'sta_ e_ect o_er di_er e_ort o_ice e_ici su_er bu_er tra_ic a_air a_ect a_iliat sta_ing'],
    ['ti', 'na_on sta_on ac_on mo_va communica_on educa_on organiza_on applica_on opera_on construc_on produc_on'],
    ['tt', 'le_er be_er ma_er wri_en a_end commi_ee'],
  ].flatMap(([ligature, list]) => (list ?? '').split(' ').map((part) => [part, ligature ?? ''])),
);

/** Puts back ligatures that a font lost, where the word leaves no doubt; other lost glyphs go, and icons with them. */
export function repairLigatures(text: string): string {
  if (!text.includes(lostGlyph)) return text;
  const repaired = text.replace(/[\p{L}\ufffd]*\ufffd[\p{L}\ufffd]*/gu, (word) =>
    /\p{L}/u.test(word) ? repairWord(word) : '',
  );
  return repaired.replaceAll(lostGlyph, '');
}

function repairWord(word: string): string {
  const asked = word.toLowerCase().replaceAll(lostGlyph, '_');
  for (const [part, ligature] of Object.entries(parts)) {
    if (asked.includes(part)) return word.replace(lostGlyph, ligature);
  }
  return word;
}

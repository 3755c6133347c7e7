import { foldWords } from '../text/fold-text.ts';

const leaves =
  /^(?:(?:parental|maternity|paternity|family|adoption|childcare|carers?|medical|sick|unpaid|sabbatical) (?:leave|break)|career break|sabbatical|job ?seek(?:ing|er)|looking for work|arbeits?suchend|arbeits?suche|arbeitslos|en recherche d emploi|recherche d emploi|busqueda (?:activa )?de empleo|elternzeit|mutterschutz(?: und elternzeit)?|elternkarenz|karenz|babypause|familienzeit|familienphase|erziehungsurlaub|pflegezeit|sabbatjahr|conge (?:parental|maternite|paternite|de maternite|de paternite|parental d education|sabbatique)|(?:permiso|baja|licencia) (?:de |por )?(?:maternidad|paternidad|parental)|excedencia(?: (?:voluntaria|por cuidado de (?:hijos?|hijas?|familiares)|por maternidad))?|licenca (?:de |por )?(?:maternidade|paternidade|parental|sabatica)|congedo (?:parentale|di maternita|di paternita)|(?:aspettativa|anno sabbatico)|(?:ouderschaps|zwangerschaps|bevallings)verlof|sabbatical)$/;

/** Time away from work that stands among jobs: parental leave, a sabbatical. Nobody is the employer of it. */
export function isLeave(text: string): boolean {
  return leaves.test(foldWords(text.split(/[,(–—|]/)[0] ?? '').trim());
}

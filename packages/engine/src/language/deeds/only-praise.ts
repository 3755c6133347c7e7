import { foldWords } from '../text/fold-text.ts';

/** What people say of their own character on a resume, in seven languages: folded stems without endings of gender and number. */
const praise =
  /^(?:ambitieu|ambitious|aplicad|attentive|autonom|belastbar|betrouwba|comprometid|committed|communicative|creativ|curieu|curios|dedicated|dependable|dinamic|diligent|disciplin|disponible|driven|durchsetzungsstark|dynami|efficient|ehrgeizig|empathi|energetic|engage|engagiert|enthousiast|enthusiastic|entusiast|fiable|flessibil|flexib|freundlich|friendly|gemotiveerd|gewissenhaft|hardworking|hilfsbereit|honest|honnete|implique|kommunikati|kommunikationsstark|kostenbewusst|kreativ|leergierig|lernbereit|lernwillig|loyal|motivad|motivat|motive|motiviert|organisad|organise|organisiert|organizad|organized|organizzat|passione|passionate|pflichtbewusst|polyvalent|pontual|positive?$|precis|proactiv|proativ|puntual|punctual|punktlich|ponctuel|reliable|responsabil|responsab|responsavel|rigoureu|selbststandig|selbstandig|serieu|seri[oa]$|solare|souriant|sorgfaltig|stressbestendig|teamfahig|teamorientiert|teamspieler|teamspeler|termintreu|trabajador|trustworthy|verantwortungsbewusst|versatil|volontaire|zielorientiert|zielstrebig|zuverlassig)/;
const joints = new Set(
  'a an and am as avec bin con dynamic e ein eine einer en et etre ho i ich ik ben im je me mit molto most muito muy of person persona personne player plus sehr ser soy sono sou suis team the toujours tres und very y zeer highly also'.split(
    ' ',
  ),
);

/** Whether a sentence says nothing but what anybody could say of themselves: "Dynamique et motivée.", "Teamfähig, belastbar, flexibel." */
export function isOnlyPraise(sentence: string): boolean {
  const words = foldWords(sentence).split(' ').filter(Boolean);
  return (
    words.length < 16 &&
    words.some((word) => praise.test(word)) &&
    words.every((word) => praise.test(word) || joints.has(word))
  );
}

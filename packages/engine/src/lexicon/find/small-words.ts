import { stemWord } from '../stem-word.ts';

/**
 * Words of German, French, Spanish, Italian, Portuguese and Dutch that tell nothing of a trade: function words, and those in which postings ask ("Kenntnisse",
 * "souhaité"). Left out are those that are telling words of English.
 */
const lists = [
  'der den dem des das ein eine einen einem einer eines und oder mit von vom für im zu zur zum auf bei beim aus nach über unter als wie sowie am durch sehr gut gute guter gutes guten sie du ihr ihre ihren ihrem dein deine deinen wir uns unser unsere unserem sich sind ist hast haben wird werden kann können sollte auch nicht kein keine mehr bzw gern gerne idealerweise mindestens wünschenswert vorteil erforderlich erwünscht vorausgesetzt notwendig zwingend kenntnis kenntnisse erfahrung erfahrungen berufserfahrung fähigkeit bereitschaft jahr jahre jahren bereich umgang sicherer sichere abgeschlossen abgeschlossene abgeschlossenes erste ersten mehrjährige einschlägige vergleichbar vergleichbare ähnliche stelle aufgaben profil ihnen dich dir hohe hohes',
  "le la les un une des du et ou avec pour dans en sur au aux par vous nous votre vos notre nos être avoir êtes avez est sont bon bonne bonnes très plus chez ce cette ces qui que il elle se sa ses leur leurs expérience expériences connaissance connaissances maîtrise capacité souhaité souhaitée souhaités souhaitées exigé exigée requis requise apprécié appréciée atout serait minimum ans année années poste profil recherché titulaire niveau domaine à premier première d'un d’un qu'un qu’un qu'il qu’il s'il s’il",
  'el los las un una unos unas de del y con para por al se tu tus su sus nuestro nuestra nuestros es son ser estar tener tienes eres que como más muy experiencia conocimiento conocimientos dominio manejo capacidad deseable valorable valorará imprescindible requerido requerida necesario necesaria mínimo mínima año años puesto perfil nivel al menos buen buena buenas',
  'il lo gli della dei delle degli di con per nel nella sono sei essere avere anni anno esperienza conoscenza conoscenze capacità ottima ottimo buona buono richiesta richiesto preferibile gradita livello almeno',
  'os as dos das da um uma com em ao na no nas nos pela pelo ser ter experiência conhecimento conhecimentos desejável obrigatório anos nível domínio',
  'het een van voor op te bij naar door als tot zijn je jij jouw wij ons onze ervaring kennis jaar minimaal pré vereist',
].join(' ');
/** Words above that tell something in English postings. */
const telling = new Set(['die', 'as', 'no', 'minimum', 'plus', 'os']);

const stems = new Set(
  lists
    .split(' ')
    .filter((word) => !telling.has(word))
    .map(stemWord),
);

/** Whether a stem is one of a small word of another language than English. */
export function isSmallStem(stem: string): boolean {
  return stems.has(stem);
}

const english = new Set(
  'our your we they their them us you i me my it its his her he she who whom whose which that this these those such across within between through throughout under over into onto upon during while whilst among amongst against around toward towards without beyond behind before after about above below along beside besides via per one two three four five six seven eight nine ten first several many much all each every both either neither other another any some more most less few least also well not no nor can could will would shall should must may might is are was were be been being has have had do does did and or but if then than so as at by for from in of off on out to up down with where when how what why here there very own same only just even including'
    .split(' ')
    .map(stemWord),
);

/** Whether a stem is one of a small word of English. */
export function isEnglishSmallStem(stem: string): boolean {
  return english.has(stem);
}

import { hasFigure } from '../../language/deeds/has-figure.ts';

/** Who helped did not do it. */
export const lesser =
  /^(?:helped?|helping|assist(?:ed|ing)?|support(?:ed|ing)?(?! \d)|participat(?:ed?|ing)|involved in|work(?:ed|ing)? closely|mithilfe|unterstützung|mitarbeit|mitwirkung|aide|participation|apoyo|ayuda|participación)(?!\p{L})/iu;

/** Whether a line tells of help alone, without a figure. */
export const helped = (line: string): boolean => lesser.test(line) && !/\d/.test(line);

/** What somebody worked with, or that tasks were done, tells little of what came of it. */
const mereUse =
  /^(?:perform\p{L}* (?:the tasks? of|(?:\p{Ll}+ ){0,2}duties)|us(?:ed?|ing)|utili[sz](?:ed?|ing)|work(?:ed|ing)? (?:with|on|in)|answered|answering)(?!\p{L})/iu;

/** Small things that any office or store has: they stand beside something else in most jobs. */
const small =
  /\bpetty cash\b|^(?:stored?|storing|filed|filing|answer(?:ed|ing)? (?:tele)?phones?|photocop\p{L}+|(?:clean|tidi)(?:ed|ing|y))(?!\p{L})|\b(?:incoming|outgoing) (?:mail|emails?|calls)\b|\btelephone calls\b/iu;

/** What everybody may say of any job. */
const vague =
  /^(?:inform(?:ed|ing)?|obtain(?:ed|ing)?|ensur(?:ed?|ing)|liais(?:ed?|ing)|align(?:ed|ing)?|interact(?:ed|ing)?|respond(?:ed|ing)?|foster(?:ed|ing)?)(?!\p{L})/iu;

/** What money somebody answered for. */
const scaleOf = (line: string): number => (/[$€£]\s?\d|\d\s?(?:[mk]|million)\b|\b[Bb]udgets?\b/u.test(line) ? 0.5 : 0);

/** A share, money, or how far something went: "from nine days to five". */
const result =
  /\d\s?%|[$£€]\s?\d|(?<!\p{L})(?:de|del|von|from|da|dal|van) (?:\d[\d.,]*|\p{L}{3,5})(?: \p{L}+| %)? (?:à|a|al|auf|to|para|naar) (?:\d|(?:two|three|four|five|six)(?!\p{L}))/iu;

/** Whether a line tells what came of the work, with its figure. */
export const isResult = (line: string): boolean => result.test(line);

/** What a line's figures count of what it says. */
export const figuresOf = (line: string): number =>
  (hasFigure(line) ? 1.2 : 0) + (isResult(line) ? 1.2 : 0) + scaleOf(line);

/** Results with a figure say more than duties; very long lines read badly in a letter. */
export function worthOf(line: string): number {
  const figures = hasFigure(line) ? 1.2 : 0;
  const verb =
    /\b(?:reduc|increas|cut|grew|sav|improv|rais|lower|launch|built|led|won|introduc|designed|deliver|short)|^(?:\p{Lu}\p{L}+(?:senkung|steigerung|verkürzung)|Senkung|Steigerung|Verkürzung|Einführung|Leitung|Réduction|Augmentation|Amélioration|Encadrement|Reducción|Aumento|Mejora|Dirección)(?!\p{L})/iu.test(
      line,
    )
      ? 0.6
      : 0;
  const words = line.trim().split(/\s+/).length;
  return (
    figuresOf(line) +
    verb -
    Math.max(0, line.length - 140) / 60 -
    (line.length < 32 ? 0.6 : 0) -
    (words < 5 && figures === 0 ? 0.6 : 0) -
    (lesser.test(line) ? 1.8 : 0) -
    (small.test(line) && figures === 0 ? 1.8 : 0) -
    (mereUse.test(line) ? 0.8 : 0) -
    (figures === 0 && vague.test(line) ? 0.5 : 0)
  );
}

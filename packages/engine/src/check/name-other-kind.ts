import type { Document } from '@shortlist/schema';
import { foldWords } from '../language/text/fold-text.ts';
import { groupLines } from './group-lines.ts';

/** What a document may be that people upload by mistake where their resume belongs. */
export type OtherKind = 'job-posting' | 'cover-letter';

/** Lines that open the parts of an advertisement, folded: what is to be done, what is asked for, what is given, how to apply. */
const postingLines = {
  tasks:
    /^(?:your (?:tasks|responsibilities|role|mission)|what you(?:'ll| will)? (?:do|be doing)|the role|role overview|key responsibilities|job description|job summary|about the (?:job|role|position)|(?:ihre|deine) (?:aufgaben|tatigkeiten)|das erwartet (?:sie|dich)|vos missions|votre mission|missions principales|description du poste|(?:tus|sus|las) (?:tareas|funciones)|funciones|descripcion del puesto|descricao da vaga|o que voce vai fazer|as suas funcoes|mansioni|le tue attivita|descrizione della posizione|jouw (?:taken|rol)|wat ga je doen|functieomschrijving)\b/,
  demands:
    /^(?:your profile|requirements|(?:minimum |preferred |required )?qualifications required|what you(?:'ll)? (?:need|bring)|who you are|what we(?:'re| are) looking for|must haves?|we expect|(?:ihr|dein) profil|das bringen sie mit|was (?:sie|du) mitbring\w*|anforderungen|profil recherche|votre profil|requisitos|perfil buscado|que buscamos|requisitos da vaga|requisiti|profilo ricercato|cosa cerchiamo|functie eisen|functieeisen|wij vragen|wat vragen wij|jouw profiel)\b/,
  offers:
    /^(?:we offer|what we offer|our offer|benefits|perks|why join us|compensation and benefits|wir bieten|unser angebot|das bieten wir|nous offrons|ce que nous offrons|nous vous proposons|avantages|ofrecemos|que ofrecemos|se ofrece|beneficios|oferecemos|o que oferecemos|beneficios|offriamo|cosa offriamo|wij bieden|wat bieden wij|ons aanbod)\b/,
  apply:
    /^(?:apply (?:now|today|here|by)|how to apply|to apply|send your (?:cv|resume|application)|(?:please )?apply (?:via|through)|we look forward to your application|jetzt bewerben|bewerben sie sich|bewirb dich|wir freuen uns (?:auf|uber) (?:ihre|deine) bewerbung|postulez|pour postuler|envoyez votre cv|envia tu cv|interesados enviar|candidate se|envie o seu cv|candidati|invia il tuo cv|solliciteer)\b/,
  employer:
    /^(?:about (?:us|the company)|who we are|our company|the company|uber uns|wer wir sind|qui sommes nous|l entreprise|quienes somos|sobre nosotros|sobre la empresa|quem somos|sobre a empresa|chi siamo|l azienda|over ons|wie zijn wij)\b/,
};

/** What only an employer says, anywhere in a line, folded; each line of this list is one sign. */
const seeking = [
  /\b(?:we are (?:looking|searching|hiring|seeking)|we re (?:looking|hiring)|is (?:looking|searching) for an?|is (?:hiring|seeking an?)|join our (?:\p{L}+ )?team|opportunity has arisen)\b/u,
  /\b(?:the (?:successful|ideal) (?:candidate|applicant)|this (?:role|position|post|individual) (?:is|will|requires)|you will (?:be|have|work)|applicants? (?:must|should|will)|candidates? (?:must|should|will))\b/,
  /\b(?:equal opportunit(?:y|ies) employer|closing date|salary range|job announcement|application deadline|person specification|subject to the rehabilitation of offenders)\b/,
  /^(?:job (?:description|summary|purpose)|minimum qualifications|main duties of the job|examples of duties|how to apply)\b/,
  /\b(?:m w d|w m d|m f d|h f|f h|m v x)\b|\bwir (?:suchen|erwarten|bieten)\b|\bwas (?:dich|sie) erwartet\b|\bbewerbung an\b|\bwas wir uns wunschen\b/,
  /\b(?:nous (?:recherchons|recrutons)|recherche une?|(?:se )?(?:busca|buscamos|precisa)|cerchiamo|ricerca una?|procuramos|contrata|wij zoeken|zoekt een|wij vragen)\b/,
];

/** How many of the things that only employers say stand in the lines of a document. */
export function countSeeking(texts: readonly string[]): number {
  const lines = texts.map(foldWords);
  return seeking.filter((pattern) => lines.some((line) => pattern.test(line))).length;
}

const salutation =
  /^(?:dear (?!diary)|to whom it may concern|sehr geehrte|liebe[rs]? (?:frau|herr|team)|guten tag|madame|monsieur|mesdames|estimad[oa]s?\b|muy senor|distinguid[oa]|prezad[oa]s?\b|exm[oa]|caro |gentil[ei]\b|egregi[oa]?\b|spettabile|geachte|beste )/;
const closing =
  /^(?:yours (?:sincerely|faithfully|truly)|sincerely|(?:with )?(?:kind|best|warm) regards|mit freundlichen gru|freundliche gru|beste gru|cordialement|veuillez agreer|je vous prie|dans l attente|salutations|atentamente|un cordial saludo|cordialmente|atenciosamente|com os melhores cumprimentos|distinti saluti|cordiali saluti|met vriendelijke groet|hoogachtend)/;

/** An advertisement or a letter by the lines that only these have; undefined for all else. */
export function nameOtherKind(document: Document): OtherKind | undefined {
  const lines = document.pages.flatMap(groupLines).map((line) => foldWords(line.text));
  const parts = Object.entries(postingLines).filter(([, pattern]) => lines.some((line) => pattern.test(line)));
  const named = new Set(parts.map(([part]) => part));
  const addresses = named.has('offers') || named.has('apply');
  if (named.size >= 3 && addresses && (named.has('tasks') || named.has('demands'))) return 'job-posting';
  if (countSeeking(lines) >= 3) return 'job-posting';
  const opened = lines.findIndex((line) => salutation.test(line));
  return opened >= 0 && lines.slice(opened + 1).some((line) => closing.test(line)) ? 'cover-letter' : undefined;
}

import { titleScore } from './title-words.ts';

const leads =
  /(?<!\p{L})(?:supervis(?:e|es|ed|ing)(?! by| (?:an? |the |all )?(?:\p{L}+ ){0,2}?(?:projects?|process(?:es)?|implementation|installation|deployment|migration|budgets?|systems?|data)(?!\p{L}))|(?:managed|manages|managing|manage|led|leads|leading|lead|oversaw|oversees|overseeing|directed|headed) (?:a |an |the |and )?(?:[\p{L}\d-]+ ){0,4}?(?:teams?|staff|employees|people|crews?|direct reports)|führte (?:ein|das|\d+)|(?:leitung|führung|anleitung und führung) (?:eines|des|der|von) (?:[\p{L}\d-]+ ){0,3}?(?:teams?|mitarbeite\p{L}*|beschäftigten|kolonne|schicht)|(?:encadr|manag|dirig|anim|supervis|lider|gestion|coordin)\p{L}* (?:d['’]une? |une? |l['’]|la |el |un |al? |des? |de l['’])?(?:[\p{L}\d-]+ ){0,3}?(?:équipes?|collaborateurs|salariés|equipos?|personas|empleados|operarios)|encadrement de \d+|a mi cargo|personas a (?:mi )?cargo)(?!\p{L})/iu;

const led =
  /(?<!\p{L})(?:supervis(?:e|es|ed|ing)|(?:line[- ])?manag(?:e|es|ed|ing)|leads?|led|leading|overs(?:ee|ees|aw|eeing)|direct(?:s|ed|ing)?|head(?:s|ed|ing)?|coach(?:es|ed|ing)?|employ(?:s|ed|ing)?|running|ran|runs?)\s(?:(?:a|the|my|our)\s)?(?:(?:team|crew|group|squad|staff|department|kitchen|shift|ward)\sof\s)?(?:up\sto\s|over\s|about\s|around\s|some\s)?(?:\d{1,3}\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s((?:(?!for |of |to |with |in |on |from |by |across )[\p{L}-]+\s){0,3}?[\p{L}-]+)/giu;
/** What a count of people may be called by letters: "2 PMMs", "four SDRs". */
const letters = /^(?:FTE|PMM|PM|SDR|BDR|AE|CSM|RN|LPN|LVN|CNA|HCA|TA|SRE|EM|NCO)s$/u;
const people = /^(?:people|staff|employees|colleagues|others|reports|volunteers|apprentices|reps|hires|personnel)$/iu;
/** Machines and parts that are called like somebody who does the work. */
const things =
  /^(?:servers|controllers|printers|monitors|routers|scanners|counters|compressors|processors|generators|boilers|drivers? licen[cs]es|switches|trailers|carriers|planners|readers|trackers|editions)$/iu;

/** Whether a line tells of leading a counted number of people by what they are: "Lead 22 pickers", "Manage 2 PMMs and a £450k budget". */
function countsPeople(text: string): boolean {
  return [...text.matchAll(led)].some(([, counted = '']) => {
    const words = counted.split(/\s/);
    return words.some(
      (word, i) =>
        letters.test(word) ||
        people.test(word) ||
        (/s$|men$|women$/u.test(word) &&
          !things.test(word) &&
          titleScore(
            words
              .slice(0, i + 1)
              .join(' ')
              .replace(/s$/u, ''),
          ) >= 1),
    );
  });
}

/** Whether a line tells of leading people: a team, staff, or a counted number by what they are. English, German, French, Spanish. */
export function leadsPeople(text: string): boolean {
  return leads.test(text) || countsPeople(text);
}

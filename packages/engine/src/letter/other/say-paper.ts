import { lowerFirst } from '../../language/text/lower-first.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { ownGender } from '../../language/titles/own-gender.ts';

/** How a paper is told: what is had, what was ended, what somebody is; `thing` with its article, as the sentence takes it. */
type Said = { frame: 'have' | 'done' | 'am'; thing: string };

/** Heads of papers by their article, and how they are had. */
type Head = [RegExp, (text: string) => Said];

const de = (article: string, frame: Said['frame']) => (text: string) => ({ frame, thing: `${article} ${text}` });
const small = (article: string, frame: Said['frame']) => (text: string) => ({
  frame,
  thing: `${article}${/[’']$/.test(article) ? '' : ' '}${lowerFirst(text)}`,
});

/** The first word tells the gender: compounds of German and Dutch end in it. */
const heads: Record<string, Head[]> = {
  de: [
    [/^Führerschein$/iu, de('einen', 'have')],
    [/^[\p{L}-]*(?:lehrgang|kurs)(?!\p{L})/iu, de('den', 'done')],
    [/^[\p{L}-]*(?:schein|ausweis|pass|nachweis|brief|abschluss)(?!\p{L})/iu, de('den', 'have')],
    [/^[\p{L}-]*(?:weiterbildung|ausbildung|fortbildung|schulung|qualifikation)(?!\p{L})/iu, de('die', 'done')],
    [
      /^[\p{L}-]*(?:module|prüfung|reife|karte|lizenz|registrierung|zulassung|approbation|erlaubnis|berechtigung|anerkennung)(?!\p{L})/iu,
      de('die', 'have'),
    ],
    [/^[\p{L}-]*(?:zertifikat|zeugnis|diplom|abitur|examen|patent)(?!\p{L})/iu, de('das', 'have')],
  ],
  fr: [
    [
      /^(?:permis|certificat|diplôme|brevet|titre|CACES|DEA(?:S|ES|P|MP|VS)|CAP|BEP|BTS|DUT|BUT|DCG|DSCG)(?!\p{L})/iu,
      small('du', 'have'),
    ],
    [/^(?:attestation|habilitation|agrément|autorisation|AFGSU)(?!\p{L})/iu, small('de l’', 'have')],
    [/^(?:habilitations|certifications|attestations)(?!\p{L})/iu, small('des', 'have')],
    [/^(?:carte|licence|certification|qualification)(?!\p{L})/iu, small('de la', 'have')],
    [/^formation(?!\p{L})/iu, small('la', 'done')],
  ],
  es: [
    [
      /^Colegiad[oa](?!\p{L})/u,
      (text) => ({ frame: 'am', thing: /^Colegiad[oa]/u.exec(text)?.[0].toLowerCase() ?? '' }),
    ],
    [/^(?:carn[ée]t?|certificado|título|diploma|permiso)(?!\p{L})/iu, small('el', 'have')],
    [/^(?:licencia|tarjeta|acreditación|certificación|habilitación)(?!\p{L})/iu, small('la', 'have')],
    [/^curso(?!\p{L})/iu, small('el', 'done')],
  ],
  pt: [
    [/^(?:carta|carteira|licença|certificação|cédula)(?!\p{L})/iu, small('a', 'have')],
    [/^(?:certificado|diploma|cartão)(?!\p{L})/iu, small('o', 'have')],
    [/^curso(?!\p{L})/iu, small('o', 'done')],
  ],
  it: [
    [/^(?:patente|licenza|certificazione)(?!\p{L})/iu, small('la', 'have')],
    [/^(?:abilitazione|iscrizione|attestato)(?!\p{L})/iu, small('l’', 'have')],
    [/^(?:certificato|patentino|diploma)(?!\p{L})/iu, small('il', 'have')],
    [/^corso(?!\p{L})/iu, small('il', 'done')],
  ],
  nl: [
    [/^[\p{L}-]*(?:registratie|bevoegdheid)(?!\p{L})/iu, de('een', 'have')],
    [/^rijbewijs$/iu, small('een', 'have')],
    [/^[\p{L}-]*(?:certificaat|diploma|rijbewijs|getuigschrift|attest)(?!\p{L})/iu, de('het', 'have')],
    [/^[\p{L}-]*(?:cursus|opleiding|training)(?!\p{L})/iu, de('de', 'done')],
  ],
};

/** A paper with the article of its kind; undefined where its first word does not tell it. All languages of letters but English. */
export function sayPaper(text: string, language: string): Said | undefined {
  const code = language.slice(0, 2);
  if (code === 'de') {
    if (/^(?:Geprüfte|Staatlich (?:anerkannte|geprüfte))r? \p{Lu}/u.test(text))
      return { frame: 'am', thing: lowerFirst(text) };
    // "Versorgungsassistentin in der Hausarztpraxis (VERAH)": the trade, where it is done, and its letters.
    const named =
      /^(\p{Lu}[\p{L} -]*?(?:in|er|mann|frau|kraft))(?: (?:in|im|für) (?:der |die |das )?\p{Lu}\p{L}+)?(?: \(\p{Lu}[\p{L}-]{1,9}\))?$/u.exec(
        text,
      );
    const gender = named === null ? undefined : ownGender([named[1] ?? ''], 'de');
    if (gender !== undefined)
      return { frame: 'am', thing: `${gender === 'f' ? 'ausgebildete' : 'ausgebildeter'} ${text}` };
  }
  return heads[code]?.find(([head]) => head.test(text))?.[1](text);
}

const frames: Record<string, Record<Said['frame'], (list: string, also: boolean) => string>> = {
  de: {
    have: (list, also) => (also ? `Außerdem habe ich ${list}.` : `Ich habe ${list}.`),
    done: (list, also) => (also ? `Außerdem habe ich ${list} abgeschlossen.` : `Ich habe ${list} abgeschlossen.`),
    am: (list, also) => (also ? `Außerdem bin ich ${list}.` : `Ich bin ${list}.`),
  },
  fr: {
    have: (list, also) => `Je suis ${also ? 'aussi ' : ''}titulaire ${list}.`,
    done: (list, also) => `J’ai ${also ? 'aussi ' : ''}suivi ${list}.`,
    am: (list, also) => `Je suis ${also ? 'aussi ' : ''}${list}.`,
  },
  es: {
    have: (list, also) => `Tengo ${also ? 'también ' : ''}${list}.`,
    done: (list, also) => `He realizado ${also ? 'también ' : ''}${list}.`,
    am: (list, also) => `${also ? 'También estoy' : 'Estoy'} ${list}.`,
  },
  pt: {
    have: (list, also) => `Tenho ${also ? 'também ' : ''}${list}.`,
    done: (list, also) => `Fiz ${also ? 'também ' : ''}${list}.`,
    am: (list, also) => `Sou ${also ? 'também ' : ''}${list}.`,
  },
  it: {
    have: (list, also) => `Ho ${also ? 'anche ' : ''}${list}.`,
    done: (list, also) => `Ho ${also ? 'anche ' : ''}seguito ${list}.`,
    am: (list, also) => `Sono ${also ? 'anche ' : ''}${list}.`,
  },
  nl: {
    have: (list, also) => `Ik heb ${also ? 'ook ' : ''}${list}.`,
    done: (list, also) => `Ik heb ${also ? 'ook ' : ''}${list} gevolgd.`,
    am: (list, also) => `Ik ben ${also ? 'ook ' : ''}${list}.`,
  },
};

/** "Je suis titulaire du CACES R489 et des habilitations électriques.": papers told alike in one sentence each. */
export function tellPapers<Paper extends { text: string }>(
  papers: readonly Paper[],
  language: string,
  also: boolean,
): { sentence: string; told: Paper[] }[] {
  const code = language.slice(0, 2);
  const said = papers.flatMap((paper) => {
    const each = sayPaper(paper.text, code);
    return each === undefined ? [] : [{ paper, ...each }];
  });
  return [...new Set(said.map(({ frame }) => frame))].map((frame, i) => {
    const own = said.filter((each) => each.frame === frame);
    const list = phraseList(
      own.map(({ thing }) => thing),
      code,
    );
    return {
      sentence: frames[code]?.[frame](list, also || i > 0) ?? '',
      told: own.map(({ paper }) => paper),
    };
  });
}

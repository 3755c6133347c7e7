import type { LetterTone } from '@shortlist/schema';
import { isJoined } from '../../language/deeds/say-german.ts';
import { lowerFirst } from '../../language/text/lower-first.ts';
import { germanRole, isTraining } from '../../language/titles/german-role.ts';
import { placeEmployer } from '../../language/titles/place-employer.ts';
import { shortTitle } from '../../language/titles/short-title.ts';
import { smallTitle } from '../../language/titles/small-title.ts';
import { dutch, italian, portuguese } from './further-words.ts';
import type { OtherWords } from './other-sentences.ts';

/** The sentences of a letter in another language than English. `isOwnTitle`: the post's title has the gender of the person's own. */
export function otherWords(language: string, tone: LetterTone, isOwnTitle = false): OtherWords {
  if (language === 'fr') return french(tone);
  if (language === 'es') return spanish(tone);
  if (language === 'pt') return portuguese(tone);
  if (language === 'it') return italian(tone);
  if (language === 'nl') return dutch(tone);
  return german(tone, isOwnTitle);
}

const at = (employer: string, language: string) => (employer === '' ? '' : ` ${placeEmployer(employer, language)}`);

const withoutPlace = (employer: string) => employer.replace(/^chez /, '');

const withoutArticle = (purpose: string) => purpose.replace(/^(?:(?:Le|La|Les|El|Los|Las) |L[’'])(?=\p{Lu})/u, '');

/** What follows the employer's name in a sentence that begins with it: "… fabriquent des meubles" → "fabriquent des meubles". */
function afterName(purpose: string, placed: string): string | undefined {
  const employer = withoutPlace(placed);
  const bare = purpose.toLowerCase().startsWith(`${employer.toLowerCase()} `) ? purpose : withoutArticle(purpose);
  if (!bare.toLowerCase().startsWith(`${employer.toLowerCase()} `) || /,|\.\s/.test(purpose.slice(0, -1)))
    return undefined;
  const does = bare.slice(employer.length + 1).replace(/\.$/, '');
  return /^\p{Ll}/u.test(does) ? does : undefined;
}

function german(tone: LetterTone, isOwnTitle: boolean): OtherWords {
  const begin = { plain: 'ich bewerbe mich', warm: 'gern bewerbe ich mich', formal: 'hiermit bewerbe ich mich' }[tone];
  return {
    apply: (title, employer) =>
      isTraining(title)
        ? `${begin}${at(employer ?? '', 'de')} um die ${shortTitle(title)}.`
        : `${begin}${at(employer ?? '', 'de')} ${title === undefined ? 'auf die ausgeschriebene Stelle' : `auf die ${germanRole(title, 'Position ', isOwnTitle).replace(/^als /, 'Stelle als ')}`}.`,
    turn: (purpose) =>
      (/^Wir \p{Ll}+en /u.test(purpose) ||
        /^(?:Seit|In|An|Auf|Mit|Als|Für) [^,;]{2,60} \p{Ll}+en wir /u.test(purpose)) &&
      !/\b(?:sind|uns)\b/.test(purpose)
        ? purpose
            .replace(/\bWir\b/g, 'Sie')
            .replace(/\bwir\b/g, 'Sie')
            .replace(/\bunser(\p{Ll}*)/gu, 'Ihr$1')
        : undefined,
    applyTo: () => undefined,
    wishToJoin: (title, employer) =>
      isTraining(title)
        ? `Diese Erfahrung möchte ich gern${at(employer ?? '', 'de')} in die ${shortTitle(title)} einbringen.`
        : `Diese Erfahrung möchte ich gern${at(employer ?? '', 'de')} ${title === undefined ? 'in die ausgeschriebene Stelle' : `in der ${germanRole(title, 'Position ', isOwnTitle).replace(/^als /, 'Stelle als ')}`} einbringen.`,
    asks: (text, further) => (further ? `Sie nennen auch „${text}“.` : `In Ihrer Anzeige nennen Sie „${text}“.`),
    wish: tone === 'formal' ? 'Dazu möchte ich gern beitragen.' : 'In diesem Umfeld möchte ich gern arbeiten.',
    search: (duties) =>
      `Zu den Aufgaben der Stelle ${duties.length > 1 || isJoined(duties[0] ?? '') ? 'gehören' : 'gehört'} ${duties.join(' sowie ')}.`,
    lines: (lines) => `Dazu steht in meinem Lebenslauf: ${lines.map((line) => `„${line}“`).join('; ')}.`,
    papers: (list) =>
      / (?:und|sowie) |, /.test(list)
        ? `Außerdem habe ich die Zertifikate ${list}.`
        : `Außerdem habe ich das Zertifikat ${list}.`,
    skills: (list) => `Außerdem bringe ich Kenntnisse in ${list} mit.`,
    tools: (list) => `Außerdem bringe ich Kenntnisse in ${list} mit.`,
    nearest: (asked, own) => `Sie nennen „${asked}“; am nächsten kommt dem meine Erfahrung mit ${own}.`,
    close: {
      plain: ['Gern erzähle ich Ihnen in einem Gespräch mehr.'],
      warm: ['Ich freue mich, wenn wir uns kennenlernen, und beantworte gern Ihre Fragen.'],
      formal: [
        'Meinen Lebenslauf lege ich bei.',
        'Über eine Einladung zu einem persönlichen Gespräch würde ich mich freuen.',
      ],
    }[tone],
  };
}

function french(tone: LetterTone): OtherWords {
  const begin = {
    plain: 'Je vous adresse ma candidature',
    warm: 'C’est avec intérêt que je vous adresse ma candidature',
    formal: 'J’ai l’honneur de vous adresser ma candidature',
  }[tone];
  const of = (title: string) => (/^[aeiouyâàéèêîôûh]/i.test(title) ? `d’${title}` : `de ${title}`);
  return {
    apply: (title, employer) =>
      `${begin} ${title === undefined ? 'au poste que vous proposez' : `au poste ${of(smallTitle(shortTitle(title)))}`}${at(employer ?? '', 'fr')}.`,
    turn: (purpose) =>
      /^Nous \p{Ll}+[^iy]ons /u.test(purpose) && !/^Nous (?:sommes|faisons|disons)|\bnous-mêmes\b/.test(purpose)
        ? purpose
            .replace(/^Nous (\p{Ll}+)ons /u, 'Vous $1ez ')
            .replace(/\bnotre\b/g, 'votre')
            .replace(/\bnos\b/g, 'vos')
        : undefined,
    applyTo: (title, employer, purpose) => {
      const does = afterName(purpose, employer);
      return does === undefined || title === undefined
        ? undefined
        : `${begin} au poste ${of(smallTitle(shortTitle(title)))}${at(employer, 'fr')}, qui ${does}.`;
    },
    wishToJoin: (title, employer) =>
      `C’est avec cette expérience que je souhaite vous rejoindre${title === undefined ? '' : ` au poste ${of(smallTitle(shortTitle(title)))}`}${at(employer ?? '', 'fr')}.`,
    asks: (text, further) => (further ? `Vous demandez aussi « ${text} ».` : `Vous demandez « ${text} ».`),
    wish: '',
    search: (duties) => `Vous cherchez une personne pour ${duties.join(' et pour ')}.`,
    lines: (lines) => `Mon curriculum vitae mentionne : ${lines.map((line) => `« ${line} »`).join(' ; ')}.`,
    papers: (list) => `Je possède aussi : ${list}.`,
    skills: (list) => `Parmi les compétences que vous demandez, j’apporte aussi : ${list}.`,
    tools: (list) => `Je connais aussi ${list}.`,
    nearest: (asked, own) => `Vous demandez « ${asked} » ; ce qui s’en approche le plus dans mon parcours : ${own}.`,
    close: {
      plain: ['Je vous en dirai volontiers plus lors d’un entretien.'],
      warm: ['J’aimerais en parler avec vous lors d’un entretien.'],
      formal: ['Vous trouverez ci-joint mon curriculum vitae.', 'Je me tiens à votre disposition pour un entretien.'],
    }[tone],
  };
}

/** "Fabricamos envases …" → "Ustedes fabrican envases …", with each further verb of the sentence; verbs that change their stem are left. */
function turnSpanish(purpose: string): string | undefined {
  const first = /^(?:(?:Desde|En|Con|Para) [^,;]{2,50},? )?(\p{L}+)(?= )/u.exec(purpose);
  const verb = first?.[1] ?? '';
  if (first === null || turnVerb(verb) === undefined || /\b(?:nos|somos|estamos|tenemos|podemos)\b/iu.test(purpose))
    return undefined;
  let isWhole = true;
  const turned = purpose
    .replace(/\p{L}+[aei]mos(?!\p{L})/gu, (word) => {
      const other = turnVerb(word);
      isWhole &&= other !== undefined;
      return other ?? word;
    })
    .replace(/\bnuestr([oa]s?)\b/giu, (_, ending: string) => (ending.endsWith('s') ? 'sus' : 'su'));
  if (!isWhole || /amos|emos|imos/.test(turned.replace(/\p{L}*(?:mínimos|máximos|últimos)/gu, ''))) return undefined;
  return /^\p{Lu}\p{L}+ /u.test(purpose) && first[0] === verb ? `Ustedes ${lowerFirst(turned)}` : turned;
}

/** "fabricamos" → "fabrican", "vendemos" → "venden": regular verbs, and those of "-ducir" and "-cer"; undefined where the stem may change. */
function turnVerb(word: string): string | undefined {
  const [, stem = '', vowel = ''] = /^(\p{L}{2,})([ae])mos$/iu.exec(word) ?? [];
  if (stem !== '') return changing.test(stem) ? undefined : `${stem}${vowel}n`;
  const produce = /^(\p{L}*(?:duc|part|recib|distribu|constru|imprim|abr|cubr|asist|viv))imos$/iu.exec(word)?.[1];
  if (produce === undefined) return undefined;
  return `${produce}${/tribu$|constru$/.test(produce) ? 'y' : ''}en`;
}

/** Stems whose vowel changes under the stress ("servimos", "contamos", "movemos", "empezamos", "cerramos"). */
const changing =
  /(?:cont|encontr|mostr|demostr|prob|aprob|cost|record|apost|colg|rog|vol|rod|jug|mov|volv|resolv|devolv|promov|cerr|empez|comenz|pens|calent|sent|acert|atend|entend|defend|extend|tend|perd|encend|quer|pod|ten|recomend|gobern|manten|obten|sab|hac|sembr|reg|congel|sold|envi|vari|cri|actu|evalu|continu|situ|ampli|fi|gui)$/iu;

function spanish(tone: LetterTone): OtherWords {
  const begin = {
    plain: 'Presento mi candidatura',
    warm: 'Con gusto presento mi candidatura',
    formal: 'Por la presente presento mi candidatura',
  }[tone];
  return {
    apply: (title, employer) =>
      `${begin} ${title === undefined ? 'al puesto que ofrecen' : `al puesto de ${smallTitle(shortTitle(title))}`}${at(employer ?? '', 'es')}.`,
    applyTo: (title, employer, purpose) => {
      const does = afterName(purpose, employer);
      return does === undefined || title === undefined
        ? undefined
        : `${begin} al puesto de ${smallTitle(shortTitle(title))}${at(employer, 'es')}, que ${does}.`;
    },
    wishToJoin: (title, employer) =>
      `Con esa experiencia me gustaría ${title === undefined ? 'incorporarme a su equipo' : `ocupar el puesto de ${smallTitle(shortTitle(title))}`}${at(employer ?? '', 'es')}.`,
    asks: (text, further) => (further ? `Piden también «${text}».` : `Piden «${text}».`),
    turn: turnSpanish,
    wish: tone === 'formal' ? 'En ese entorno deseo trabajar.' : 'En ese entorno me gustaría trabajar.',
    search: (duties) => `Buscan a una persona para ${duties.join(' y para ')}.`,
    lines: (lines) => `Mi currículum dice: ${lines.map((line) => `«${line}»`).join('; ')}.`,
    papers: (list) => `Tengo además: ${list}.`,
    skills: (list) => `Entre los conocimientos que piden, aporto también: ${list}.`,
    tools: (list) => `Manejo también ${list}.`,
    nearest: (asked, own) => `Piden «${asked}»; lo más cercano en mi experiencia es ${own}.`,
    close: {
      plain: ['Con gusto les cuento más en una entrevista.'],
      warm: ['Me gustaría conocerles y contarles más en una entrevista.'],
      formal: ['Adjunto mi currículum.', 'Quedo a su disposición para una entrevista.'],
    }[tone],
  };
}

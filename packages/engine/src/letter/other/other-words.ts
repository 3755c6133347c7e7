import type { LetterTone } from '@shortlist/schema';
import { ofFrench } from '../../language/text/of-french.ts';
import { germanRole, isTraining } from '../../language/titles/german-role.ts';
import { placeEmployer } from '../../language/titles/place-employer.ts';
import { shortTitle } from '../../language/titles/short-title.ts';
import { smallTitle } from '../../language/titles/small-title.ts';
import { dutch, italian, portuguese } from './further-words.ts';
import { type OtherWords, ofPlain } from './other-sentences.ts';

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

function german(tone: LetterTone, isOwnTitle: boolean): OtherWords {
  const begin = { plain: 'ich bewerbe mich', warm: 'gern bewerbe ich mich', formal: 'hiermit bewerbe ich mich' }[tone];
  return {
    apply: (title, employer) =>
      isTraining(title)
        ? `${begin}${at(employer ?? '', 'de')} um die ${shortTitle(title)}.`
        : `${begin}${at(employer ?? '', 'de')} ${title === undefined ? 'auf die ausgeschriebene Stelle' : `auf die ${germanRole(title, 'Position ', isOwnTitle).replace(/^als /, 'Stelle als ')}`}.`,
    papers: (list) =>
      / (?:und|sowie) |, /.test(list)
        ? `Außerdem habe ich die Zertifikate ${list}.`
        : `Außerdem habe ich das Zertifikat ${list}.`,
    closeAt: ofPlain(tone, [
      (employer) => `Gern spreche ich mit Ihnen über die Stelle${at(employer, 'de')}.`,
      (employer) => `Über ein Gespräch zur Stelle${at(employer, 'de')} würde ich mich freuen.`,
      (employer) => `Ich freue mich auf ein Gespräch über die Stelle${at(employer, 'de')}.`,
    ]),
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
  return {
    apply: (title, employer) =>
      `${begin} ${title === undefined ? 'au poste que vous proposez' : `au poste ${ofFrench(smallTitle(shortTitle(title)))}`}${at(employer ?? '', 'fr')}.`,
    papers: (list) => `Je possède aussi : ${list}.`,
    closeAt: ofPlain(tone, [
      (employer) => `Je vous présenterai volontiers ma candidature${at(employer, 'fr')} lors d’un entretien.`,
      (employer) => `J’aimerais échanger avec vous sur ce poste${at(employer, 'fr')}.`,
    ]),
    close: {
      plain: ['Je vous en dirai volontiers plus lors d’un entretien.'],
      warm: ['J’aimerais en parler avec vous lors d’un entretien.'],
      formal: ['Vous trouverez ci-joint mon curriculum vitae.', 'Je me tiens à votre disposition pour un entretien.'],
    }[tone],
  };
}

function spanish(tone: LetterTone): OtherWords {
  const begin = {
    plain: 'Presento mi candidatura',
    warm: 'Con gusto presento mi candidatura',
    formal: 'Mediante esta carta presento mi candidatura',
  }[tone];
  return {
    apply: (title, employer) =>
      `${begin} ${title === undefined ? 'al puesto que ofrecen' : `al puesto de ${smallTitle(shortTitle(title))}`}${at(employer ?? '', 'es')}.`,
    papers: (list) => `Cuento además con ${list}.`,
    closeAt: ofPlain(tone, [
      (employer) => `Me gustaría hablar con ustedes del puesto${at(employer, 'es')}.`,
      (employer) => `Quedo a su disposición para hablar del puesto${at(employer, 'es')}.`,
    ]),
    close: {
      plain: ['Con gusto les cuento más en una entrevista.'],
      warm: ['Me encantaría contarles más en una entrevista.'],
      formal: ['Adjunto mi currículum.', 'Quedo a su disposición para una entrevista.'],
    }[tone],
  };
}

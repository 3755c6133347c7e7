import type { Words } from './any-word.ts';

/** Words of `text/unnamed-lists.ts`, by language. */
export const asksWords: Words = {
  en: String.raw`
    \d+\+? ?(?:years?|yrs|months) | years? (?:of|in) | experience\p{L}* | degree | diploma | certif\p{L}+
    licen[cs]ed? | required | must | able to | ability | knowledge | comfort(?:able)? | skills? | fluent
    willing\p{L}* | availab\p{L}+ | familiar\p{L}* | understanding
  `,
  de: String.raw`jahre | erfahrung | \p{L}*kenntnisse | abschluss | ausbildung | sicher(?:er)?`,
  fr: 'expérience | diplôme | maîtrise | connaissance',
  es: 'años | experiencia | título | conocimientos?',
  it: 'anni | esperienza | diploma | conoscenza',
  nl: 'jaar | ervaring | kennis | rijbewijs | mbo | hbo',
  pt: 'anos | experiência | licenciatura | conhecimentos?',
};

export const offersWords: Words = {
  en: String.raw`
    insurance | discounts? | bonus\p{L}* | days? off | holidays? | vacation | pto | pension | 401 | parental leave
    tuition | gym | lunch\p{L}* | free
  `,
  de: String.raw`urlaub\p{L}* | zuschuss | jobrad | jobticket | altersvorsorge | obst`,
  fr: 'congés? | mutuelle | tickets? | primes?',
  es: 'vacaciones | seguro',
  nl: 'vakantiedagen | pensioen | reiskosten | ferie | mensa | subsídio',
};

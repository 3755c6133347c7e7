import type { Word } from './read-words.ts';

const up =
  /^(?:increas|grow|grew|rais|boost|expand|lift|doubl|tripl|rose|risen|rising|rise$|higher|climb|steiger|steigt|stieg|erhöh|zunahm|anstieg|wuchs|gewachsen|verlänger|gestiegen|augment|hauss|accroi|croiss|progress(?:ion|é)|aument|increment|subid|subió|crec|subier|subes?$|acrésc|cresc|subiu|salit|verhog|stijg|steeg|gestegen|toenam|groei)/;
const down =
  /^(?:reduc|cut$|cuts$|cutting|decreas|lower|shrink|shrank|shrunk|down$|trim$|trimm|slash|drop|fell$|fallen|falling|minimi|fewer|shorten|halv|senk|gesenkt|sank|sinkt|gesunken|verringer|reduzier|rückgang|verkürz|halbier|abnahm|rédui|réduc|dimin|baiss|recul|chut|reduj|reduci|redujo|baj(?:é$|o$|ad|ó$|aron|ab|an$)|descen|dismin|caíd|reduz|reduç|desce|baix|ridu|ridot|calat|calo$|scesi|sceso|verlaag|verlag|daal|dald|gedaald|afnam|vermind|verkort|verklein|kürz|gekürzt|raccourc|accorci|acort|rebaj|encurt|ingekort|kort(?:te|en)$|zurückg[ei]|zurück$)/;
const better = /^(?:improv|better|verbesser|besser|amélior|meilleur|mejor|melhor|miglior|verbeter)/;

/** 1 where the words speak of more, -1 of less, 0 of neither or both. */
export function turnOf(words: readonly Word[]): number {
  return Number(words.some(({ word }) => up.test(word))) - Number(words.some(({ word }) => down.test(word)));
}

/** The first word that says that something grew, shrank or got better. */
export function findTurn(words: readonly Word[]): Word | undefined {
  return words.find(({ word }) => up.test(word) || down.test(word) || better.test(word));
}

const road =
  /(\d[\d.,]*)[^\d]{0,24}\s(?:(?:to|auf|à|a|al|alla|naar|tot|para|até|bis|ao|→)\s|all['’])[^\d]{0,4}(\d[\d.,]*)/iu;

const between = /^[^\d.;]{0,30}\s(?:(?:to|auf|à|a|al|alla|naar|tot|para|até|bis|ao|→)\s|all['’])[^\d]{0,4}$/iu;

/** Whether what stands between two figures leads from one to the other. */
export function isRoad(text: string): boolean {
  return between.test(text);
}

/** Which way a change from one figure to another goes: -1 down, 1 up, 0 where there is none. */
export function turnOfFigures(text: string): number {
  const [, from = '', to = ''] = road.exec(text) ?? [];
  const asNumber = (digits: string) =>
    Number(
      digits
        .replace(/[.,]$/, '')
        .replace(/[.,](?=\d{3}(?!\d))/g, '')
        .replace(',', '.'),
    );
  return from === '' ? 0 : Math.sign(asNumber(to) - asNumber(from)) || 0;
}

import type { Word } from './read-words.ts';

const up =
  /^(?:increas|grow|grew|rais|boost|expand|lift|doubl|tripl|rose|risen|rising|rise$|higher|climb|steiger|steigt|stieg|erhöh|zunahm|anstieg|wuchs|gewachsen|verlänger|gestiegen|augment|hauss|accroi|croiss|progress(?:ion|é)|aument|increment|subid|subió|crec|acrésc|cresc|subiu|salit|verhog|stijg|steeg|gestegen|toenam|groei)/;
const down =
  /^(?:reduc|cut$|cuts$|cutting|decreas|lower|shrink|shrank|shrunk|down$|trim$|trimm|slash|drop|fell$|fallen|falling|minimi|fewer|shorten|halv|senk|gesenkt|sank|sinkt|gesunken|verringer|reduzier|rückgang|verkürz|halbier|abnahm|rédui|réduc|dimin|baiss|recul|chut|reduj|reduci|redujo|bajad|bajó|bajaron|descen|dismin|caíd|reduz|reduç|desce|baix|ridu|ridot|calat|calo$|scesi|sceso|verlaag|verlag|daal|dald|gedaald|afnam|vermind|verkort|verklein)/;
const better = /^(?:improv|better|verbesser|besser|amélior|meilleur|mejor|melhor|miglior|verbeter)/;

/** 1 where the words speak of more, -1 of less, 0 of neither or both. */
export function turnOf(words: readonly Word[]): number {
  return Number(words.some(({ word }) => up.test(word))) - Number(words.some(({ word }) => down.test(word)));
}

/** The first word that says that something grew, shrank or got better. */
export function findTurn(words: readonly Word[]): Word | undefined {
  return words.find(({ word }) => up.test(word) || down.test(word) || better.test(word));
}

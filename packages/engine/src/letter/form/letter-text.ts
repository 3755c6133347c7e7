import type { Letter } from '@shortlist/schema';

/** The letter as plain text, ready to paste into a mail or a form. */
export function letterText(letter: Letter): string {
  const { sender, recipient } = letter;
  const head = [
    sender.name,
    [sender.location, sender.phone, sender.email].filter((part) => part !== undefined && part !== '').join(' · '),
  ].filter((line) => line !== '');
  const to = [recipient.name, recipient.employer, recipient.location].filter(
    (line): line is string => line !== undefined && line !== '',
  );
  return `${[head.join('\n'), dateIn(letter.date, letter.language), to.join('\n'), letter.subject, letter.greeting, ...letter.paragraphs, `${letter.closing}\n${letter.signature}`].filter((block) => block.trim() !== '').join('\n\n')}\n`;
}

const months: Record<string, string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};

function dateIn(date: string, language: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const code = language.slice(0, 2);
  const name = (months[code] ?? months.en ?? [])[Number(month) - 1];
  if (name === undefined || day === '') return date;
  if (code === 'de') return `${Number(day)}. ${name} ${year}`;
  if (code === 'fr') return `${Number(day) === 1 ? '1er' : Number(day)} ${name} ${year}`;
  if (code === 'es' || code === 'pt') return `${Number(day)} de ${name} de ${year}`;
  if (code === 'en' && !/^en-(?!US)/.test(language)) return `${name} ${Number(day)}, ${year}`;
  return `${Number(day)} ${name} ${year}`;
}

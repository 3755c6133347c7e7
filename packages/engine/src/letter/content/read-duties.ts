import type { Fact, Posting } from '@shortlist/schema';
import { readVerb, type VerbForm } from '../../language/deeds/action-verbs.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { dutyInBase } from './duty-in-base.ts';
import { postingFact } from './posting-fact.ts';

/** A duty of the post that can follow "someone to", in the posting's own words, and where they stand. */
export type Duty = { text: string; fact: Fact };

/** The duties of a post as its lists give them, and as its sentences tell them ("You'll own every stage of …", "a manager to lead our teams"). English. */
export function readDuties(posting: Posting): Duty[] {
  const among = formOfList(posting.responsibilities.map(({ text }) => text));
  const listed = posting.responsibilities.flatMap((duty) => {
    const text = asDuty(duty.text, among);
    return text === undefined ? [] : [{ text, fact: postingFact(posting, duty) }];
  });
  const told = splitSentences(posting.text.slice(0, 6000)).flatMap((sentence) =>
    dutiesTold(sentence).map((text) => ({
      text,
      fact: { source: 'posting' as const, pointer: '/text', text: sentence },
    })),
  );
  return [...listed, ...told].filter(
    ({ text }, at, all) => !petty.test(text) && all.findIndex((other) => other.text === text) === at,
  );
}

/** The form of the verbs that most lines of a list begin with. */
function formOfList(lines: readonly string[]): VerbForm | undefined {
  const found = lines.map((line) => readVerb(/^\p{L}+/u.exec(line)?.[0] ?? '')?.form);
  return (['base', 'gerund', 'third'] as const).find(
    (form) => lines.length > 2 && found.filter((each) => each === form).length >= lines.length * 0.6,
  );
}

/** What every post asks for or nobody applies for: to keep to rules, to take directions, to come to meetings. */
const petty =
  /^(?:\p{L}+ly )?(?:adhere|comply|follow|conform|abide|attend|take direction|perform (?:other|any|all other|additional|related)|participate|be (?!responsible (?!for the following))|play an? |assume |bring |make your |offer |demonstrate|maintain (?:a |the )?(?:professional|highest|positive|high degree)|display|exhibit|represent|report to|travel|work (?:independently|well|under|as part|hard|toward|flexib|overtime|on weekends)|ensure (?:all |that |adherence|compliance)|enjoy|join|help (?:us|you) |make sure|understand|learn|grow|receive|benefit|earn|gain|start|get|become|have|meet critical|apply|submit |do |address )|\b(?:as assigned|as required|as needed|other duties|relocation|package|apprenticeship|NVQ)\b/iu;

const longest = 95;

/** How a sentence opens of what somebody in the post will do. */
const leads =
  /^(?:[^,.]{3,80}, )?(?:you|s?he(?:\/s?he)?|(?:the|this|our) (?:[\p{L}-]+ ){1,4}?)\s?(?:will|['’]ll|would|shall) (?:also |then |primarily |mainly |directly |ultimately )?(?=\p{Ll})/iu;
const searched =
  /\b(?:looking (?:for|to (?:hire|recruit))|seeking(?: to (?:hire|recruit))?|in search of|need|require) an? [^.;:]{3,70}? (?:to|who (?:will|can)) (?=\p{Ll})/iu;
const purposes =
  /\b(?:the|your) (?:\p{L}+ )?(?:role|job|task|mission|purpose|goal) (?:of (?:the|this) \p{L}+ )?(?:is|will be) to (?=\p{Ll})/iu;
/** "This position entails processing …": what a post is said to consist of. */
const consists = /\b(?:position|role|job|post) (?:entails|involves|includes|consists of|requires) (?=\p{Ll}+ing )/iu;
const responsible = /^(?:be )?(?:\p{Ll}+ly )?responsible (?:for|to) /iu;

/** "As an agent, you will develop …, and will …": the duties that a sentence tells, each up to where the next begins. */
function dutiesTold(sentence: string): string[] {
  for (const lead of [leads, searched, purposes, consists]) {
    const found = lead.exec(sentence);
    if (found === null) continue;
    const duty = asDuty(sentence.slice(found.index + found[0].length), lead === consists ? 'gerund' : 'base');
    return duty === undefined ? [] : [duty];
  }
  return [];
}

/** A duty that can follow "someone to": "Managing disclosure from collection to production" → "manage disclosure …". */
function asDuty(text: string, among?: VerbForm): string | undefined {
  const plain = text
    .trim()
    .replace(/^(?:when|where|if|on|as|in) [^,.]{3,40}, (?=\p{Ll})/iu, '')
    .replace(leads, '')
    .replace(/,? and (?:(?:you|s?he) )?will .*$/iu, '')
    .replace(/^(?:the|this) (?:[\p{L}-]+ ){1,4}?(?=\p{Ll}+s )/iu, '')
    .replace(/^be (?=\p{Ll}+ing )/iu, '')
    .replace(/ ?\([^()]{1,40}\)/g, '')
    .replace(/(?<=^\p{L}+(?: [\p{L}’'-]+){3,}):.*$/u, '')
    .replace(/^[“"‘']|[”"’']$/g, '')
    .replace(/[.;,!\s]+$/, '');
  const whole = ours(plain);
  if (whole === undefined || /\p{L}\/\p{L}|\p{Ll}\p{Lu}\p{Ll}/u.test(whole)) return undefined;
  const said = sayDuty(whole, among);
  if (said !== undefined && said.length <= longest) return said;
  const short = cutTail(whole);
  return short === whole ? undefined : sayDuty(short, among);
}

/** What adds to a duty and may be left out: how, with whom, what for. */
const tails =
  /(?:,? (?:all |while )?(?:working (?:in|with|closely|alongside)|ensuring|including|wherever|whenever|such as|as well as|so that|in order to|in accordance with|thereby|whilst|while|through|via|by (?=\p{L}+ing )|to (?:continue|support|help|meet|drive|enable|achieve|maximi[sz]e|create))|, (?:which|who|and will|and to|where|using|by|with|from|for|through|identifying|providing|making|focusing|understanding|highlighting|increasing)|;| [–—-]|, and (?=\p{L}+ (?:the|a|an|our|your|all|any|their|them)\b)) ?.*$/iu;

function cutTail(text: string): string {
  let rest = text;
  for (let i = 0; i < 3; i++) {
    const cut = rest.replace(tails, '').trim();
    if (cut === rest || cut.split(' ').length < 4) break;
    rest = cut;
    if (rest.length <= longest) break;
  }
  // "… and supervise the achievement of …": the first of two deeds.
  const second = [...rest.matchAll(/,? and (?=(\p{Ll}+) )/gu)].find(
    ({ index, 1: verb = '' }) => rest.length > longest && index > 25 && readVerb(verb)?.form === 'base',
  );
  return second === undefined ? rest : rest.slice(0, second.index);
}

/** "our teams" → "your teams", as the letter says it to them; undefined where the text speaks to the reader. */
function ours(text: string): string | undefined {
  if (/\b(?:you|your|yours|yourself|I|my)\b/i.test(text)) return undefined;
  const swaps: Record<string, string> = { our: 'your', us: 'you', we: 'you', ours: 'yours' };
  return text.replace(/\b(?:our|us|we|ours)\b/g, (word) => swaps[word] ?? word);
}

function sayDuty(text: string, among?: VerbForm): string | undefined {
  const line = text.replace(/[.;,:\s]+$/, '');
  if (
    line.length < 12 ||
    /[•|:;?!()]|\.\s|["“”]|\b(?:etc|and\/or|experience|ability)\b/i.test(line) ||
    !endsWhole(line)
  )
    return undefined;
  const responsibly = responsible.exec(line);
  if (responsibly === null) return line.split(' ').length < 3 ? undefined : dutyInBase(line, among);
  const rest = line.slice(responsibly[0].length);
  return /^\p{L}+ing /u.test(rest) ? dutyInBase(rest, 'gerund') : `be responsible for ${rest}`;
}

const endsWhole = (text: string): boolean =>
  !/\b(?:as|and|or|the|a|an|of|to|with|for|in|by|on|at|within|including|such|from|that|all|into|their|your)$/i.test(
    text,
  );

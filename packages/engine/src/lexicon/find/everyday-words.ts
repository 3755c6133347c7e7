import { isGeneralWord, weighWord } from '../word-weight.ts';
import { isSmallStem } from './small-words.ts';

/** English words that abbreviations and product names are easily taken for, besides the general words of jobs. */
const everyday = new Set(
  (
    'it or as go can us am is in all aid arc pos me add ace age arm art bed bus car case care dot ear fit gas hot ice man map mis net oil pin pet raid rest ' +
    'rim sad sat sea sip soap spin star step tap who wise dash dare cap pals lean read wan lan ten ons ops let set sets get gets put run runs act fast flex ' +
    'word excel outlook access teams project publisher notes edge spark storm hive pig salt chef puppet flask rust swift ruby crystal spring node react ' +
    'angular express slack notion zoom asana monday drift hub box keynote pages numbers sketch figma canvas maya rhino shapes motion pulse signal sage workday ' +
    'toast square stripe brick lotus oracle bash basic ada scheme dart scratch unity unreal vision mail base impact focus base summit compass atlas frame pilot ' +
    'relay bolt prism segment mode looker branch tower galaxy ant cucumber jasmine mocha chai cypress postman insomnia fiddler wireshark snort splunk datadog ' +
    'consul vault nomad packer vagrant helm kong envoy falcon bottle pyramid django rails sails meteor ember vue polymer backbone ' +
    'epic send far fat dam cam gap pads pam pacer nat mice lamp rag rip siam slam soar tens tips inset spice adams hap olga gimp toc eco ped hermes iris nice san lit lift ramp wash wasp doe bop bun'
  ).split(' '),
);

/** Whether a lower-case word has an everyday meaning besides being some product's or abbreviation's name. */
export function isEverydayWord(word: string): boolean {
  return everyday.has(word) || isSmallStem(word) || (word.length > 2 && isGeneralWord(word) && weighWord(word) < 0.66);
}

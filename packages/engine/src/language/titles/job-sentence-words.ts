/** The words of a sentence that tells a job, in one language; each a pattern without marks at its ends. */
export type JobSentenceWords = {
  /** What may stand before the verb. */
  before: string;
  /** "worked", "working", "served". */
  verb: string;
  /** How a job began: "joined", "promoted". */
  begun: string;
  /** Leads to what somebody is: "as a". */
  as: string;
  /** Leads to whom they work for, surely: "with", "at". */
  employedBy: string;
  /** Leads to whom they work for or to where: "in", "for". */
  within: string;
  /** Leads to a time, before its date or the number of years. */
  time: string;
  /** Leads to a time, also where no blank stands before it. */
  since: string;
  /** Leads to the second date of a time. */
  upTo: string;
  /** How long, in figures or words. */
  lasting: string;
  /** Where a name is over and the sentence goes on. */
  onward: string;
};

const number =
  '(?:(?<!\\d)\\d{1,3}(?:[.,]\\d{1,2})?\\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and (?:a )?half)?';

/** In English and French: what these sentences begin with and are joined by. */
export const jobSentenceWords: JobSentenceWords[] = [
  {
    before: `${number}[ -](?:years?|months?)|of|onwards|to date|i|have|has|had|am|was|been|also|self|presently|currently|previously|recently|formerly|now|at present|in the past|since`,
    verb: 'worked|working|(?:work(?:ing)? )?experience(?=\\s+(?:as|with|at|from)\\s)|work(?=\\s+(?:as|with|in|at)\\s)|served|serving|employed|engaged',
    begun: 'joined|started|began|appointed|selected|recruited|hired|promoted|deputed',
    as: '(?:as|in)(?: an?| the)? (?:capacity|function|position|post|role) of(?: an?(?=\\s))?|as (?:an?(?=[\\s“"])|the(?=\\s))?|as',
    employedBy: 'with|at|under|by',
    within: 'in|for|from(?!\\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))',
    time: 'from|since|during|between|(?:(?:for|during)(?: the| a)? )?period(?: of| from)?|w\\.?e\\.?f\\.?|with effect(?: from)?|for|over|in',
    since: 'from',
    upTo: 'to|till|until',
    lasting: `(?:more than |over |about |a period of )?${number}[\\s-]*(?:\\d{1,2} )?(?:years?|yrs?|months?|weeks?)(?:\\s*(?:and|&)?\\s*${number}\\s*(?:years?|months?|weeks?))?`,
    onward:
      'handling|where|which|who|having|doing|dealing|responsible|role|as per|and worked|until|till|for the|on|under the|through|my|involved|looking',
  },
  {
    before: "j’ai|j'ai|ai|actuellement|je",
    verb: 'travaillé|travaille|employée?|occupée?',
    begun: 'embauchée?|recrutée?|engagée?|promue?|nommée?',
    as: 'comme|en tant que|en qualité de',
    employedBy: 'chez|auprès de',
    within: 'à|dans',
    time: 'depuis|de|du|entre|pendant',
    since: 'depuis',
    upTo: "au|jusqu’à|jusqu’au|jusqu'à|jusqu'au",
    lasting: '(?:(?<!\\d)\\d{1,3}|un|deux|trois|quatre|cinq|six) (?:ans?|mois|semaines?)',
    onward: 'où|qui|pour|afin',
  },
];

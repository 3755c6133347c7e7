/** Words for another time than the job's. */
export const otherTime =
  /(?<!\p{L})(?:before|(?<!look(?:s|ed|ing)? )after|prior|previously|earlier|later|since then|vor|nach(?= (?:de[mrn]|mein|ein|einig|\d|zwei|drei|vier|abschluss|ausbildung|ende|beginn|studium|schule|abitur))|zuvor|vorher|früher|später|danach|avant|après|auparavant|ensuite|antes|después|luego|depois|tras|dopo|prima|poi|voordat|nadat|daarvoor|daarna|eerder|later)(?![\p{L}-])/iu;

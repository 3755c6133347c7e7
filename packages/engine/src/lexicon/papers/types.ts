/** A way to write the classes of a paper: its name, then its classes, or the classes before the name. Patterns without flags; letter case is free but for `classes`. */
export type ClassForm = {
  name: string;
  /** What announces a class: "Klasse", "cat.". */
  lead: string;
  classes: string;
  /** The class stands only where it is announced: "Class A license", and not "A license". */
  announced?: boolean;
  /** The class may stand right before the name: "CE-Führerschein". */
  leading?: boolean;
  /** What of the name tells the paper where no class follows; `name` where nothing is said. */
  alone?: string;
  /** Classes in small letters are none: "permis à". */
  exact?: boolean;
};

/** Papers of one kind that are granted in classes or levels, and which of these stands for which by the scheme's own rules. */
export type PaperScheme = {
  id: string;
  forms?: ClassForm[];
  /** Papers whose classes are words of their own: a name that must stand in the text, and a pattern for each class. */
  words?: { name: RegExp; classes: [string, RegExp][] };
  /** The classes that a class is written for: "7,5 t" is C1. Itself where nothing is said. */
  means?: (written: string, name: string) => string[];
  /** Class → classes that its holder has too, or may do the work of. */
  covers?: Record<string, string[]>;
  /** The same by rule, for classes that are numbers. */
  stands?: (held: string, asked: string) => boolean;
  /** What the name alone means: "CFA" behind a name is the charter. */
  plain?: string;
  /** What the name alone stands for where it is held: a licence to drive of no stated class is one for cars. */
  least?: string;
  /** Another scheme, whose papers are held by nobody without the least of this one. */
  above?: string;
  /** The name is that of a machine too: a line tells of the paper only where it speaks of papers. */
  machine?: boolean;
  /** Another class is of no use for the one that is asked for: who may drive cars may not drive a lorry. */
  strict?: boolean;
  /** "C/CE", "B1/B2": either will do. */
  slashIsOr?: boolean;
};

import type { Numbering } from './read-numbering.ts';
import type { Styles } from './read-styles.ts';

/** What a part of the document is read with. `container` prefixes tags ("TD/"); `shaded`: the ground is not the page's white. */
export type BodyContext = {
  styles: Styles;
  numbering: Numbering;
  /** Targets of relationships by id. */
  targets: Map<string, string>;
  container: string;
  shaded: boolean;
  depth: number;
};

import { type Bounds, identity, type Matrix } from './matrix.ts';

/** The part of the PDF graphics state that decides where text stands and how it looks. */
export type DrawState = {
  ctm: Matrix;
  fill: string;
  stroke: string;
  /** The fill is a pattern, of unknown colour. */
  pattern: boolean;
  alpha: number;
  /** How paint lands: mixed with the ground, through a mask, or in a group that is not itself painted plainly. */
  blended: boolean;
  masked: boolean;
  grouped: boolean;
  line: number;
  /** Where can be painted at most; `ragged` when the clip is not a rectangle, `clipping` when the next path narrows it. */
  clip: Bounds | undefined;
  ragged: boolean;
  clipping: boolean;
  font: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  text: Matrix;
  lineX: number;
  lineY: number;
  x: number;
  y: number;
};

/** The state at the start of a page, drawing through `ctm`. */
export function startState(ctm: Matrix): DrawState {
  return {
    ctm,
    fill: '#000000',
    stroke: '#000000',
    pattern: false,
    alpha: 1,
    blended: false,
    masked: false,
    grouped: false,
    line: 1,
    clip: undefined,
    ragged: false,
    clipping: false,
    font: '',
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    text: identity,
    lineX: 0,
    lineY: 0,
    x: 0,
    y: 0,
  };
}

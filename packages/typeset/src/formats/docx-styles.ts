import type { LayoutOptions } from '@shortlist/schema';
import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx';
import type { WordDesign } from '../registry/word-design.ts';

/** Named styles of a document, so that a person can restyle it in one place. Word counts type in half points and space in twentieths. */
export function docxStyles(
  design: WordDesign,
  { spacing, lineSpacing = 1 }: Pick<LayoutOptions, 'spacing' | 'lineSpacing'>,
  language: string,
): IStylesOptions {
  const half = (points: number) => Math.round(points * 2);
  const space = (points: number) => Math.round(points * 20 * spacing);
  const { name, heading, muted, accent } = design;
  const italic = design.italic ? { italics: true } : {};
  const centred = name.centred ? { alignment: AlignmentType.CENTER } : {};
  const line = { style: BorderStyle.SINGLE, size: 4, space: heading.rule === 'above' ? 5 : 2 };
  const rules = {
    above: { border: { top: { ...line, color: 'BDBDBD' } } },
    below: { border: { bottom: { ...line, color: accent } } },
    none: {},
  };
  return {
    default: {
      document: {
        run: { font: design.font, size: half(design.body), color: design.ink, language: { value: language } },
        // Without the rule LibreOffice takes the line's height for a fixed one.
        paragraph: { spacing: { line: Math.round(design.line * lineSpacing), lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { font: design.headingFont, size: half(name.size), bold: name.bold, color: name.color },
        paragraph: { spacing: { line: 240, lineRule: LineRuleType.AUTO, after: space(2) }, ...centred },
      },
      heading1: {
        run: {
          font: design.headingFont,
          size: half(heading.size),
          bold: heading.bold,
          color: heading.color,
          smallCaps: heading.smallCaps,
        },
        paragraph: {
          spacing: { before: space(14), after: space(5) },
          keepNext: true,
          ...(heading.centred ? { alignment: AlignmentType.CENTER } : {}),
          ...rules[heading.rule],
        },
      },
      heading2: {
        run: { size: half(design.body), bold: true },
        paragraph: { spacing: { before: space(7), after: 0 }, keepNext: true },
      },
    },
    characterStyles: [{ id: 'Dates', name: 'Dates', run: { bold: false, color: muted, ...italic } }],
    paragraphStyles: [
      {
        id: 'Label',
        name: 'Label',
        basedOn: 'Normal',
        run: { size: half(design.body * 1.2), color: design.headInk ?? accent, ...italic },
        paragraph: { spacing: { after: space(3) }, ...centred },
      },
      {
        id: 'Contact',
        name: 'Contact',
        basedOn: 'Normal',
        run: { color: design.headInk ?? muted },
        paragraph: centred,
      },
      {
        id: 'Place',
        name: 'Place',
        basedOn: 'Normal',
        run: { color: muted, ...italic },
        paragraph: { keepNext: true },
      },
      { id: 'Entry', name: 'Entry', basedOn: 'Normal', paragraph: { spacing: { before: space(2) } } },
      { id: 'Achievement', name: 'Achievement', basedOn: 'Normal', paragraph: { spacing: { before: space(1.5) } } },
      { id: 'Running', name: 'Running', basedOn: 'Normal', run: { size: half(design.body * 0.85), color: muted } },
    ],
  };
}

/** The hanging bullet of all lists. */
export const docxNumbering: INumberingOptions = {
  config: [
    {
      reference: 'bullets',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          // Not every family has a round one.
          style: { run: { font: 'Arial' }, paragraph: { indent: { left: 240, hanging: 240 } } },
        },
      ],
    },
  ],
};

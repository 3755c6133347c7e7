import type { DraftDesign } from '@shortlist/schema';
import { findTemplate } from '@shortlist/typeset/browser';
import { type RefObject, useEffect, useState } from 'react';
import { countRoom, type LinePlace } from './count-room.ts';

/** Milliseconds of quiet before the page is measured: that has the whole of it laid out. */
const quiet = 500;

/** How many more lines the last page has room for; undefined while nobody knows. `pages` is another object each time that the pages were set, and only what is `shown` can be measured. */
export function useRoom(
  container: RefObject<HTMLElement | null>,
  pages: object,
  shown: boolean,
  { template, ownTemplate, margins = 1 }: Pick<DraftDesign, 'template' | 'ownTemplate' | 'margins'>,
): number | undefined {
  const [room, setRoom] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was set anew is measured anew
  useEffect(() => {
    const foot = ownTemplate ? undefined : findTemplate(template).bottomMargin * margins;
    const timer = setTimeout(() => {
      const pages = [...(container.current?.querySelectorAll<SVGSVGElement>('.sheet > svg') ?? [])];
      setRoom(foot === undefined ? undefined : measure(pages, foot));
    }, quiet);
    return () => clearTimeout(timer);
  }, [container, pages, shown, template, ownTemplate, margins]);
  return room;
}

function measure(pages: SVGSVGElement[], foot: number): number | undefined {
  const [first, last] = [pages[0], pages.at(-1)];
  const sheet = last?.getBoundingClientRect();
  if (!first || !last || !sheet || sheet.width === 0) return undefined;
  const points = last.viewBox.baseVal.width / sheet.width;
  return countRoom(linesOf(last, points), sheet.height * points - foot, linesOf(first, points));
}

function linesOf(page: SVGSVGElement, points: number): LinePlace[] {
  const edge = page.getBoundingClientRect().top;
  return [...page.querySelectorAll('[data-pointer]')].map((area) => {
    const { top, bottom } = area.getBoundingClientRect();
    return { top: (top - edge) * points, bottom: (bottom - edge) * points };
  });
}

/** How the editor shares the width: one thing at a time on a phone, then the text beside the page, then a rail of views before both. */
export const editorColumns = {
  screen: 'mx-auto w-full max-w-[116rem] px-5 pt-6 pb-20 sm:px-8 xl:pt-3',
  // The way back, the title and the resume's name stand in one line where there is room: the page is what matters.
  head: 'xl:flex xl:items-center xl:gap-x-6',
  names: 'mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1 xl:mt-0 xl:min-w-0',
  heading: 'text-headline xl:text-title',
  all: 'lg:grid lg:grid-cols-2 lg:gap-6 xl:grid-cols-[minmax(0,1fr)_calc(50%-6rem)]',
  left: 'min-w-0 max-lg:contents xl:grid xl:grid-cols-[10.5rem_minmax(0,1fr)] xl:gap-6',
  rail: 'sticky top-17 z-20 mb-5 self-start bg-ground max-xl:shadow-[0_0_0_6px_var(--ground)] lg:top-33',
  page: 'min-w-0 lg:sticky lg:top-33 lg:flex lg:h-[calc(100dvh-9.25rem)] lg:flex-col lg:self-start',
};

/** How the editor shares the width: one thing at a time on a phone, then the text beside the page, then a rail of views before both. */
export const editorColumns = {
  screen: 'mx-auto w-full max-w-[116rem] px-5 pt-6 pb-20 sm:px-8 xl:pt-3',
  // The way back, the title and the resume's name stand in one line with the tools where there is room for both: the page is what matters.
  // The name breaks where it is long: 51 rem are what the tools take.
  head: 'xl:relative xl:z-30 xl:float-start xl:me-6 xl:flex xl:min-h-16 xl:items-center xl:gap-x-4 xl:[&>a]:shrink-0 min-[88rem]:max-w-[calc(100%-51rem)]',
  names: 'mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1 max-sm:gap-x-3 xl:mt-0 xl:gap-x-3 xl:min-w-0',
  name: 'text-title sm:max-xl:text-headline',
  // What scrolls by beside the tools goes below their ground too.
  tools:
    'z-20 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-ground py-2.5 lg:sticky lg:top-16 xl:min-w-max xl:shadow-[-40rem_0_0_0_var(--ground),-60rem_0_0_0_var(--ground)]',
  all: 'clear-both lg:grid lg:grid-cols-2 lg:gap-6 xl:grid-cols-[minmax(0,1fr)_calc(50%-6rem)]',
  left: 'min-w-0 max-lg:contents xl:grid xl:grid-cols-[10.5rem_minmax(0,1fr)] xl:gap-6',
  rail: 'sticky top-17 z-20 mb-5 self-start bg-ground max-xl:shadow-[0_0_0_6px_var(--ground)] lg:top-33',
  page: 'min-w-0 lg:sticky lg:top-33 lg:flex lg:h-[calc(100dvh-9.25rem)] lg:flex-col lg:self-start',
};

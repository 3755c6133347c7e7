import { TemplateId } from '@shortlist/schema';
import { useState } from 'react';

const key = 'shortlist:template';

/** The template chosen in the gallery; it survives a reload of the tab. */
export function useChosenTemplate() {
  const [chosen, setChosen] = useState(() => {
    const kept = TemplateId.safeParse(sessionStorage.getItem(key));
    return kept.success ? kept.data : undefined;
  });
  return {
    chosen,
    choose(id: TemplateId) {
      sessionStorage.setItem(key, id);
      setChosen(id);
    },
  };
}

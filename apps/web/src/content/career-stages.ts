import { t } from '@lingui/core/macro';
/** The stages of a career with their labels, as forms offer them. */
export const listCareerStages = () => [
  { value: 'entry', label: t`Entry-Level (0-2 years experience)` },
  { value: 'mid', label: t`Mid-Level (3-7 years experience)` },
  { value: 'senior', label: t`Senior-Level (8+ years experience)` },
];

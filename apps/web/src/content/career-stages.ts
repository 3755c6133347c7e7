/** The stages of a career with their labels, as forms offer them. */
export const careerStages = [
  { value: 'entry', label: 'Entry-Level (0-2 years experience)' },
  { value: 'mid', label: 'Mid-Level (3-7 years experience)' },
  { value: 'senior', label: 'Senior-Level (8+ years experience)' },
];

/** Who learns at work: `cared` are those that others are employed to look after, and a "Trainee Manager" is a trainee. English. */
export const learners = {
  cared: ['students?', 'interns?', 'internships?', 'work placements?', 'apprentices?', 'apprenticeships?'],
  other: ['trainees?', 'traineeships?'],
};

/** What those are called who look after them, by the last noun of their titles. English. */
export const learnersSupport = [
  'administrators?',
  'advis[eo]rs?',
  'coach',
  'coaches',
  'coordinators?',
  'co-ordinators?',
  'counsell?ors?',
  'directors?',
  'heads?',
  'lead',
  'leads',
  'managers?',
  'mentors?',
  'officers?',
  'recruiters?',
  'specialists?',
  'supervisors?',
  'tutors?',
];

/** The offices that work for them. English. */
export const learnersOffices = [
  'accommodation',
  'admissions',
  'affairs',
  'engagement',
  'experience',
  'finance',
  'housing',
  'life',
  'recruitment',
  'records',
  'services',
  'success',
  'support',
  'union',
  'welfare',
  'wellbeing',
];

/** What a time of learning at work is called, with what may stand before it: a title where an employer stands beside it. English, French and German. */
export const trainings = {
  before: [
    'on',
    'on the',
    'job',
    'in',
    'industrial',
    'practical',
    'professional',
    'summer',
    'vocational',
    'work',
    'in plant',
  ],
  names: ['training', 'placement', 'internship', 'stage', 'praktikum'],
};

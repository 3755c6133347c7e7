/** The fields that say who and what at the head of a job, of voluntary work or of a project. */
export const namesOfHead = ['position', 'name', 'organization'];

/** Those, and when. */
export const fieldsOfHead = [...namesOfHead, 'startDate', 'endDate'];

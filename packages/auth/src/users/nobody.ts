/** The id of no user: what is asked for unknown addresses, so that the same is asked for all. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

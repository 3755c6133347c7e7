/** The current date and time, ISO 8601: the engine has no clock of its own. */
export const today = (): string => new Date().toISOString();

/** The file to run a program from: as it was built, or its source where that, or any other, has changed since. */
export function findProgram(name: 'server' | 'worker' | 'backup' | 'auth' | 'shortlist'): string;

/** The features whose texts are in catalogs, one folder of `src/locales` for each. */
export const translatedFeatures = ['auth'];

/** What of `src` has its texts in the catalogs `shared`. */
export const translatedShared = ['app', 'auth', 'ui', 'api/call-error.ts', 'api/request.ts', 'content/navigation.ts'];

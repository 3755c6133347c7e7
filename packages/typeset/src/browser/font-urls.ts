/** Where each face of the templates, and of the scripts whose fonts are small, is served, by its path inside the font packages. */
const urls = import.meta.glob<string>(
  [
    '../../../../node_modules/@expo-google-fonts/source-sans-3/{400Regular,400Regular_Italic,600SemiBold}/*.ttf',
    '../../../../node_modules/@expo-google-fonts/eb-garamond/{400Regular,400Regular_Italic,500Medium,600SemiBold}/*.ttf',
    '../../../../node_modules/@expo-google-fonts/{jost,inter}/{400Regular,400Regular_Italic,500Medium,600SemiBold}/*.ttf',
    '../../../../node_modules/@expo-google-fonts/ibm-plex-sans/{400Regular,400Regular_Italic,600SemiBold}/*.ttf',
    '../../../../node_modules/@expo-google-fonts/ibm-plex-mono/{400Regular,500Medium,600SemiBold}/*.ttf',
    '../../../../node_modules/@expo-google-fonts/{noto-sans-hebrew,ibm-plex-sans-arabic}/{400Regular,700Bold}/*.ttf',
  ],
  { query: '?url', import: 'default', eager: true, exhaustive: true },
);

/** The address of a face's file. Throws for a face that is not bundled. */
export function fontUrl(file: string): string {
  const found = Object.entries(urls).find(([path]) => path.endsWith(`/@expo-google-fonts/${file}`));
  if (!found) throw new RangeError(`The font file ${file} is not bundled.`);
  return found[1];
}

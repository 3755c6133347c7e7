/** A face of a family: `file` is its path inside the packages of `@expo-google-fonts` (all under the Open Font License). */
export type FontFace = { family: string; file: string };

function faces(family: string, folder: string, base: string, weights: string[]): FontFace[] {
  return weights.map((weight) => ({ family, file: `${folder}/${weight}/${base}_${weight}.ttf` }));
}

/** The faces of the templates. Static TTF: the compiler reads no WOFF, and falls back in silence when a family is missing. */
export const textFaces: FontFace[] = [
  ...faces('Source Sans 3', 'source-sans-3', 'SourceSans3', ['400Regular', '400Regular_Italic', '600SemiBold']),
  ...faces('EB Garamond', 'eb-garamond', 'EBGaramond', ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold']),
  ...faces('Jost', 'jost', 'Jost', ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold']),
  ...faces('Inter', 'inter', 'Inter', ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold']),
  ...faces('IBM Plex Sans', 'ibm-plex-sans', 'IBMPlexSans', ['400Regular', '400Regular_Italic', '600SemiBold']),
  ...faces('IBM Plex Mono', 'ibm-plex-mono', 'IBMPlexMono', ['400Regular', '500Medium', '600SemiBold']),
];

/** What stands in for letters that a template's own family lacks, by script. Loaded only for a document that needs it: they are large. */
export const scriptFaces: Record<Script, FontFace[]> = {
  japanese: faces('BIZ UDPGothic', 'biz-udpgothic', 'BIZUDPGothic', ['400Regular', '700Bold']),
  korean: faces('NanumGothic', 'nanum-gothic', 'NanumGothic', ['400Regular', '700Bold']),
  chinese: faces('Noto Sans SC', 'noto-sans-sc', 'NotoSansSC', ['400Regular', '700Bold']),
  hebrew: faces('Noto Sans Hebrew', 'noto-sans-hebrew', 'NotoSansHebrew', ['400Regular', '700Bold']),
  // A face that draws each letter whole: one that puts letters together from strokes and dots is read in pieces.
  arabic: faces('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic', 'IBMPlexSansArabic', ['400Regular', '700Bold']),
};

/** Scripts whose fonts are so small (below 250 kB) that a browser may load them; the others have 2 to 10 MB a face. */
export const lightScripts: readonly Script[] = ['hebrew', 'arabic'];

export type Script = 'japanese' | 'korean' | 'chinese' | 'hebrew' | 'arabic';

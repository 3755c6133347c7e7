/** A line of a printed page: its place from the upper left in points, its size, its words. */
type Line = [x: number, y: number, size: number, text: string];

const side = 21.6;
const main = 223.6;

/** A fictional person's profile, set as LinkedIn's "Save to PDF" sets one: its columns, sizes and steps. */
const profile: Line[] = [
  [side, 54.4, 13, 'Contact'],
  [side, 73.8, 10.5, 'nadia.okafor@example.com'],
  [side, 88.2, 11, 'www.linkedin.com/in/nadia-'],
  [side, 102.6, 11, 'okafor (LinkedIn)'],
  [side, 137.6, 13, 'Top Skills'],
  [side, 157, 10.5, 'Negotiation'],
  [side, 174.6, 10.5, 'Category Management'],
  [side, 192.2, 10.5, 'Microsoft Excel'],
  [side, 227.2, 13, 'Languages'],
  [side, 246.6, 10.5, 'English (Native or Bilingual)'],
  [main, 65.5, 26, 'Nadia Okafor'],
  [main, 86.9, 12, 'Buyer at Kestrel Foods'],
  [main, 102.3, 12, 'Leeds, England, United Kingdom'],
  [main, 139.9, 15.8, 'Summary'],
  [main, 157.9, 12, 'Buys fruit and vegetables for sixty shops.'],
  [main, 195.5, 15.8, 'Experience'],
  [main, 227.5, 12, 'Kestrel Foods'],
  [main, 243.6, 11.5, 'Buyer'],
  [main, 258.1, 10.5, 'March 2021 - Present (4 years 9 months)'],
  [main, 272.8, 10.5, 'Leeds, England, United Kingdom'],
  [main, 294.1, 10.5, 'Buys fruit for 60 shops from 14 growers.'],
  [main, 326.1, 12, 'Oakfield Market'],
  [main, 342.2, 11.5, 'Assistant Buyer'],
  [main, 356.7, 10.5, 'January 2018 - February 2021 (3 years 2 months)'],
  [main, 371.4, 10.5, 'York, England, United Kingdom'],
  [main, 409, 15.8, 'Education'],
  [main, 434.5, 12, 'Northgate College'],
  [main, 452.1, 10.5, 'Bachelor of Arts - BA, Business · (2014 - 2017)'],
  [384, 778, 9, 'Page 1 of 1'],
];

/** The profile as a PDF of one page. */
export function linkedinPdf(): Buffer {
  const text = (words: string) => words.replace(/[\\()]/g, '\\$&').replaceAll('·', '\\267');
  const drawn = profile.map(([x, y, size, words]) => `BT /F1 ${size} Tf ${x} ${792 - y} Td (${text(words)}) Tj ET`);
  const stream = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Producer (Apache FOP Version 2.2) >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

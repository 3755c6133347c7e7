import { describe, expect, it } from 'vitest';
import { linePieces } from './line-pieces.ts';

describe('the pieces of a line', () => {
  it.each([
    [
      'Managed deposits and withdrawals; verified customer signatures daily',
      ['Managed deposits and withdrawals', 'Verified customer signatures daily'],
    ],
    [
      'Planned large projects for the city Coordinated contractors and architects',
      ['Planned large projects for the city', 'Coordinated contractors and architects'],
    ],
    [
      'AP: Reviewed and reconciled invoices for timely payment',
      ['Reviewed and reconciled invoices for timely payment'],
    ],
    ['Moved files with SharePoint Designer for the board', ['Moved files with SharePoint Designer for the board']],
    [
      'Schedule interviews for managers and candidates Maintain all files and ensure confidentiality Answer phone and mail inquiries',
      [
        'Schedule interviews for managers and candidates',
        'Maintain all files and ensure confidentiality',
        'Answer phone and mail inquiries',
      ],
    ],
    ['Support the local Project team with stock counts', ['Support the local Project team with stock counts']],
    ['Python; SQL; Excel', ['Python; SQL; Excel']],
  ])('%s', (line, pieces) => expect(linePieces(line)).toEqual(pieces));
});

import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../test/processor-ms.ts';
import { mendSpelling } from './mend-spelling.ts';

describe('spelling that is surely wrong', () => {
  it('is put right in the capitals of the word, and each word is told', () => {
    expect(mendSpelling('Recieved an award; trained 8 collegues')).toEqual({
      text: 'Received an award; trained 8 colleagues',
      mended: [
        { wrong: 'Recieved', right: 'Received' },
        { wrong: 'collegues', right: 'colleagues' },
      ],
    });
    expect(mendSpelling('LABRATORY TECHNICIAN').text).toBe('LABORATORY TECHNICIAN');
  });

  it('leaves a word that may be another one, save where its neighbours tell', () => {
    expect(mendSpelling('Sales Manger').text).toBe('Sales Manager');
    expect(mendSpelling('Booking calender').text).toBe('Booking calendar');
    expect(mendSpelling('Respond to alarms; preformed CPR').text).toBe('Respond to alarms; performed CPR');
    for (const right of ['Built the manger scene', 'Ran a calender for coated paper', 'Cut preformed panels'])
      expect(mendSpelling(right)).toEqual({ text: right, mended: [] });
  });

  it('reads a long text with many slips in no time, and judges each by the words around it', () => {
    const long = 'The enviroment of the sofware was kept in order by the team each day. '.repeat(1800);
    expect(processorMs(() => mendSpelling(long))).toBeLessThan(4000);
    const french = 'Nous avons toujours aimé la lecture et le jardin de notre maison. '.repeat(20);
    expect(
      mendSpelling(`${french}${'The sofware was kept in good order by the whole team. '.repeat(8)}`).mended,
    ).not.toEqual([]);
  });

  it('writes out a note’s “w/”', () => {
    expect(mendSpelling('Partnered w/ sales; worked w/o supervision').text).toBe(
      'Partnered with sales; worked without supervision',
    );
    expect(mendSpelling('Rated 5 kW/h, class w/2')).toEqual({ text: 'Rated 5 kW/h, class w/2', mended: [] });
  });

  it('leaves British and American spelling, addresses and hyphened names as they are', () => {
    for (const right of [
      'Organised the centre',
      'Organized the center',
      'me@recieved.com',
      'github.com/recieved',
      'Aquire-IT',
    ])
      expect(mendSpelling(right)).toEqual({ text: right, mended: [] });
  });
});

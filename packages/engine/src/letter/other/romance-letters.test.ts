import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { letterWords } from '../form/letter-words.ts';
import { otherWords } from './other-words.ts';

const tellDriver = (licence: string): string => {
  const resume: Resume = {
    basics: { name: 'Elena Robles', email: 'elena.robles@example.com' },
    work: [
      {
        name: 'Transportes Olmo',
        position: 'Repartidora',
        startDate: '2021',
        highlights: ['Reparto de paquetes en la zona norte', 'Carga y descarga del vehículo'],
      },
    ],
    certificates: [{ name: licence }],
    meta: { language: 'es' },
  };
  const posting = readPosting(
    `Repartidor/a\nMensajería Encina S.L.\n\nFunciones\n- Reparto de paquetes\n\nRequisitos\n- Experiencia en reparto\n- ${licence}`,
  );
  return optimiseResume({ resume, posting, now: '2026-06-01' })
    .letter.paragraphs.join(' ')
    .replace(/\u00a0/g, ' ');
};

describe('letters in Spanish, Portuguese and Italian', () => {
  it.each([
    ['Carné de conducir B', 'Tengo carné de conducir B.'],
    ['Licencia de conducir B', 'Tengo licencia de conducir B.'],
    ['Permiso de conducir B', 'Tengo permiso de conducir B.'],
  ])('call a licence to drive what the resume calls it: %s', (licence, sentence) => {
    expect(tellDriver(licence)).toContain(sentence);
  });

  it('name papers in a whole sentence', () => {
    expect(otherWords('es', 'plain').papers('PMP y Scrum Master')).toBe('Cuento además con PMP y Scrum Master.');
    expect(otherWords('pt', 'plain').papers('PMP')).toBe('Conto também com PMP.');
    expect(otherWords('it', 'plain').papers('HACCP')).toBe('Tra i miei titoli c’è anche HACCP.');
    expect(otherWords('it', 'plain').papers('HACCP e PMP')).toBe('Tra i miei titoli ci sono anche HACCP e PMP.');
  });

  it('close as Portugal does, or as Brazil does', () => {
    expect(letterWords('pt', 'formal', { isPortugal: true }).closing()).toBe('Atentamente,');
    expect(letterWords('pt', 'formal').closing()).toBe('Atenciosamente,');
    const closes = (['plain', 'warm', 'formal'] as const).flatMap((tone) => otherWords('pt', tone).close);
    expect(closes.join(' ')).not.toMatch(/voss|ao dispor/);
  });
});

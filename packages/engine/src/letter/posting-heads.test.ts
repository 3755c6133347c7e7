import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { nameEmployer } from './name-employer.ts';

describe('the head of a posting as other countries set it', () => {
  const head = (text: string) => {
    const { title, employer, location } = nameEmployer(readPosting(text));
    return [title, employer, location];
  };

  it('is read through pictures, a call and capitals', () => {
    expect(
      head(
        '❄️ ¡SE BUSCA! TÉCNICO DE CLIMATIZACIÓN Y FRÍO INDUSTRIAL ❄️\n\n📍 Mérida (Badajoz) | 🕒 Jornada completa\n\nEn Hielos Norba, empresa con 30 años de experiencia, buscamos un técnico.\n\nRequisitos:\n- Carnet B\n',
      )[0],
    ).toBe('Técnico de climatización y frío industrial');
    expect(
      head(
        '🚛 Kraftfahrer CE (m/w/d) im Nahverkehr – Heimschläfer! 🚛\n\nWümme Transporte GmbH, Oldenburg\n\nDas bringst du mit:\n✅ Führerschein Klasse CE\n',
      )[0],
    ).toBe('Kraftfahrer CE');
  });

  it('takes no line of facts and no place for the employer', () => {
    expect(
      head(
        'STRATEGISCHER EINKÄUFER (M/W/D) – METALLTEILE\n\nVollzeit | unbefristet | Standort Regensburg\n\nÜber uns\nDie Vilstal Fertigungstechnik GmbH & Co. KG fertigt mit 650 Mitarbeitenden Gehäuse.\n\nIhr Profil\n• Erfahrung im Einkauf\n',
      ),
    ).toEqual(['Strategischer Einkäufer', 'Vilstal Fertigungstechnik GmbH & Co. KG', 'Regensburg']);
    expect(
      head(
        'RESPONSABILE AMMINISTRATIVO (m/f)\n\nAzienda: Officine Secchia S.p.A. – Vignola (MO)\n\nRequisiti:\n- Diploma di ragioneria\n',
      ).slice(1),
    ).toEqual(['Officine Secchia S.p.A.', 'Vignola']);
    expect(
      head(
        'CONTABLE SENIOR (H/M/D) – GIRONA\n\nBodegas Fluvià i Mar, S.A., grupo con presencia en 20 países, precisa incorporar un/a CONTABLE SENIOR.\n\nRequisitos\n· Dominio de Excel\n',
      ),
    ).toEqual(['Contable senior', 'Bodegas Fluvià i Mar, S.A.', 'Girona']);
  });

  it('leaves the article of a sentence off the name of a house', () => {
    expect(
      head(
        'Infirmier H/F – CDI\n\nL’EHPAD Résidence des Aulnes, établissement de 82 lits, recrute un infirmier.\n\nVotre profil\n- Permis B\n',
      )[1],
    ).toBe('EHPAD Résidence des Aulnes');
  });
});

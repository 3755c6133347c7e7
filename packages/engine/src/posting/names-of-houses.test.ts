import { describe, expect, it } from 'vitest';
import { isAddressedPerson } from './facts/is-addressed-person.ts';
import { isLegalForm } from './facts/is-legal-form.ts';
import { readPosting } from './read-posting.ts';

describe('the name of a house', () => {
  it('is more than its legal form', () => {
    for (const words of ['GmbH & Co. KG', 'GmbH & Co', 'Pty Ltd', 'Co. Ltd.', 'S.p.A.'])
      expect(isLegalForm(words), words).toBe(true);
    for (const words of ['Lindner GmbH & Co. KG', 'Coast', 'Inca', 'Agora', 'Coop'])
      expect(isLegalForm(words), words).toBe(false);
  });

  it('may stand at the title behind a sign', () => {
    const { title, employer } = readPosting(
      '[Leeds] Network Administrator @Larchfield\n\nAbout us\n\n- We run the network.\n',
    );
    expect(title).toBe('Network Administrator');
    expect(employer).toBe('Larchfield');
  });

  it('is no person with a form of address, and may be a brand with one', () => {
    for (const name of ['Dr. Ada Moreno', 'Prof. Dr. Jan van den Berk', 'Mrs Siân Rot', 'Sra. Marta Rot'])
      expect(isAddressedPerson(name), name).toBe(true);
    for (const name of ['Dr. Larch', 'Zahnarztpraxis Dr. Ada Moreno', 'Dr. Moreno Larch Hospital', 'Larch'])
      expect(isAddressedPerson(name), name).toBe(false);
    const { employer } = readPosting(
      'A postdoctoral position is open at the Larchfield campus to work in the laboratory of Dr. Ada Moreno. The Moreno lab studies moss.\n\nSend a letter to Dr. Moreno.\n',
    );
    expect(employer ?? '').not.toContain('Ada');
  });

  it('is not whose standards are kept', () => {
    const { employer } = readPosting(
      'Veterinarian\n\nThe Staff Veterinarian cares for the colony of the Center, in compliance with federal regulations, institutional policies, and AVALAN International standards.\n\nRequirements:\n- A degree in veterinary medicine\n',
    );
    expect(employer).toBeUndefined();
  });
});

describe('a form of an authority', () => {
  it('asks for nothing by the names of its fields', () => {
    const { requirements } = readPosting(
      'ENFERMERO/A\n\nTitulación\nGrado en Enfermería\nRequisitos\nVer en la convocatoria\nObservaciones\nSelección de personal temporal\n',
    );
    expect(requirements.map(({ text }) => text)).not.toContain('Observaciones');
    expect(requirements.map(({ text }) => text)).not.toContain('Ver en la convocatoria');
  });
});

it('a field of a public body’s form names the house', () => {
  const text =
    'ENFERMERO/A\n\nPlazas\n1\nÓrgano convocante\nConsejería de Salud de Valdeorba\nRequisitos\nVer en la convocatoria\nObservaciones\nNombramiento temporal\n';
  expect(readPosting(text).employer).toBe('Consejería de Salud de Valdeorba');
});

import { describe, expect, it } from 'vitest';
import { findContact } from './find-contact.ts';

describe('the person a posting names', () => {
  it.each([
    ['For questions please contact Ms. Ruth Abara, Head of Payroll.', 'Ms', 'Ruth Abara'],
    ['Apply by 30 November to Ms. Maeve Tormey, Director of Nursing.', 'Ms', 'Maeve Tormey'],
    ['Informal enquiries to Dr Omar Quill, tel. 555 010.', 'Dr', 'Omar Quill'],
    ['About us\nHiring manager: Tom Okonjo\nSalary: £30,000', '', 'Tom Okonjo'],
    ['Please send your CV and cover letter to Lena Hartog, Nurse Manager.', '', 'Lena Hartog'],
    ['Send applications to Omar Fields, Head of Wards.', '', 'Omar Fields'],
    ['Bitte richten Sie Ihre Bewerbung an Herrn Jan de Vries.', 'Mr', 'Jan de Vries'],
    ['Merci de contacter Mme Claire Aubin.', 'Ms', 'Claire Aubin'],
    ['Persona de contacto: Sra. Inés Campo', 'Ms', 'Inés Campo'],
    ['Contacto: Dña. Inés Campo', 'Ms', 'Inés Campo'],
    ['Interesados escribir a Dña. Rosa Climent, rrhh@example.com', 'Ms', 'Rosa Climent'],
    ['Envoyez CV et lettre à M. Lenoir.', 'Mr', 'Lenoir'],
    ['Envie o currículo para a Sra. Ana Prado.', 'Ms', 'Ana Prado'],
    ['Deine Ansprechpartnerin: Sabine Rotholz', 'Ms', 'Sabine Rotholz'],
    ['Ihre Ansprechpartnerin\nFrau Ina Blau, Personalleitung', 'Ms', 'Ina Blau'],
    ['Ihr Kontakt: Dipl.-Kfm. Max Rotholz, Leiter Personal', '', 'Max Rotholz'],
    ['Für Auskünfte steht Ihnen Herr Rotholz (Tel. 555) gerne zur Verfügung.', 'Mr', 'Rotholz'],
    ['Apply to Ina Blau, HR, by 12 December.', '', 'Ina Blau'],
    ['Apply by 12 December to Ina Blau, Head of Sixth Form.', '', 'Ina Blau'],
    ['Bewirb dich gern bei Jana Rotholz, auch per WhatsApp.', '', 'Jana Rotholz'],
    ['Fragen beantwortet Herr Uwe Rotholz.', 'Mr', 'Uwe Rotholz'],
    ['Ruf einfach Tom Rotholz an: 555 0199', '', 'Tom Rotholz'],
    ['Merci d’adresser votre candidature à Madame Le Gall, directrice.', 'Ms', 'Le Gall'],
    ['Enviar CV a la atención de D. Luis Campo: rrhh@example.com', 'Mr', 'Luis Campo'],
    ['Interesados enviar CV a Inés Campo, rrhh@example.com', '', 'Inés Campo'],
    ['Inviare il curriculum a Marta Verdi entro il 3 marzo.', '', 'Marta Verdi'],
    ['Email your resume to Dr. Ina Blau.', 'Dr', 'Ina Blau'],
    ['We pay well.\nCall or email Ina Blau, Service Manager.', '', 'Ina Blau'],
    ['Contact Alan Gillespie on 0141 496 0000.', '', 'Alan Gillespie'],
    ['Ihre Ansprechperson: Frau Corinne Meili, HR', 'Ms', 'Corinne Meili'],
    ['Stuur je cv en motivatie naar Anna de Boer, HR-adviseur.', '', 'Anna de Boer'],
  ])('%s', (posting, honorific, name) => expect(findContact(posting)).toEqual({ honorific, name }));

  it('keeps the Italian degree with the form of address', () =>
    expect(findContact('Inviare il CV alla c.a. della Dott.ssa Ada Neri.')).toEqual({
      honorific: 'Ms',
      name: 'Ada Neri',
      degree: 'Dr.',
    }));

  it('keeps the degree beside the form of address', () =>
    expect(findContact('Ihre Ansprechpartnerin: Frau Dr. Sabine Voß, Tel. 0421 5550')).toEqual({
      honorific: 'Ms',
      name: 'Sabine Voß',
      degree: 'Dr.',
    }));

  it.each([
    'Send your application to Human Resources, please.',
    'Contact: Human Resources',
    'Enviar CV a la atención del Departamento de Personas',
    'Stuur je cv naar Afdeling Personeelszaken, postbus 1.',
    'Please contact us by April 30.',
    'Contact: careers@example.com',
    'You report to the Head of Sales.',
    'Reach truck experience\nAttention: Please Be Careful\n',
    'Attention: Truck Drivers\nWe pay weekly.',
    'ATTENTION: Registered Nurses, we hire today.',
    'Attention: Job Seekers.',
    'Attention: All Applicants\nNo agencies.',
    'Contact: Serious Inquiries Only.',
    'Contact: Apply Online',
    'Contact: Information Below\n',
    'Achtung\nKontakt: Siehe Unten\n',
    'Send your CV to Rot Catering Company, by Friday.',
  ])('is nobody in: %s', (posting) => expect(findContact(posting)).toBeUndefined());

  it.each(['Will Young', 'Rose Field', 'Tom Baker', 'Mark Rose', 'Petra Schneider', 'Joy Strong', 'Anna de Boer'])(
    'is %s behind a label, whatever the words mean',
    (name) => expect(findContact(`Hiring manager: ${name}\nSalary: £30,000`)).toMatchObject({ name }),
  );

  it('takes a woman behind a label for one, also where her surname ends as a house does', () => {
    expect(findContact('Deine Ansprechpartnerin: Sabine Holthaus\n')).toMatchObject({
      honorific: 'Ms',
      name: 'Sabine Holthaus',
    });
  });
});

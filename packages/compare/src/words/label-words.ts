/** Names of contact details in the languages of resumes, folded: what stands before a value that we print without them. */
export const labelWords: ReadonlySet<string> = new Set(
  (
    'email mail e phone telephone tel mobile cell cellphone mob fax address website web site url linkedin github portfolio contact location home profiles social ' +
    'telefon handy mobil anschrift adresse webseite kontakt wohnort ' +
    'telefono movil direccion correo electronico celular domicilio telefone endereco telemovel ' +
    'courriel portable indirizzo cellulare sito telefoon mobiel adres p t m'
  ).split(' '),
);

/** Names that a file gives itself. */
export const titleWords: ReadonlySet<string> = new Set(
  'resume cv curriculum vitae lebenslauf curriculo page seite pagina pag of von de sur continued'.split(' '),
);

/** Words beside the date at the foot of a page that say when the document was written. */
export const updateWords: ReadonlySet<string> = new Set(
  'last updated update stand aktualisiert mise jour actualizado aggiornato bijgewerkt'.split(' '),
);

/** Small words between two facts of a line: "Engineer at Larch", "B.Sc. in Physics". */
export const joiningWords: ReadonlySet<string> = new Set(
  'at in for of and the bei als in an en chez et de y e con a pour presso und with by from on is to'.split(' '),
);

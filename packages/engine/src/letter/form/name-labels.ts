/** What forms call the line of the name, by language. */
const labels: Record<string, string[]> = {
  en: ['name', 'full name', 'first name', 'last name', 'first and last name', 'candidate name'],
  de: ['Name', 'Vorname', 'Nachname', 'Vor- und Nachname', 'Vor- und Zuname', 'Vorname und Name', 'Name, Vorname'],
  fr: ['nom', 'prénom', 'nom et prénom', 'nom et prénoms', 'prénom et nom', 'nom complet', 'nom, prénom'],
  es: ['nombre', 'nombres', 'nombre y apellidos', 'nombres y apellidos', 'apellidos y nombre', 'nombre completo'],
  pt: ['nome', 'nome completo', 'nome e apelido', 'nome e sobrenome'],
  it: ['nome', 'nome e cognome', 'cognome e nome', 'nome completo'],
  nl: ['naam', 'volledige naam', 'voornaam', 'achternaam', 'voor- en achternaam'],
};

/** "Naam : D. Holm", "Nombre y apellidos: Ana Holm": such a label before a name. */
export const labelOfName = new RegExp(`^(?:${Object.values(labels).flat().join('|')})\\s*:\\s*`, 'iu');

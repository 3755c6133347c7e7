/**
 * Nouns that bullets open with, and the verbs they stand for, in the first person. French: noun | present | past participle. Spanish:
 * noun | present | past. A `+` marks results: said in the past even of a job that still runs.
 */
const french = `
accompagnement|accompagne|accompagné
accueil|accueille|accueilli
administration|administre|administré
amélioration+|améliore|amélioré
analyse|analyse|analysé
animation|anime|animé
aménagement+|aménage|aménagé
augmentation+|augmente|augmenté
automatisation+|automatise|automatisé
classement|classe|classé
conception|conçois|conçu
conduite|conduis|conduit
construction|construis|construit
contrôle|contrôle|contrôlé
coordination|coordonne|coordonné
création+|crée|créé
diagnostic|diagnostique|diagnostiqué
diffusion|diffuse|diffusé
direction|dirige|dirigé
distribution|distribue|distribué
diminution+|diminue|diminué
déploiement+|déploie|déployé
développement|développe|développé
dépannage|dépanne|dépanné
encadrement|encadre|encadré
encaissement|encaisse|encaissé
enregistrement|enregistre|enregistré
entretien|entretiens|entretenu
facturation|facture|facturé
fidélisation|fidélise|fidélisé
formation|forme|formé
gestion|gère|géré
installation|installe|installé
intégration|intègre|intégré
lancement+|lance|lancé
lecture|lis|lu
livraison|livre|livré
mise en place+|mets en place|mis en place
mise en œuvre+|mets en œuvre|mis en œuvre
mise à jour|mets à jour|mis à jour
mise en rayon|mets en rayon|mis en rayon
migration+|migre|migré
montage|monte|monté
négociation|négocie|négocié
optimisation+|optimise|optimisé
organisation|organise|organisé
ouverture+|ouvre|ouvert
pilotage|pilote|piloté
planification|planifie|planifié
prise en charge|prends en charge|pris en charge
production|produis|produit
préparation|prépare|préparé
présélection|présélectionne|présélectionné
recrutement|recrute|recruté
refonte+|refonds|refondu
relance|relance|relancé
rédaction|rédige|rédigé
rapprochement|rapproche|rapproché
réalisation|réalise|réalisé
réception|réceptionne|réceptionné
réduction+|réduis|réduit
réorganisation+|réorganise|réorganisé
réparation|répare|réparé
révision|révise|révisé
sélection|sélectionne|sélectionné
saisie|saisis|saisi
soin|soigne|soigné
suivi|suis|suivi
supervision|supervise|supervisé
surveillance|surveille|surveillé
tenue|tiens|tenu
traitement|traite|traité
traduction|traduis|traduit
transport|transporte|transporté
vente|vends|vendu
vérification|vérifie|vérifié
élaboration|élabore|élaboré
établissement|établis|établi
évaluation|évalue|évalué
`;

const spanish = `
administración|administro|administré
ampliación+|amplío|amplié
análisis|analizo|analicé
archivo|archivo|archivé
asistencia|asisto|asistí
apertura+|abro|abrí
asesoramiento|asesoro|asesoré
atención|atiendo|atendí
aumento+|aumento|aumenté
acompañamiento|acompaño|acompañé
automatización+|automatizo|automaticé
captación|capto|capté
cierre|cierro|cerré
control|controlo|controlé
coordinación|coordino|coordiné
creación+|creo|creé
cuidado|cuido|cuidé
desarrollo|desarrollo|desarrollé
disminución+|disminuyo|disminuí
emisión|emito|emití
enseñanza|enseño|enseñé
entrega|entrego|entregué
diseño|diseño|diseñé
elaboración|elaboro|elaboré
evaluación|evalúo|evalué
facturación|facturo|facturé
formación|formo|formé
gestión|gestiono|gestioné
implantación+|implanto|implanté
implementación+|implemento|implementé
incremento+|incremento|incrementé
instalación|instalo|instalé
lectura|leo|leí
lanzamiento+|lanzo|lancé
limpieza|limpio|limpié
manejo|manejo|manejé
mejora+|mejoro|mejoré
migración+|migro|migré
montaje|monto|monté
negociación|negocio|negocié
optimización+|optimizo|optimicé
organización|organizo|organicé
planificación|planifico|planifiqué
preparación|preparo|preparé
presentación|presento|presenté
producción|produzco|produje
programación|programo|programé
recepción|recibo|recibí
redacción|redacto|redacté
registro|registro|registré
reposición|repongo|repuse
revisión|reviso|revisé
reducción+|reduzco|reduje
reparación|reparo|reparé
resolución|resuelvo|resolví
seguimiento|sigo|seguí
selección|selecciono|seleccioné
supervisión|superviso|supervisé
traducción|traduzco|traduje
transporte|transporto|transporté
tramitación|tramito|tramité
venta|vendo|vendí
`;

/** German: results only; a task stays the noun that it is. */
const german = `
Automatisierung+|automatisiere|automatisierte
Beschleunigung+|beschleunige|beschleunigte
Digitalisierung+|digitalisiere|digitalisierte
Erhöhung+|erhöhe|erhöhte
Halbierung+|halbiere|halbierte
Modernisierung+|modernisiere|modernisierte
Optimierung+|optimiere|optimierte
Reduktion+|reduziere|reduzierte
Reduzierung+|reduziere|reduzierte
Senkung+|senke|senkte
Steigerung+|steigere|steigerte
Verbesserung+|verbessere|verbesserte
Verdopplung+|verdopple|verdoppelte
Verkürzung+|verkürze|verkürzte
Vereinfachung+|vereinfache|vereinfachte
`;

export type NominalVerb = { noun: string; present: string; past: string; isResult: boolean };

/** The nouns of a language (`de`, `fr`, `es`), longest first. */
export const nominalVerbs: Record<string, NominalVerb[]> = { de: read(german), fr: read(french), es: read(spanish) };

function read(table: string): NominalVerb[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [noun = '', present = '', past = ''] = row.split('|');
      return { noun: noun.replace('+', ''), present, past, isResult: noun.includes('+') };
    })
    .sort((a, b) => b.noun.length - a.noun.length);
}

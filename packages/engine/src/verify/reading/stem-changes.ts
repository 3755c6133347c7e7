/**
 * Verbs whose stem changes, with the nouns made of them, in the languages where endings alone do not tell: "atiendo", "atención"; "confiro", "conferência";
 * "gestisco", "gestione". A line holds the forms of one.
 */
export const stemChanges = `
atender atiendo atiende atienden atendí atendió atendía atendido atención
recomendar recomiendo recomienda recomendé recomendaba recomendación
conducir conduzco conduce conduje condujo conducía conducido conducción
traducir traduzco traduce traduje tradujo traducido traducción
pedir pido pide pedí pidió pedía pedido
medir mido mide medí midió medía medición
corregir corrijo corrige corregí corregía corregido corrección
cerrar cierro cierra cerré cerraba cerrado cierre
probar pruebo prueba probé probaba probado pruebas
resolver resuelvo resuelve resolví resolvía resuelto resolución
regar riego riega regué regaba regado riegos
sembrar siembro siembra sembré sembraba sembrado
soldar sueldo suelda soldé soldaba soldado soldadura
fregar friego friega fregué fregaba fregado
podar podo poda podé podaba podado podas
injertar injerto injerta injerté injertaba injertado
vender vendo vende vendí vendía vendido venta ventas
servir sirvo sirve serví servía servido servicio
abrir abro abre abrí abría abierto apertura
atender atendo atende atendi atendia atendido atendimento
conferir confiro confere conferi conferia conferido conferência
conduzir conduzo conduz conduzi conduzia conduzido condução
carregar carrego carrega carreguei carregava carregado carga
descarregar descarrego descarrega descarreguei descarregava descarregado descarga
gerir giro gere geri geria gerido gestão
medir meço mede medi media medido medição
traduzir traduzo traduz traduzi traduzia traduzido tradução
rever revejo revê revi revia revisto revisão
corrigir corrijo corrige corrigi corrigia corrigido correção
vender vendo vende vendi vendia vendido venda vendas
abrir abro abre abri abria aberto abertura
substituir substituo substitui substituí substituía substituído substituição
lecionar leciono leciona lecionei aulas ensino ensinar
gestire gestisco gestisce gestivo gestito gestione
scegliere scelgo sceglie sceglievo scelto scelta
cuocere cuocio cuocevo cotto cottura cucinare cucino cucina cucinavo cucinavamo cucinato
vendere vendo vende vendevo venduto vendita
tradurre traduco traduce traducevo tradotto traduzione
sostituire sostituisco sostituisce sostituivo sostituito sostituzione
spedire spedisco spedisce spedivo spedito spedizione spedizioni
pulire pulisco pulisce pulivo pulito pulizia pulizie
aprire apro apre aprivo aperto apertura
chiudere chiudo chiude chiudevo chiuso chiusura
correggere correggo corregge correggevo corretto correzione
costruire costruisco costruisce costruivo costruito costruzione
vendre vends vend vendais vendait vendu vente ventes
entretenir entretiens entretient entretenais entretenu entretien
poser pose posé posée posées posés installer installe installé installée installées installés installation
conseiller conseille conseillé conseillais conseil conseils
migrer migre migré migration passage passer passé basculer bascule
accueillir accueille accueilli accueillais accueil
construire construis construit construisais construction
abrechnen rechne rechnete abgerechnet gerechnet abrechnung abrechnungen
einführen einführung eingeführt einführte umstellen umstellung umgestellt
beantworten beantworte beantwortete beantwortet antworte antwortete antworten
registreren registreer registreert registreerde geregistreerd registratie
organiseren organiseer organiseerde georganiseerd organisatie
installeren installeer installeerde geïnstalleerd installatie
repareren repareer repareerde gerepareerd reparatie reparaties
controleren controleer controleerde gecontroleerd controle controles
bespreken bespreek besprak besproken bespreking`;

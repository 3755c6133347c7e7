/** Words of Portuguese, Italian and Dutch that only hold a sentence together: articles, pronouns, prepositions, forms of to be and to have. */
export const functionWords = {
  pt: `a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem sob sobre entre até desde e ou mas que se como quando onde eu meu minha meus
    minhas me mim seu sua seus suas este esta isto esse essa isso aquele aquela lá aqui sou fui era estou estive tenho tive é são está foi foram ser ter estar também ainda já não
    antes depois atualmente nível anteriormente trabalho trabalhei experiência conhecimento conhecimentos ano anos mês meses dia dias cada ao à aos às`,
  it: `il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla dai in nel nello nella nei con su sul sulla per tra fra e ed o ma
    che se come quando dove io mio mia miei mie mi suo sua questo questa quello quella lì qui sono ero sono stato stata sto ho avevo è era ha essere avere anche ancora già non prima
    poi presso attualmente livello precedentemente lavoro lavorato conosco esperienza conoscenza conoscenze anno anni mese mesi giorno giorni ogni d l dell nell sull all`,
  nl: `de het een van in op aan bij met voor door over onder tussen tot sinds vanaf uit naar om te en of maar dat die als wanneer waar ik mijn mij me zijn haar deze dit die daar hier
    ben was heb had is zijn waren heeft word werd werk werkte gewerkt ook nog al niet geen eerder daarvoor momenteel niveau ervaring kennis jaar jaren maand maanden dag dagen elke
    per diploma er dan toen`,
};

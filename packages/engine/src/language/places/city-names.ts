/** Larger cities of Europe, the Americas and beyond, folded (no accents, lower case); those that are everyday words are left out. */
export const cityNames: ReadonlySet<string> = new Set(
  (
    'a coruna|aachen|aalborg|aarhus|aberdeen|abidjan|abu dhabi|abuja|accra|addis ababa|adelaide|ahmedabad|' +
    'aix en provence|akron|albacete|albany|albuquerque|alcala de henares|alcobendas|alessandria|alexandria|' +
    'algeciras|algiers|alicante|alkmaar|allentown|almada|almelo|almere|almeria|alphen aan den rijn|amadora|' +
    'amarillo|amersfoort|amiens|amman|amstelveen|amsterdam|anaheim|anchorage|ancona|angers|ankara|ann arbor|annecy|' +
    'antalya|antibes|antwerp|antwerpen|apeldoorn|aracaju|arezzo|arlington|arnhem|aschaffenburg|asheville|assen|' +
    'asti|asuncion|athens|atlanta|auckland|augsburg|augusta|aurora|austin|aveiro|avignon|avila|badajoz|badalona|' +
    'baghdad|bakersfield|baltimore|bamberg|bandung|bangalore|bangkok|barcelona|barendrecht|bari|barranquilla|' +
    'barreiro|basel|baton rouge|bay area|bayonne|bayreuth|beauvais|beijing|beirut|beja|belem|belfast|belgrade|' +
    'bellevue|belo horizonte|bengaluru|bergamo|bergen|bergen op zoom|bergisch gladbach|berkeley|berlin|bern|' +
    'besancon|beziers|bhopal|biel|bielefeld|bilbao|billings|birmingham|blackpool|bloemfontein|blumenau|bochum|' +
    'bogota|boise|bologna|bolton|bolzano|bombay|bonn|bordeaux|boston|bottrop|boulder|boulogne billancourt|' +
    'bournemouth|bradford|braga|braganca|brampton|brasilia|bratislava|braunschweig|breda|bregenz|bremen|' +
    'bremerhaven|brescia|brest|bridgeport|brighton|brisbane|bristol|brno|brooklyn|brugge|brussel|brussels|' +
    'bruxelles|bucharest|budapest|buenos aires|buffalo|burgos|burlington|bursa|busan|busto arsizio|bydgoszcz|' +
    'caceres|cadiz|caen|cagliari|cairo|calais|calgary|cali|cambridge|campinas|campo grande|canberra|cancun|cannes|' +
    'canterbury|cape town|capelle aan den ijssel|caracas|cardiff|cartagena|casablanca|caserta|castellon|' +
    'castelo branco|catania|caxias do sul|cebu|cedar rapids|celle|chambery|champaign|chandigarh|chandler|charleroi|' +
    'charleston|charlotte|chattanooga|chelmsford|cheltenham|chemnitz|chengdu|chennai|chesapeake|chester|chiang mai|' +
    'chicago|chisinau|chittagong|chongqing|christchurch|chur|cincinnati|ciudad real|clermont ferrand|cleveland|' +
    'cluj napoca|coimbatore|coimbra|colmar|cologne|colombo|colorado springs|columbia|columbus|concepcion|' +
    'copenhagen|cordoba|cork|corpus christi|cosenza|cottbus|courbevoie|coventry|cremona|croydon|cuenca|cuiaba|' +
    'cuneo|cupertino|curitiba|da nang|daegu|dakar|dallas|dammam|dar es salaam|darmstadt|darwin|davao|dayton|' +
    'debrecen|delft|delfzijl|delhi|den bosch|den haag|denver|derby|derry|des moines|dessau|detroit|deventer|dhaka|' +
    'dijon|doha|donostia|dordrecht|dornbirn|dortmund|drammen|dresden|dubai|dublin|duisburg|dundee|dunkerque|durban|' +
    'durham|dusseldorf|edinburgh|edmonton|eindhoven|el paso|el segundo|elche|emmen|enschede|erfurt|erie|erlangen|' +
    'esbjerg|esch sur alzette|espoo|essen|esslingen|eugene|evansville|evora|exeter|faisalabad|fargo|faro|' +
    'fayetteville|ferrara|ferrol|fes|figueira da foz|firenze|flensburg|flint|florence|florianopolis|foggia|forli|' +
    'fort collins|fort lauderdale|fort wayne|fort worth|fortaleza|frankfurt|frankfurt am main|freiburg|fresno|' +
    'fribourg|frisco|frosinone|fukuoka|fulda|funchal|furth|gaia|gainesville|galway|garland|gatineau|gdansk|gdynia|' +
    'gelsenkirchen|geneva|geneve|genf|genova|gent|gera|getafe|ghent|giessen|gijon|gilbert|girona|giza|glasgow|' +
    'glendale|gloucester|goiania|gold coast|gorizia|goslar|goteborg|gothenburg|gottingen|gouda|granada|' +
    'grand rapids|graz|green bay|greensboro|greenville|greifswald|grenoble|groningen|grosseto|guadalajara|' +
    'guangzhou|guarulhos|guatemala|guayaquil|guildford|guimaraes|gurgaon|gurugram|gutersloh|haarlem|hagen|haifa|' +
    'halifax|halle|hamburg|hamilton|hamm|hanau|hangzhou|hannover|hanoi|harare|harrisburg|hartford|hasselt|heerlen|' +
    'heidelberg|heilbronn|helmond|helsingborg|helsinki|henderson|hengelo|herne|hialeah|hildesheim|hilversum|' +
    'ho chi minh city|hobart|hoboken|honolulu|hoofddorp|hoorn|houston|houten|huelva|huesca|hull|huntington beach|' +
    'huntsville|hyderabad|iasi|ibadan|ibiza|imola|incheon|indianapolis|indore|ingolstadt|innsbruck|inverness|' +
    'ipswich|irvine|irving|iserlohn|islamabad|istanbul|ithaca|izmir|jackson|jacksonville|jaen|jaipur|jakarta|' +
    'jeddah|jena|jerez|jerez de la frontera|jersey city|jerusalem|joao pessoa|johannesburg|johor bahru|joinville|' +
    'joliet|juiz de fora|kaiserslautern|kalamazoo|kampala|kampen|kano|kansas city|kaohsiung|karachi|karlsruhe|' +
    'kassel|kathmandu|katowice|kazan|kharkiv|kiel|kiev|kilkenny|kitchener|klagenfurt|knoxville|kobe|kobenhavn|' +
    'koblenz|kochi|kolkata|koln|konstanz|kortrijk|kosice|krakow|krefeld|kuala lumpur|kumasi|kuwait city|kyiv|kyoto|' +
    'la defense|la habana|la paz|la plata|la rochelle|la spezia|lafayette|lagos|lahore|lancaster|landshut|lansing|' +
    'laredo|las palmas|las palmas de gran canaria|las vegas|lausanne|laval|le havre|le mans|lecce|lecco|leeds|' +
    'leeuwarden|leganes|leicester|leiden|leipzig|leiria|lelystad|leon|leuven|leverkusen|lexington|liege|lille|lima|' +
    'limerick|limoges|lincoln|linkoping|linz|lisboa|lisbon|little rock|liverpool|livorno|ljubljana|lleida|lodi|' +
    'lodz|logrono|london|londrina|long beach|lorient|los angeles|los gatos|louisville|lubbock|lubeck|lublin|lucca|' +
    'lucknow|ludwigsburg|ludwigshafen|lugano|lugo|lund|luneburg|lusaka|luton|luzern|lviv|lyon|maastricht|maceio|' +
    'macerata|macon|madison|madrid|magdeburg|maia|maidstone|mainz|malaga|malmo|manama|manaus|manchester|manila|' +
    'mannheim|mantova|marbella|marburg|maribor|markham|marrakech|marseille|massa|matera|matosinhos|mckinney|' +
    'mechelen|medellin|melbourne|memphis|mendoza|menlo park|merida|merseburg|mesa|messina|metz|mexico city|miami|' +
    'middelburg|middlesbrough|milan|milano|milton keynes|milwaukee|milwaukie|minneapolis|minsk|mississauga|modena|' +
    'modesto|moers|monchengladbach|mons|monterrey|montevideo|montgomery|montpellier|montreal|montreuil|monza|' +
    'moscow|mostoles|mountain view|mulheim|mulhouse|mumbai|munchen|munich|munster|murcia|muscat|nagoya|nagpur|' +
    'nairobi|namur|nancy|nanjing|nanterre|nantes|naperville|naples|napoli|nashville|neuchatel|neuss|new delhi|' +
    'new haven|new orleans|new york|new york city|newark|newcastle|newcastle upon tyne|newport|newport beach|' +
    'nieuwegein|nijmegen|nimes|niort|niteroi|noida|norfolk|norman|norrkoping|northampton|norwich|nottingham|novara|' +
    'novi sad|novosibirsk|nurnberg|nyc|oakland|oberhausen|odense|odesa|oeiras|offenbach|ogden|oklahoma city|olbia|' +
    'oldenburg|omaha|oostende|oran|orebro|orense|orlando|orleans|osaka|osasco|oslo|osnabruck|ostrava|ottawa|oulu|' +
    'ourense|overland park|oviedo|oxford|oxnard|paderborn|padova|palencia|palermo|palma|palma de mallorca|' +
    'palo alto|pamplona|panama|paris|parma|pasadena|passau|patras|pau|pavia|penang|peoria|perpignan|perth|perugia|' +
    'pesaro|pescara|peterborough|pforzheim|philadelphia|phoenix|piacenza|pisa|pistoia|pittsburgh|plano|plovdiv|' +
    'plymouth|plzen|poitiers|pomona|pontevedra|pordenone|port elizabeth|portimao|portland|porto|porto alegre|' +
    'portsmouth|potenza|potsdam|povoa de varzim|poznan|prague|praha|prato|preston|pretoria|princeton|providence|' +
    'provo|puebla|pueblo|pune|purmerend|quebec|quebec city|queens|queretaro|quimper|quito|rabat|ragusa|raleigh|' +
    'ravenna|ravensburg|rawalpindi|recife|recklinghausen|redmond|redwood city|regensburg|reggio calabria|' +
    'reggio emilia|regina|reims|remscheid|rennes|reno|reus|reutlingen|reykjavik|ribeirao preto|richmond|riga|' +
    'rijeka|rimini|rio de janeiro|riverside|riyadh|roanoke|rochester|rockford|roermond|roma|rome|roosendaal|' +
    'rosario|rosenheim|rostock|rotterdam|roubaix|rouen|rovigo|s hertogenbosch|saarbrucken|sabadell|sacramento|' +
    'saint denis|saint etienne|saint louis|saint nazaire|saint petersburg|salamanca|salem|salerno|salinas|' +
    'salt lake city|salvador|salzburg|san antonio|san bernardino|san diego|san francisco|san francisco bay area|' +
    'san jose|san juan|san mateo|san salvador|san sebastian|sankt gallen|santa ana|santa barbara|santa clara|' +
    'santa cruz|santa cruz de tenerife|santa fe|santa monica|santa rosa|santander|santarem|santiago|' +
    'santiago de compostela|santo domingo|santos|sao bernardo do campo|sao jose dos campos|sao luis|sao paulo|' +
    'sapporo|sarajevo|sarasota|saskatoon|sassari|savannah|savona|schaffhausen|schiedam|schwerin|scottsdale|' +
    'scranton|seattle|segovia|seoul|sesto san giovanni|setubal|sevilla|seville|sfax|shanghai|sharjah|sheffield|' +
    'shenzhen|shreveport|siegen|siena|sintra|sion|sioux falls|siracusa|sittard|skopje|sligo|slough|sofia|solingen|' +
    'sondrio|soria|sorocaba|south bend|southampton|spijkenisse|spokane|springfield|st gallen|st louis|st paul|' +
    'st petersburg|st polten|stamford|stanford|stavanger|stevenage|stockholm|stockton|stoke on trent|stralsund|' +
    'strasbourg|stuttgart|sunderland|sunnyvale|surabaya|surat|surrey|suzhou|swansea|swindon|sydney|syracuse|' +
    'szczecin|szeged|tacoma|taichung|taipei|tallahassee|tallinn|tampa|tampere|tangier|taranto|tarragona|tehran|' +
    'tel aviv|tempe|teramo|teresina|terni|terrassa|the hague|thessaloniki|thiruvananthapuram|thun|tianjin|tijuana|' +
    'tilburg|timisoara|tirana|tokyo|toledo|topeka|torino|toronto|torres vedras|toulon|toulouse|tourcoing|tours|' +
    'trapani|trento|trenton|treviso|trier|trieste|trondheim|troy|troyes|tubingen|tucson|tulsa|tunis|turin|turku|' +
    'tuscaloosa|uberlandia|udine|ulm|umea|uppsala|urbana|utrecht|vadodara|valence|valencia|valenciennes|valladolid|' +
    'valparaiso|vancouver|vannes|varese|varna|vasteras|veenendaal|velsen|venezia|venlo|vercelli|verona|versailles|' +
    'viana do castelo|vicenza|victoria|vienna|vigo|vila nova de gaia|vila real|villach|villeurbanne|villingen|' +
    'vilnius|virginia beach|visakhapatnam|viseu|viterbo|vitoria|vitoria gasteiz|vlaardingen|vlissingen|waco|' +
    'wageningen|wakefield|warrington|warsaw|warszawa|washington dc|waterbury|waterford|waterloo|watford|weert|' +
    'weimar|wellington|wels|wichita|wien|wiesbaden|wigan|wilhelmshaven|wilmington|windsor|winnipeg|winston salem|' +
    'winterthur|woerden|wolfsburg|wolverhampton|worcester|worthing|wroclaw|wuhan|wuppertal|wurzburg|xian|yokohama|' +
    'yonkers|york|zaandam|zagreb|zamora|zaragoza|zeist|zoetermeer|zug|zurich|zutphen|zwickau|zwolle'
  ).split('|'),
);

// The post towns of the United Kingdom by postcode area, compiled by hand from general knowledge. `gb-places.mjs` decides by addresses
// which of them a postcode has, where an area has several.

/** England and Wales. @type {Readonly<Record<string, string>>} */
const BY_AREA = {
  AL: 'St Albans|Harpenden|Welwyn|Welwyn Garden City|Hatfield',
  B: 'Birmingham|Solihull|Sutton Coldfield|Tamworth|Redditch|Bromsgrove|Halesowen|Oldbury|Smethwick|West Bromwich|Rowley Regis|Cradley Heath|Alcester|Henley-in-Arden|Studley',
  BA: 'Bath|Frome|Trowbridge|Bradford-on-Avon|Radstock|Warminster|Westbury|Wells|Glastonbury|Street|Shepton Mallet|Castle Cary|Bruton|Wincanton|Templecombe|Yeovil',
  BB: 'Blackburn|Burnley|Accrington|Nelson|Colne|Clitheroe|Darwen|Rossendale|Barnoldswick',
  BD: 'Bradford|Bingley|Keighley|Shipley|Skipton|Cleckheaton|Settle',
  BH: 'Bournemouth|Poole|Christchurch|Ferndown|New Milton|Ringwood|Broadstone|Swanage|Wareham|Wimborne|Verwood',
  BL: 'Bolton|Bury',
  BN: 'Brighton|Hove|Worthing|Eastbourne|Lewes|Hailsham|Polegate|Seaford|Newhaven|Peacehaven|Pevensey|Littlehampton|Arundel|Lancing|Shoreham-by-Sea|Steyning|Henfield|Hassocks',
  BR: 'Bromley|Beckenham|Chislehurst|Keston|Orpington|Swanley|West Wickham',
  BS: 'Bristol|Weston-super-Mare|Clevedon|Axbridge|Banwell|Cheddar|Wedmore|Winscombe',
  CA: 'Carlisle|Penrith|Workington|Whitehaven|Cockermouth|Maryport|Wigton|Keswick|Appleby-in-Westmorland|Brampton|Egremont|Cleator|Cleator Moor|Beckermet|Frizington|Seascale|Ravenglass|Holmrook|Moor Row|St Bees|Kirkby Stephen',
  CB: 'Cambridge|Ely|Newmarket|Haverhill|Saffron Walden',
  CF: 'Cardiff|Barry|Penarth|Dinas Powys|Cowbridge|Llantwit Major|Bridgend|Porthcawl|Maesteg|Pontyclun|Porth|Tonypandy|Treorchy|Ferndale|Pontypridd|Mountain Ash|Aberdare|Merthyr Tydfil|Treharris|Hengoed|Bargoed|Caerphilly',
  CH: 'Chester|Birkenhead|Wallasey|Wirral|Prenton|Ellesmere Port|Neston|Deeside|Mold|Flint|Holywell|Bagillt|Buckley',
  CM: "Chelmsford|Brentwood|Billericay|Ingatestone|Ongar|Epping|Harlow|Bishop's Stortford|Stansted|Dunmow|Braintree|Witham|Maldon|Southminster|Burnham-on-Crouch|Sawbridgeworth",
  CO: 'Colchester|Clacton-on-Sea|Frinton-on-Sea|Walton on the Naze|Harwich|Manningtree|Halstead|Sudbury|Bures',
  CR: 'Croydon|Thornton Heath|Mitcham|Purley|Coulsdon|Kenley|South Croydon|Caterham|Whyteleafe|Warlingham',
  CT: 'Canterbury|Whitstable|Herne Bay|Birchington|Margate|Westgate-on-Sea|Broadstairs|Ramsgate|Sandwich|Deal|Dover|Folkestone|Hythe',
  CV: 'Coventry|Rugby|Nuneaton|Bedworth|Atherstone|Kenilworth|Leamington Spa|Warwick|Stratford-upon-Avon|Shipston-on-Stour|Southam',
  CW: 'Crewe|Nantwich|Sandbach|Middlewich|Winsford|Northwich|Tarporley|Congleton',
  DA: 'Dartford|Gravesend|Longfield|Swanscombe|Greenhithe|Erith|Belvedere|Bexleyheath|Bexley|Sidcup|Welling',
  DE: 'Derby|Matlock|Ripley|Alfreton|Belper|Heanor|Ilkeston|Ashbourne|Bakewell|Burton-on-Trent|Swadlincote',
  DH: 'Durham|Chester le Street|Houghton le Spring|Consett|Stanley',
  DL: 'Darlington|Bishop Auckland|Crook|Shildon|Newton Aycliffe|Ferryhill|Spennymoor|Barnard Castle|Richmond|Catterick Garrison|Bedale|Leyburn|Hawes|Northallerton',
  DN: 'Doncaster|Scunthorpe|Grimsby|Cleethorpes|Goole|Gainsborough|Brigg|Barnetby|Barrow-upon-Humber|Barton-upon-Humber|Immingham|Ulceby|Retford',
  DT: 'Dorchester|Weymouth|Portland|Bridport|Beaminster|Lyme Regis|Sherborne|Sturminster Newton|Blandford Forum',
  DY: 'Dudley|Stourbridge|Brierley Hill|Kingswinford|Tipton|Kidderminster|Bewdley|Stourport-on-Severn',
  E: 'London',
  EC: 'London',
  EN: 'Enfield|Barnet|Potters Bar|Waltham Cross|Waltham Abbey|Hoddesdon|Broxbourne',
  EX: 'Exeter|Exmouth|Budleigh Salterton|Sidmouth|Seaton|Axminster|Honiton|Cullompton|Tiverton|Crediton|Dawlish|Okehampton|Holsworthy|Bideford|Barnstaple|Braunton|Ilfracombe|Lynton|Lynmouth|South Molton|Umberleigh|Chulmleigh|Winkleigh|North Tawton|Beaworthy|Torrington|Colyton|Woolacombe|Bude',
  FY: 'Blackpool|Thornton-Cleveleys|Fleetwood|Poulton-le-Fylde|Lytham St Annes',
  GL: 'Gloucester|Stroud|Stonehouse|Dursley|Wotton-under-Edge|Berkeley|Badminton|Tetbury|Cirencester|Fairford|Lechlade|Moreton-in-Marsh|Cheltenham|Tewkesbury|Blakeney|Lydney|Coleford|Cinderford|Drybrook|Lydbrook|Ruardean|Mitcheldean|Newnham|Westbury-on-Severn|Longhope|Newent|Dymock|Chipping Campden',
  GU: 'Guildford|Woking|Godalming|Haslemere|Hindhead|Cranleigh|Farnham|Aldershot|Farnborough|Fleet|Camberley|Bagshot|Lightwater|Windlesham|Virginia Water|Sandhurst|Yateley|Petersfield|Liss|Liphook|Bordon|Alton|Midhurst|Petworth',
  HA: 'Harrow|Wembley|Edgware|Stanmore|Pinner|Ruislip|Northwood',
  HD: 'Huddersfield|Brighouse|Holmfirth',
  HG: 'Harrogate|Knaresborough|Ripon',
  HP: 'Hemel Hempstead|Berkhamsted|Tring|Chesham|Amersham|Great Missenden|Princes Risborough|Aylesbury|High Wycombe|Beaconsfield|Chalfont St Giles',
  HR: 'Hereford|Leominster|Ledbury|Bromyard|Kington|Ross-on-Wye',
  HU: 'Hull|Beverley|Cottingham|Hessle|Brough|North Ferriby|Hornsea|Withernsea',
  HX: 'Halifax|Elland|Sowerby Bridge|Hebden Bridge',
  IG: 'Ilford|Barking|Chigwell|Loughton|Buckhurst Hill|Woodford Green',
  IP: 'Ipswich|Felixstowe|Woodbridge|Saxmundham|Leiston|Aldeburgh|Halesworth|Southwold|Harleston|Eye|Diss|Stowmarket|Bury St Edmunds|Brandon|Thetford',
  KT: 'Kingston upon Thames|Surbiton|New Malden|Worcester Park|East Molesey|West Molesey|Thames Ditton|Esher|Cobham|Leatherhead|Tadworth|Epsom|Chessington|Walton-on-Thames|Weybridge|Addlestone|Chertsey|West Byfleet',
  L: 'Liverpool|Bootle|Prescot|Ormskirk',
  LA: 'Lancaster|Morecambe|Carnforth|Milnthorpe|Kendal|Windermere|Ambleside|Grange-over-Sands|Ulverston|Barrow-in-Furness|Dalton-in-Furness|Askam-in-Furness|Kirkby-in-Furness|Broughton-in-Furness|Millom|Coniston|Sedbergh',
  LD: 'Llandrindod Wells|Builth Wells|Brecon|Rhayader|Knighton|Presteigne|Llangammarch Wells|Llanwrtyd Wells',
  LE: 'Leicester|Loughborough|Hinckley|Market Harborough|Melton Mowbray|Oakham|Coalville|Ashby-de-la-Zouch|Ibstock|Markfield|Wigston|Lutterworth',
  LL: 'Wrexham|Llangollen|Ruthin|Denbigh|St Asaph|Rhyl|Prestatyn|Abergele|Colwyn Bay|Llandudno|Llandudno Junction|Conwy|Llanfairfechan|Penmaenmawr|Bangor|Menai Bridge|Llanfairpwllgwyngyll|Beaumaris|Amlwch|Holyhead|Llangefni|Caernarfon|Pwllheli|Porthmadog|Criccieth|Blaenau Ffestiniog|Harlech|Barmouth|Dolgellau|Tywyn|Bala|Corwen|Betws-y-Coed|Llanrwst',
  LN: 'Lincoln|Gainsborough|Market Rasen|Louth|Mablethorpe|Horncastle|Woodhall Spa|Alford',
  LS: 'Leeds|Otley|Ilkley|Wetherby|Pudsey|Tadcaster',
  LU: 'Luton|Dunstable|Leighton Buzzard',
  M: 'Manchester|Salford|Sale',
  ME: 'Rochester|Chatham|Gillingham|Maidstone|West Malling|Snodland|Aylesford|Faversham|Sittingbourne|Queenborough|Sheerness',
  MK: 'Milton Keynes|Bedford|Buckingham|Newport Pagnell|Olney',
  N: 'London',
  NE: 'Newcastle upon Tyne|Gateshead|Washington|Blaydon-on-Tyne|Ryton|Prudhoe|Stocksfield|Corbridge|Riding Mill|Hexham|Haltwhistle|Bedlington|Cramlington|Blyth|Ashington|Morpeth|Newbiggin-by-the-Sea|Choppington|Alnwick|Bamburgh|Chathill|Seahouses|Belford|Wooler|Whitley Bay|North Shields|South Shields|Wallsend|Hebburn|Jarrow|Boldon Colliery|East Boldon|Rowlands Gill',
  NG: 'Nottingham|Mansfield|Sutton-in-Ashfield|Newark|Southwell|Grantham|Sleaford',
  NN: 'Northampton|Kettering|Wellingborough|Rushden|Corby|Daventry|Towcester|Brackley',
  NP: 'Newport|Cwmbran|Pontypool|Abergavenny|Monmouth|Chepstow|Caldicot|Usk|Ebbw Vale|Tredegar|Abertillery|Blackwood|New Tredegar|Crickhowell',
  NR: 'Norwich|Great Yarmouth|Lowestoft|Beccles|Bungay|Dereham|Fakenham|North Walsham|Cromer|Sheringham|Holt|Wymondham|Attleborough|Walsingham|Wells-next-the-Sea|Melton Constable',
  NW: 'London',
  OL: 'Oldham|Rochdale|Ashton-under-Lyne|Littleborough|Todmorden|Bacup|Heywood',
  OX: 'Oxford|Abingdon|Didcot|Wallingford|Wantage|Witney|Carterton|Burford|Chipping Norton|Woodstock|Kidlington|Bicester|Banbury|Thame|Bampton|Chinnor|Watlington',
  PE: "Peterborough|Stamford|Bourne|Spalding|Boston|Skegness|Spilsby|Wisbech|March|Chatteris|Huntingdon|St Ives|St Neots|King's Lynn|Downham Market|Hunstanton|Sandringham|Swaffham",
  PL: 'Plymouth|Saltash|Torpoint|Liskeard|Looe|Lostwithiel|Fowey|Par|St Austell|Bodmin|Wadebridge|Padstow|Port Isaac|Camelford|Delabole|Tintagel|Boscastle|Launceston|Tavistock|Ivybridge|Callington|Gunnislake|Calstock|Lifton|Yelverton',
  PO: "Portsmouth|Southsea|Waterlooville|Havant|Rowland's Castle|Hayling Island|Emsworth|Fareham|Gosport|Lee-on-the-Solent|Chichester|Bognor Regis|Newport|Ryde|Cowes|East Cowes|Sandown|Shanklin|Ventnor|Freshwater|Yarmouth|Totland Bay|Bembridge|Seaview",
  PR: 'Preston|Chorley|Leyland|Southport',
  RG: 'Reading|Henley-on-Thames|Bracknell|Crowthorne|Wokingham|Newbury|Thatcham|Hungerford|Basingstoke|Hook|Whitchurch|Tadley',
  RH: 'Redhill|Reigate|Horley|Crawley|Horsham|Dorking|Betchworth|Godstone|Lingfield|Oxted|East Grinstead|Forest Row|Haywards Heath|Burgess Hill|Billingshurst|Pulborough',
  RM: 'Romford|Dagenham|Hornchurch|Rainham|Upminster|Grays|South Ockendon|Purfleet|Tilbury',
  S: 'Sheffield|Rotherham|Barnsley|Chesterfield|Dronfield|Worksop|Mexborough|Hope Valley',
  SA: 'Swansea|Neath|Port Talbot|Llanelli|Burry Port|Kidwelly|Ferryside|Carmarthen|Ammanford|Llandeilo|Llandovery|Llangadog|Llanwrda|Whitland|Clynderwen|Narberth|Kilgetty|Saundersfoot|Tenby|Pembroke|Pembroke Dock|Milford Haven|Haverfordwest|Fishguard|Goodwick|Newport|Cardigan|Llandysul|Newcastle Emlyn|Lampeter|Aberaeron|Crymych|Boncath|Glogue|Llanfyrnach|Llanybydder|Llanarth|New Quay|Pencader',
  SE: 'London',
  SG: 'Stevenage|Hitchin|Letchworth Garden City|Baldock|Royston|Buntingford|Ware|Hertford|Knebworth|Henlow|Arlesey|Shefford|Biggleswade|Sandy|Much Hadham',
  SK: 'Stockport|Cheadle|Wilmslow|Alderley Edge|Macclesfield|High Peak|Buxton|Glossop|Hyde|Stalybridge|Dukinfield',
  SL: 'Slough|Windsor|Ascot|Maidenhead|Marlow|Bourne End|Gerrards Cross|Iver',
  SM: 'Sutton|Carshalton|Wallington|Morden|Banstead',
  SN: 'Swindon|Marlborough|Calne|Chippenham|Corsham|Devizes|Melksham|Malmesbury|Faringdon|Pewsey',
  SO: 'Southampton|Eastleigh|Romsey|Winchester|Alresford|Stockbridge|Lymington|Lyndhurst|Brockenhurst',
  SP: 'Salisbury|Andover|Tidworth|Shaftesbury|Gillingham|Fordingbridge',
  SR: 'Sunderland|Seaham|Peterlee',
  SS: 'Southend-on-Sea|Westcliff-on-Sea|Leigh-on-Sea|Benfleet|Canvey Island|Rayleigh|Hockley|Rochford|Wickford|Basildon|Stanford-le-Hope',
  ST: 'Stoke-on-Trent|Newcastle|Stafford|Stone|Uttoxeter|Leek',
  SW: 'London',
  SY: "Shrewsbury|Oswestry|Ellesmere|Whitchurch|Ludlow|Church Stretton|Craven Arms|Bishop's Castle|Bucknell|Lydbury North|Montgomery|Newtown|Welshpool|Llanidloes|Caersws|Llanbrynmair|Machynlleth|Llansantffraid|Llanymynech|Llanfyllin|Llanfechain|Meifod|Malpas|Aberystwyth|Borth|Bow Street|Talybont|Tregaron|Ystrad Meurig|Llanrhystud|Llanon",
  TA: 'Taunton|Bridgwater|Wellington|Minehead|Watchet|Chard|Ilminster|Crewkerne|Langport|Martock|Somerton|Burnham-on-Sea|Highbridge|Dulverton|Hinton St George|Merriott|South Petherton|Stoke-sub-Hamdon|Montacute',
  TF: 'Telford|Newport|Market Drayton|Broseley|Much Wenlock|Shifnal',
  TN: 'Tonbridge|Tunbridge Wells|Sevenoaks|Westerham|Edenbridge|Ashford|Tenterden|Cranbrook|Wadhurst|Crowborough|Uckfield|Heathfield|Mayfield|Etchingham|Robertsbridge|Battle|Hastings|St Leonards-on-Sea|Bexhill-on-Sea|Rye|Winchelsea|Romney Marsh|New Romney|Hartfield',
  TQ: 'Torquay|Paignton|Brixham|Newton Abbot|Totnes|Dartmouth|Kingsbridge|Salcombe|Buckfastleigh|South Brent|Teignmouth',
  TR: 'Truro|Falmouth|Penryn|Helston|Camborne|Redruth|Hayle|St Ives|Penzance|Marazion|Newquay|Perranporth|St Agnes|St Columb|Isles of Scilly',
  TS: 'Middlesbrough|Redcar|Saltburn-by-the-Sea|Guisborough|Stockton-on-Tees|Billingham|Hartlepool|Yarm|Wingate|Trimdon Station',
  TW: 'Twickenham|Hampton|Teddington|Richmond|Hounslow|Isleworth|Brentford|Feltham|Ashford|Staines|Egham|Sunbury-on-Thames|Shepperton',
  UB: 'Southall|Greenford|Northolt|Hayes|Uxbridge|West Drayton',
  W: 'London',
  WA: 'Warrington|St Helens|Widnes|Runcorn|Frodsham|Knutsford|Altrincham|Lymm|Newton-le-Willows',
  WC: 'London',
  WD: 'Watford|Rickmansworth|Kings Langley|Abbots Langley|Bushey|Borehamwood|Radlett',
  WF: 'Wakefield|Ossett|Normanton|Pontefract|Castleford|Knottingley|Dewsbury|Batley|Heckmondwike|Liversedge|Mirfield',
  WN: 'Wigan|Leigh|Skelmersdale',
  WR: 'Worcester|Malvern|Droitwich|Evesham|Pershore|Broadway|Tenbury Wells',
  WS: 'Walsall|Cannock|Burntwood|Lichfield|Rugeley|Wednesbury',
  WV: 'Wolverhampton|Bilston|Willenhall|Bridgnorth',
  YO: 'York|Selby|Malton|Thirsk|Scarborough|Filey|Bridlington|Driffield|Whitby|Pickering',
};

/** Other spellings of post towns in addresses. @type {Readonly<Record<string, string>>} */
export const spellings = {
  'ASHTON U LYNE': 'Ashton-under-Lyne',
  'BARROW IN FURNESS CUMBRIA': 'Barrow-in-Furness',
  'BERWICK ON TWEED': 'Berwick-upon-Tweed',
  BEXHILL: 'Bexhill-on-Sea',
  BLANDFORD: 'Blandford Forum',
  'BURTON UPON TRENT': 'Burton-on-Trent',
  'BURY ST EDMUND': 'Bury St Edmunds',
  CLACTON: 'Clacton-on-Sea',
  'DROITWICH SPA': 'Droitwich',
  'KINGSTON ON THAMES': 'Kingston upon Thames',
  'KINGSTON UPON HULL': 'Hull',
  LEAMINGTON: 'Leamington Spa',
  LETCHWORTH: 'Letchworth Garden City',
  'LYTHAM ST ANNES ON SEA': 'Lytham St Annes',
  'NEWARK ON TRENT': 'Newark',
  'NEWCASTLE ON TYNE': 'Newcastle upon Tyne',
  'NEWCASTLE UNDER LYME': 'Newcastle',
  'ROYAL LEAMINGTON SPA': 'Leamington Spa',
  'ROYAL TUNBRIDGE WELLS': 'Tunbridge Wells',
  SHOREHAM: 'Shoreham-by-Sea',
  SOUTHEND: 'Southend-on-Sea',
  'ST LEONARDS': 'St Leonards-on-Sea',
  'STAINES UPON THAMES': 'Staines',
  STOCKTON: 'Stockton-on-Tees',
  STOKE: 'Stoke-on-Trent',
  'STOKE ON TRENT STAFFORDSHIRE': 'Stoke-on-Trent',
  'STRATFORD ON AVON': 'Stratford-upon-Avon',
  'THORNTON CLEVELEYS': 'Thornton-Cleveleys',
};

/**
 * Scotland, where the sources of addresses have nothing, and the north end of Northumberland. A digit after a district limits a line to
 * these sectors. Districts with several post towns that are not told apart here are left out.
 */
const SCOTTISH = `
Aberdeen: AB10-12 AB15-16 AB21-25|Milltimber: AB13|Peterculter: AB14|Laurencekirk: AB30|Banchory: AB31|Westhill: AB32|Alford: AB33
|Aboyne: AB34|Ballater: AB35|Strathdon: AB36|Ballindalloch: AB37|Aberlour: AB38|Stonehaven: AB39|Ellon: AB41|Peterhead: AB42
|Fraserburgh: AB43|Macduff: AB44|Banff: AB45|Inverurie: AB51|Insch: AB52|Turriff: AB53|Huntly: AB54|Keith: AB55|Buckie: AB56
|Dundee: DD1-5|Carnoustie: DD7|Forfar: DD8/123|Kirriemuir: DD8/45|Brechin: DD9|Montrose: DD10|Arbroath: DD11
|Dumfries: DG1-2|Thornhill: DG3|Sanquhar: DG4|Dalbeattie: DG5|Kirkcudbright: DG6|Castle Douglas: DG7|Newton Stewart: DG8
|Stranraer: DG9|Moffat: DG10|Lockerbie: DG11|Annan: DG12|Langholm: DG13|Canonbie: DG14|Gretna: DG16
|Edinburgh: EH1-17|Lasswade: EH18|Bonnyrigg: EH19|Loanhead: EH20|Musselburgh: EH21|Dalkeith: EH22|Gorebridge: EH23|Rosewell: EH24
|Roslin: EH25|Penicuik: EH26|Kirknewton: EH27|Newbridge: EH28|Kirkliston: EH29|South Queensferry: EH30|Gullane: EH31|Tranent: EH33 EH35
|Humbie: EH36|Pathhead: EH37|Heriot: EH38|North Berwick: EH39|East Linton: EH40|Haddington: EH41|Dunbar: EH42|Walkerburn: EH43
|Innerleithen: EH44|Peebles: EH45|West Linton: EH46|Bathgate: EH47-48|Linlithgow: EH49|Bo'ness: EH51|Broxburn: EH52|Livingston: EH53-54
|West Calder: EH55|Falkirk: FK1-2|Grangemouth: FK3|Bonnybridge: FK4|Larbert: FK5|Denny: FK6|Stirling: FK7-9|Alloa: FK10/12|Menstrie: FK11
|Alva: FK12|Tillicoultry: FK13|Dollar: FK14|Dunblane: FK15|Doune: FK16|Callander: FK17|Lochearnhead: FK19|Crianlarich: FK20|Killin: FK21
|Glasgow: G1-5 G11-15 G20-23 G31-34 G40-46 G51-53 G60-69 G71-78|Clydebank: G81|Dumbarton: G82|Alexandria: G83/0|Helensburgh: G84
|Stornoway: HS1|Isle of Lewis: HS2|Isle of Harris: HS3 HS5|Isle of North Uist: HS6|Isle of Benbecula: HS7|Isle of South Uist: HS8
|Isle of Barra: HS9|Inverness: IV1-3 IV5 IV13 IV63|Beauly: IV4|Muir of Ord: IV6|Munlochy: IV8|Avoch: IV9|Fortrose: IV10|Cromarty: IV11
|Nairn: IV12|Strathpeffer: IV14|Dingwall: IV7 IV15-16|Alness: IV17|Invergordon: IV18|Tain: IV19-20|Gairloch: IV21|Achnasheen: IV22
|Garve: IV23|Ardgay: IV24|Dornoch: IV25|Ullapool: IV26|Lairg: IV27|Rogart: IV28|Elgin: IV30|Lossiemouth: IV31|Fochabers: IV32|Forres: IV36
|Kyle: IV40|Portree: IV51|Kilmarnock: KA1-3|Galston: KA4|Mauchline: KA5|Ayr: KA6-8|Prestwick: KA9|Troon: KA10|Irvine: KA11-12
|Kilwinning: KA13|Beith: KA14-15|Newmilns: KA16|Darvel: KA17|Cumnock: KA18|Maybole: KA19|Stevenston: KA20|Saltcoats: KA21|Ardrossan: KA22
|West Kilbride: KA23|Dalry: KA24|Kilbirnie: KA25|Girvan: KA26|Isle of Arran: KA27|Isle of Cumbrae: KA28|Largs: KA29-30|Wick: KW1
|Latheron: KW5|Dunbeath: KW6|Helmsdale: KW8|Brora: KW9|Golspie: KW10|Halkirk: KW12|Thurso: KW14|Kirkwall: KW15|Stromness: KW16|Orkney: KW17
|Kirkcaldy: KY1-2|Burntisland: KY3|Cowdenbeath: KY4/89|Lochgelly: KY5|Glenrothes: KY6-7|Leven: KY8-9|Anstruther: KY10
|Dunfermline: KY11/348 KY12|Kinross: KY13|Cupar: KY14-15|St Andrews: KY16|Motherwell: ML1|Wishaw: ML2|Hamilton: ML3|Bellshill: ML4
|Coatbridge: ML5|Airdrie: ML6|Shotts: ML7|Carluke: ML8|Larkhall: ML9|Strathaven: ML10|Lanark: ML11|Biggar: ML12|Paisley: PA1-3|Renfrew: PA4
|Johnstone: PA5-6 PA9-10|Bishopton: PA7|Erskine: PA8|Bridge of Weir: PA11|Lochwinnoch: PA12|Kilmacolm: PA13|Port Glasgow: PA14
|Greenock: PA15-16|Skelmorlie: PA17|Wemyss Bay: PA18|Gourock: PA19|Isle of Bute: PA20|Tighnabruaich: PA21|Dunoon: PA23|Campbeltown: PA28
|Tarbert: PA29|Lochgilphead: PA30-31|Inveraray: PA32|Dalmally: PA33|Oban: PA34 PA37|Taynuilt: PA35|Appin: PA38|Isle of Islay: PA42-49
|Isle of Jura: PA60|Isle of Mull: PA64-75|Perth: PH1-2 PH14|Auchterarder: PH3-4|Crieff: PH5-7|Dunkeld: PH8|Pitlochry: PH9 PH16 PH18
|Blairgowrie: PH10-13|Aberfeldy: PH15|Newtonmore: PH20|Kingussie: PH21|Aviemore: PH22|Carrbridge: PH23|Boat of Garten: PH24
|Nethy Bridge: PH25|Grantown-on-Spey: PH26|Roy Bridge: PH31|Fort Augustus: PH32|Fort William: PH33|Spean Bridge: PH34|Invergarry: PH35
|Acharacle: PH36|Arisaig: PH39|Mallaig: PH40-41|Kinlochleven: PH50|Galashiels: TD1|Lauder: TD2|Gordon: TD3|Earlston: TD4|Kelso: TD5
|Melrose: TD6|Selkirk: TD7|Jedburgh: TD8|Hawick: TD9/789|Duns: TD10-11|Eyemouth: TD14|Berwick-upon-Tweed: TD15|Shetland: ZE1-3`;

/** Districts of England and Wales whose addresses name a part or the neighbour of the post town. */
const OTHERS = `
Cradley Heath: B64|Sutton Coldfield: B72-76|Bournemouth: BH1-11|Poole: BH12-17|Birkenhead: CH41-42|Prenton: CH43|Wallasey: CH44-45
|Wirral: CH46-49 CH60-63|Neston: CH64|Ellesmere Port: CH65-66|South Croydon: CR2|Thornton Heath: CR7|Lytham St Annes: FY8|Horley: RH6
|Bootle: L20 L30|Pudsey: LS28|Manchester: M17 M27 M38|Sutton-in-Ashfield: NG17|St Ives: PE27|Hope Valley: S32-33|Westcliff-on-Sea: SS0
|Stockport: SK1-7|Billingham: TS22-23|Yarm: TS15-16|Heathfield: TN21|Feltham: TW13-14|Frodsham: WA6|Burntwood: WS7|Camberley: GU15-16
|Sandhurst: GU47|Wilmslow: SK9/123456|Alderley Edge: SK9/7|Deeside: CH5|Holywell: CH8|Colwyn Bay: LL28-29|Llandudno: LL30|Maesteg: CF34
|Porthcawl: CF36|Neath: SA10-11|Port Talbot: SA12-13`;

/** Northern Ireland. */
const IRISH = `
Belfast: BT1-17|Holywood: BT18|Bangor: BT19-20|Donaghadee: BT21|Newtownards: BT22-23|Ballynahinch: BT24|Dromore: BT25|Hillsborough: BT26
|Lisburn: BT27-28|Crumlin: BT29|Downpatrick: BT30|Castlewellan: BT31|Banbridge: BT32|Newcastle: BT33|Newry: BT34-35|Newtownabbey: BT36-37
|Carrickfergus: BT38|Ballyclare: BT39|Larne: BT40|Antrim: BT41|Ballymena: BT42-44|Magherafelt: BT45|Maghera: BT46|Londonderry: BT47-48
|Limavady: BT49|Coleraine: BT51-52|Ballymoney: BT53|Ballycastle: BT54|Portstewart: BT55|Portrush: BT56|Bushmills: BT57|Armagh: BT60-61
|Craigavon: BT62-67|Caledon: BT68|Aughnacloy: BT69|Dungannon: BT70-71|Enniskillen: BT74 BT92-94|Fivemiletown: BT75|Clogher: BT76
|Augher: BT77|Omagh: BT78-79|Cookstown: BT80|Castlederg: BT81|Strabane: BT82`;

/** The post towns of an area. @type {(area: string) => readonly string[]} */
export const townsOfArea = (area) => BY_AREA[area]?.split('|') ?? [];

/**
 * Reads lines such as `Forfar: DD8/123` or `Aberdeen: AB10-12 AB15`.
 * @param {string} lines
 * @returns {(readonly [string, string])[]} districts, or sectors, with their towns
 */
function readDistricts(lines) {
  return lines
    .trim()
    .split(/\s*\|\s*/)
    .flatMap((line) => {
      const [town = '', list = ''] = line.replaceAll('\n', ' ').split(': ');
      return list.split(' ').flatMap((item) => {
        const [, area = '', first = '', last = first, sectors = ''] =
          /^([A-Z]+)(\d+)(?:-(\d+))?(?:\/(\d+))?$/.exec(item) ?? [];
        return Array.from({ length: 1 + Number(last) - Number(first) }, (_, i) => {
          const district = `${area}${Number(first) + i}`;
          return sectors === '' ? [district] : [...sectors].map((sector) => `${district} ${sector}`);
        })
          .flat()
          .map((place) => /** @type {const} */ ([place, town]));
      });
    });
}

/** Post towns by district, or by sector, where the sources of addresses do not decide. @type {ReadonlyMap<string, string>} */
export const townsOfDistricts = new Map([SCOTTISH, OTHERS, IRISH].flatMap(readDistricts));

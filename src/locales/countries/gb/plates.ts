import type { Plates } from '../../places.ts';

/**
 * The two letters that a county's plates begin with. The first stands for a region, and a range of second letters for its registration
 * office: https://www.gov.uk/government/publications/vehicle-registration-numbers-and-number-plates
 */
const BRITISH = `AA-N Cambridgeshire|AO-U Norfolk|AV-Y Suffolk|BA-Y Staffordshire,Warwickshire,West Midlands
|CA-O Blaenau Gwent,Bridgend,Caerphilly,Cardiff,Merthyr Tydfil,Monmouthshire,Newport,Powys,Rhondda Cynon Taf,Torfaen,Vale of Glamorgan
|CP-V Carmarthenshire,Ceredigion,Neath Port Talbot,Pembrokeshire,Swansea|CW-Y Conwy,Denbighshire,Gwynedd,Isle of Anglesey
|DA-K Cheshire,Flintshire,Wrexham|DL-Y Shropshire|EA-Y Essex|FA-P Derbyshire,Leicestershire,Nottinghamshire,Rutland|FR-Y Lincolnshire
|GA-O Kent|GP-Y East Sussex,Surrey,West Sussex|HA-J Dorset|HK-V Hampshire|HW-W Isle of Wight|KA-L Bedfordshire,Buckinghamshire,Hertfordshire
|KM-Y Northamptonshire|LA-Y Greater London|MA-Y Greater Manchester,Merseyside|NA-O Northumberland,Tyne and Wear|NP-Y County Durham
|OA-Y Oxfordshire|PA-T Lancashire|PU-Y Cumbria|RA-Y Berkshire
|SA-J Argyll and Bute,Dumfries and Galloway,East Ayrshire,East Dunbartonshire,East Renfrewshire,Glasgow City,Inverclyde,North Ayrshire
,North Lanarkshire,Renfrewshire,South Ayrshire,South Lanarkshire,West Dunbartonshire
|SK-O City of Edinburgh,Clackmannanshire,East Lothian,Falkirk,Fife,Midlothian,Scottish Borders,West Lothian
|SP-T Angus,Dundee City,Perth and Kinross,Stirling|SU-W Aberdeen City,Aberdeenshire,Moray
|SX-Y Highland,Orkney Islands,Shetland Islands,Western Isles|VA-Y Herefordshire,Worcestershire|WA-J Devon|WK-L Cornwall
|WM-Y Bristol,Gloucestershire,Somerset,Wiltshire|YA-K North Yorkshire,West Yorkshire|YL-U South Yorkshire|YV-Y East Riding of Yorkshire`;

/** Northern Ireland: the last two of the three letters. */
const IRISH: Readonly<Record<string, string>> = {
  'County Antrim': 'AZ|CZ|DZ|EZ|FZ|GZ|IA|KZ|MZ|OI|OZ|PZ|RZ|TZ|UZ|WZ|XI',
  'County Armagh': 'IB|LZ|XZ',
  'County Down': 'BZ|IJ|JZ|SZ',
  'County Fermanagh': 'IG|IL',
  'County Londonderry': 'IW|NZ|UI|YZ',
  'County Tyrone': 'HZ|JI|VZ',
};

/** The letters that are used. I and Q look like digits. */
const LETTERS = 'ABCDEFGHJKLMNOPRSTUVWXYZ';

/** Reads lines such as `AO-U Norfolk`. */
const british = BRITISH.split('\n')
  .join('')
  .split('|')
  .flatMap((line) => {
    const [, region = '', first = '', last = '', counties = ''] = /^(.)(.)-(.) (.*)$/.exec(line) ?? [];
    const offices = [...LETTERS].filter((letter) => letter >= first && letter <= last);
    const masks = offices.map((office) => `${region}${office}& @@@`).join('|');
    return counties.split(',').map((county) => [county, masks] as const);
  });

const irish = Object.entries(IRISH).map(
  ([county, codes]) =>
    [
      county,
      codes
        .split('|')
        .map((code) => `@${code} %###`)
        .join('|'),
    ] as const,
);

export const plates: Plates = {
  letters: LETTERS,
  regions: 'county',
  masks: Object.fromEntries([...british, ...irish]),
};

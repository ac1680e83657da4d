import type { FieldId } from './fields.ts';

/** A pattern whose texts look like those of a field, for columns whose texts must all differ. */
export interface DistinctPattern {
  readonly pattern: string;
  /** How many different texts the pattern has. */
  readonly count: number;
}

const FIRST_NAMES =
  'Anna|Ben|Carla|David|Ella|Felix|Grace|Henry|Iris|James|Karen|Leo|Maria|Noah|Olivia|Paul|Quinn|Rosa|Simon|Tara|Victor|Wendy|Adam|Bella|Chloe|Daniel|Emma|Frank|Hannah|Jonas';
const LAST_NAMES =
  'Abbott|Baker|Carter|Dawson|Ellis|Foster|Garcia|Hughes|Irwin|Jensen|Keller|Lawson|Mason|Nolan|Owens|Parker|Quigley|Reyes|Sutton|Turner|Vance|Walker|Young|Zimmer|Bishop|Chavez|Dixon|Fuller|Hansen|Morales';
const SURNAMES =
  '(Al|Bar|Bren|Cal|Car|Dal|El|Far|Gar|Hal|Har|Ken|Lan|Mar|Nor|Os|Per|Ral|Sel|Tan|Wal|Wes|Win)(bert|by|den|ford|gate|ham|land|ley|man|mer|nell|son|ston|ton|well|wick|wood|worth)';
const TOWN_BEGINNINGS =
  'Ash|Oak|Maple|Cedar|Elm|Pine|River|Lake|Stone|Green|Spring|Fair|Clear|Mill|Bridge|Silver|Rock';
const TOWN_ENDS = 'ford|field|ville|ton|wood|port|dale|view|burg|brook|side|haven|crest|mont';
const STREET_NAMES =
  'Oak|Maple|Cedar|Park|Lake|Hill|Church|Mill|River|Spring|Garden|Forest|Sunset|Meadow|Orchard|Highland|Willow|Chestnut|Prospect|Franklin';
const STREET_KINDS = 'Street|Avenue|Road|Lane|Drive|Court|Way|Place|Circle|Terrace|Boulevard|Parkway';

const TOWN = `((North|South|East|West|New|Old|Upper|Lower|Port|Mount|Fort) )?(${TOWN_BEGINNINGS})(${TOWN_ENDS})( (Heights|Springs|Park|Falls|Hills|Beach|Center))?`;
const STREET = `((North|South|East|West) )?(${STREET_NAMES})( (View|Ridge|Grove|Creek|Hollow))? (${STREET_KINDS})`;

/** The fields that have no different texts of their own for each row. */
export const distinctPatterns: Partial<Record<FieldId, DistinctPattern>> = {
  'person.fullName': { pattern: `(${FIRST_NAMES})( [A-Z]\\.)? ${SURNAMES}`, count: 335_340 },
  'person.firstName': {
    pattern: `(${FIRST_NAMES})( (Alex|Blake|Casey|Drew|Eden|Finn|Gray|Hayden|Jordan|Kai|Lee|Morgan|Nova|Reese|Sky))?`,
    count: 480,
  },
  'person.lastName': {
    pattern: `${SURNAMES}(-(${LAST_NAMES}))?`,
    count: 12_834,
  },
  'person.jobTitle': {
    pattern:
      '((Senior|Junior|Lead|Assistant|Deputy|Regional|Chief) )?(Accountant|Analyst|Architect|Auditor|Buyer|Chemist|Cook|Designer|Dispatcher|Driver|Editor|Electrician|Engineer|Inspector|Instructor|Librarian|Mechanic|Nurse|Pharmacist|Planner|Programmer|Recruiter|Technician|Translator|Welder)( (II|III))?( \\((North|South|East|West|Central) (Region|Office|Plant)\\))?',
    count: 9600,
  },
  'location.city': { pattern: TOWN, count: 22_848 },
  'location.street': { pattern: STREET, count: 7200 },
  'location.streetAddress': { pattern: `[1-9]\\d{0,2} ${STREET}`, count: 7_192_800 },
  'location.fullAddress': {
    pattern: `[1-9]\\d{0,2} ${STREET}, (${TOWN_BEGINNINGS})(${TOWN_ENDS})`,
    count: 1_711_886_400,
  },
  'commerce.productName': {
    pattern:
      '(Compact|Classic|Modern|Rustic|Sleek|Sturdy|Light|Elegant|Handy|Soft|Bright|Vintage|Portable|Smart|Quiet) (Oak|Steel|Cotton|Leather|Bamboo|Wool|Glass|Canvas|Ceramic|Linen|Copper|Cork) (Chair|Lamp|Backpack|Mug|Table|Watch|Wallet|Jacket|Basket|Clock|Bottle|Blanket|Shelf|Notebook|Bowl|Pillow|Bench|Tray|Mirror|Stool)( in (Black|White|Blue|Red|Green|Gray))?',
    count: 25_200,
  },
  'word.title': {
    pattern:
      '(Notes on|Guide to|Report on|Questions about|Plans for|Update on|Introduction to|Overview of) (the annual budget|the new website|the summer season|quality checks|customer feedback|travel costs|the next steps|opening hours|user accounts|data protection|payment options|the open tasks|working from home|staff training|our partners|safety at work|the spring catalog|delivery times)( in 202[0-6]| for beginners| for the whole team| for new members| at a glance|: (Part|Draft|Version) [1-9])?',
    count: 5616,
  },
  'word.sentences': {
    pattern:
      'The (form|list|report|schedule|summary|proposal|document|order|plan|test|result|file) (was confirmed by phone|was sent by email|was checked twice|is ready for review|is short and clear|is easy to understand|has no open questions|contains the latest figures|replaces the previous one|works as expected)( on (Monday|Tuesday|Wednesday|Thursday|Friday)( morning| afternoon)?| in (May|June|July|August|September|October))?(, as (agreed|planned|discussed|requested))?\\.',
    count: 13_200,
  },
  'word.slug': {
    pattern:
      '(spring|summer|autumn|winter|travel|garden|kitchen|office|family|health|music|sport|city|school|holiday|weekend|beginner|budget|photo|history)-(guide|news|offers|recipes|tips|tour|checklist|review|stories|ideas|market|calendar|plan|basics|questions)(-(20(1\\d|2[0-6])|part-[1-9]))?',
    count: 8100,
  },
  'system.fileName': {
    pattern:
      '(invoice|report|contract|photo|minutes|offer|receipt|plan|budget|statement|letter|survey|manual|slides|backup)-[1-9]\\d{3}\\.(pdf|docx|xlsx|png|csv)',
    count: 675_000,
  },
};

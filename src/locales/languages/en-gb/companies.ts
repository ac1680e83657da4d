import type { Companies, Trade } from '../../companies.ts';

/** The British name of a trade of the American table, by its first ending. Compiled by hand. */
const trades: Readonly<Record<string, Partial<Trade>>> = {
  Roofing: {
    any: 'Roofing|Roofing & Guttering|Roofing Services',
    surname: '& Sons Roofing|Bros Roofing',
    phrases:
      'A roof you can count on|Roofs that outlast the storm|Dry inside, whatever the weather|From ridge to gutter, done right|Your roof in good hands',
  },
  Plumbing: {
    any: 'Plumbing|Plumbing & Heating|Plumbing & Drainage',
    surname: '& Son Plumbing|Bros Plumbing',
  },
  Electric: {
    domain: 'electrical',
    any: 'Electrical|Electrical Contractors|Electrical Services',
    surname: '& Sons Electrical',
    phrases:
      'Safe wiring, bright homes|Power where you need it|Certified, insured, on time|From socket to fuse box|Wired right the first time|We keep the lights on',
  },
  'Heating & Cooling': {
    any: 'Heating|Heating & Gas|Boilers|Air Conditioning',
    surname: '& Sons Heating',
    phrases:
      'Comfort in every season|Warm winters, lower bills|Hot radiators by tonight|Your comfort is our trade|Gas work, safely done|Quiet boilers, warm rooms',
  },
  Construction: {
    any: 'Construction|Builders|Homes|Building Contractors|Extensions',
    surname: '& Sons Builders|Bros Builders|& Sons Construction',
  },
  Painting: {
    domain: 'decorating',
    any: 'Decorators|Painting & Decorating|Decorating',
    surname: '& Sons Decorators',
    phrases:
      'Clean lines, fresh walls|Colour you can live with|Neat work from prep to finish|A fresh coat, a fresh start|Your walls, our brushes|The team that covers the floor',
  },
  Concrete: {
    domain: 'paving',
    any: 'Brickwork|Groundworks|Paving|Driveways',
    surname: '& Sons Paving|Bros Groundworks',
    phrases:
      'Solid from the ground up|Set in stone|Smooth, level and strong|Work you can stand on|Laid with care|Made to outlast us',
  },
  Flooring: { any: 'Flooring|Carpets|Carpets & Flooring|Tiling', surname: '& Sons Carpets' },
  Manufacturing: {
    any: 'Manufacturing|Industries|Precision Engineering|Toolmaking|Fabrications',
    surname: '& Sons Engineering|Bros Manufacturing',
  },
  Cabinetry: {
    domain: 'joinery',
    any: 'Joinery|Woodworking|Kitchens|Cabinet Makers',
    surname: '& Sons Joinery',
    phrases:
      'Wood, well worked|Made by hand, made to stay|Kitchens that fit your home|For generations|From tree to table',
  },
  Printing: {
    any: 'Printing|Print & Signs|Signs & Graphics',
    surname: 'Bros Printers',
    phrases:
      'Ink on time|Print that gets seen|Your brand on paper|Sharp colours, short runs|Proofed twice, printed once',
  },
  Brewing: {
    any: 'Brewery|Coffee Roasters|Distillery|Cider',
    surname: 'Bros Brewery',
    phrases:
      'Small batches, big flavour|Made slowly, enjoyed quickly|Local taste in every batch|Good things take time',
  },
  Supply: {
    domain: 'supplies',
    any: 'Supplies|Industrial Supplies|Builders Merchants|Electrical Wholesale',
    surname: '& Sons Supplies|Bros Timber Merchants',
    phrases:
      'In stock and on the van|Everything for the job|The parts you need today|One call, one delivery|The trade starts here|Your warehouse down the road',
  },
  Trading: { any: 'Trading|Imports|Distribution|Wholesale', surname: 'Bros Trading|& Sons Distribution' },
  Produce: {
    domain: 'foods',
    any: 'Fruit & Veg|Seafood|Food Services',
    surname: '& Sons Fishmongers|& Sons Fruit & Veg',
  },
  Hardware: {
    any: 'Hardware|DIY|Paint & Hardware',
    surname: '& Sons Ironmongers',
    phrases:
      'Every bolt, every size|Ask us how|The fix starts here|Tools, paint and good advice|Your project starts here',
  },
  Market: {
    domain: 'stores',
    any: 'Convenience Store|Grocers|Village Store|Farm Shop',
    surname: '& Sons Grocers|& Sons Butchers',
    owner: 'Corner Shop|News & Food',
    phrases:
      'Your neighbourhood shop|Fresh every morning|Good food close to home|Tea is on our shelves|Local, ripe and fairly priced',
  },
  'Auto Sales': {
    domain: 'motors',
    any: 'Cars|Motors|Used Cars|Car Sales',
    surname: 'Motor Group|& Sons Motors',
  },
  Jewelers: {
    domain: 'jewellers',
    any: 'Jewellers|Fine Jewellery',
    surname: '& Sons Jewellers|Family Jewellers',
  },
  Boutique: { any: 'Boutique|Outfitters|Clothing', owner: 'Wardrobe|Boutique' },
  Books: { any: 'Books|Toys & Games|Gifts|Cycles|Pet Supplies' },
  Florist: {
    any: 'Florist|Flowers & Gifts|Garden Centre|Nurseries',
    surname: '& Daughters Florist|Family Nurseries',
    phrases:
      'Something always in bloom|Fresh flowers, kind words|Grown with care|Colour for every season|Say it in bloom',
  },
  Trucking: {
    domain: 'haulage',
    any: 'Haulage|Freight|Transport|Logistics',
    surname: '& Sons Haulage|Bros Haulage',
  },
  'Moving & Storage': {
    domain: 'removals',
    any: 'Removals & Storage|Removals',
    surname: 'Bros Removals|& Sons Removals',
    phrases:
      'Careful hands, easy moves|Home by teatime|Your boxes are in good hands|Packed, moved, unpacked|There today, safe and sound',
  },
  Limousine: { domain: 'travel', any: 'Taxis|Minibuses|Private Hire|Coaches' },
  Broadband: { domain: 'fibre', name: 'Broadband|Fibre|Telecom|Mobile|Networks' },
  Insurance: {
    any: 'Insurance|Insurance Brokers|Insurance Services',
    surname: '& Partners Insurance|& Co Insurance',
    phrases:
      'Covered when it counts|Ready before the rain|We pick up the phone|Home, motor and peace of mind|Protecting what you worked for',
  },
  'Wealth Management': {
    any: 'Wealth Management|Financial Planning|Financial Advisers|Capital|Investments',
    surname: '& Partners Financial Planning|Financial Services',
  },
  Mortgage: {
    domain: 'mortgages',
    any: 'Mortgages|Mortgage Brokers|Home Loans',
    surname: 'Mortgage Services',
    phrases:
      'Keys in hand by moving day|Mortgages made simple|Your rate, explained|Home starts here|Mortgages in plain English',
  },
  Realty: {
    domain: 'estates',
    any: 'Estate Agents|Properties|Residential|Property Group',
    surname: '& Co Estate Agents|& Sons Estate Agents',
    phrases:
      'Find your front door|Welcome home|We know every street|From viewing to keys|Sold with care|Neighbours first',
  },
  'Property Management': {
    domain: 'lettings',
    any: 'Lettings|Property Management|Block Management|Student Lets',
  },
  'Law Firm': {
    any: 'Solicitors|Law|Legal|Conveyancing',
    surname: '& Co Solicitors',
    pair: 'Solicitors|Law',
  },
  Accounting: {
    domain: 'accounts',
    any: 'Accountants|Accountancy|Chartered Accountants|Bookkeeping',
    surname: '& Co Accountants|Tax Services',
    pair: 'Accountants|Chartered Accountants',
    phrases:
      "Numbers that add up|Ready by January|Books you can read|Less tax, no surprises|Every penny accounted for|We count so you don't have to",
  },
  Engineering: {
    any: 'Engineering|Engineers|Surveyors|Structural Engineers',
    surname: '& Partners Engineers',
  },
  Marketing: {
    phrases:
      'Get noticed for good reasons|Brands people remember|Say less, mean more|Ideas with results|Known in your neighbourhood|Campaigns that pay for themselves',
  },
  Consulting: { any: 'Consulting|Consultants|Advisers|Research' },
  'Animal Hospital': {
    domain: 'vets',
    any: 'Veterinary Surgery|Veterinary Clinic|Vets|Pet Clinic',
    surname: 'Veterinary Surgery',
  },
  Landscaping: {
    domain: 'landscapes',
    any: 'Landscapes|Lawn Care|Garden Services',
    surname: '& Sons Landscapes',
    phrases:
      'Greener by the weekend|Lawns the neighbours notice|Gardens for every season|We love your garden|Cut, edged and tidy',
  },
  'Tree Service': {
    domain: 'trees',
    any: 'Tree Surgeons|Tree Care',
    surname: 'Bros Tree Surgeons',
    phrases: 'Trees in good hands|Safe cuts, tidy gardens|Shade for years to come|From root to crown',
  },
  Cleaning: { any: 'Cleaning|Cleaning Services|Window Cleaning', owner: 'Cleaning Services|Cleaners' },
  Staffing: {
    domain: 'recruitment',
    any: 'Recruitment|Personnel|Recruitment Solutions',
    surname: 'Search|Recruitment Group',
  },
  'Pest Control': {
    any: 'Pest Control|Pest Services',
    phrases: 'Gone the first time|A home to yourself again|No pests, no fuss|Out they go',
  },
  Academy: {
    any: 'Academy|Tutors|Tuition|Montessori Nursery',
    surname: 'School of Music|School of Dance|Driving School|School of Motoring',
  },
  Dental: {
    any: 'Dental|Dental Practice|Dental Care|Orthodontics|Dental Surgery',
    surname: 'Family Dental',
  },
  'Medical Group': {
    any: 'Surgery|Medical Practice|Medical Centre|Private GP|Dermatology|Health Centre',
    surname: 'Medical Practice',
    phrases:
      'We know you by name|Time for your questions|Well today, well tomorrow|Healthy families start here|Your doctor round the corner|Care close to home',
  },
  'Physical Therapy': {
    domain: 'physio',
    any: 'Physiotherapy|Chiropractic|Osteopathy|Sports Injury Clinic',
    surname: 'Physiotherapy & Wellness',
  },
  Counseling: {
    domain: 'counselling',
    any: 'Counselling|Psychotherapy',
    surname: '& Associates Counselling',
  },
  'Eye Care': { domain: 'opticians', any: 'Opticians|Eye Care|Optometrists', surname: 'Family Opticians' },
  'Home Care': { any: 'Home Care|Homecare|Care Services|Live-in Care' },
  'Child Care': {
    domain: 'nursery',
    any: 'Nursery|Day Nursery|Pre-School|Childcare',
    owner: 'Nursery|Childminding',
  },
  Fitness: { name: 'Health Club' },
  'Golf Club': { name: 'Golf Club|Bowls Club|Events Venue|Riding School|Ice Rink|Dance Studio' },
  Grill: {
    any: 'Grill|Bar & Grill|Kitchen|Steakhouse|Brasserie',
    surname: 'Family Restaurant|Carvery',
    owner: 'Cafe|Grill|Kitchen|Bistro|Chippy',
    phrases: 'Come hungry|Hot plates, warm welcome|Good food, no fuss|Your table is ready|Pull up a chair',
  },
  Pizza: { owner: 'Pizza|Pizzeria|Pizza & Kebabs' },
  Deli: {
    domain: 'takeaway',
    name: 'Deli|Tandoori|Noodle House|Sushi|Fish & Chips',
    owner: 'Deli|Fish Bar|Sandwich Bar',
    phrases:
      'Made while you watch|Fresh every day|Family recipes, made daily|Eat in or take away|The queue is worth it',
  },
  Bakery: { any: 'Bakery|Tea Rooms|Coffee House', owner: 'Bakery|Cafe|Tea Room|Coffee Shop' },
  Catering: { any: 'Catering|Catering & Events' },
  Inn: { name: 'Inn|Arms|Lodge|Hotel|Bed & Breakfast|Guest House' },
  'Auto Repair': {
    domain: 'garage',
    any: 'Motor Repairs|Garage Services|Motor Services|Tyres|MOT Centre',
    surname: '& Sons Garage|Bros Motor Repairs|Garage',
    owner: 'Garage|Motors',
    phrases:
      "Back on the road today|Honest repairs, fair prices|We fix it like it's ours|From brakes to bumpers|Good mechanics, straight talk|Your warning light ends here",
  },
  'Hair Salon': { any: 'Hair Salon|Hairdressing|Barbers', owner: 'Salon|Hair Salon|Barbers|Hair Studio' },
  'Day Spa': { name: 'Day Spa|Nails & Beauty|Skin Clinic|Massage', owner: 'Nails|Beauty' },
  Cleaners: {
    any: 'Dry Cleaners|Laundry|Launderette',
    owner: 'Laundry|Dry Cleaners',
    phrases: 'Crisp by tomorrow|In by nine, out by five|Pressed and ready|Stains are our speciality',
  },
  'Pet Grooming': { any: 'Dog Grooming|Kennels|Cattery', owner: 'Dog Grooming|Dog Spa|Grooming' },
  'Appliance Repair': {
    domain: 'repairs',
    any: 'Appliance Repairs|Mower Repairs',
    name: 'Phone Repairs',
    owner: 'Appliance Repairs',
    phrases: "Fixed today, or it's free|Don't bin it, mend it|Good as new by noon|We still mend things",
  },
  'Lock & Key': { any: 'Lock & Key|Locksmiths' },
  Foundation: {
    any: 'Foundation|Trust',
    name: 'Community Trust|Hospice|Historical Society|Food Bank|Animal Rescue',
    phrases:
      'Neighbours helping neighbours|Good work, close to home|Give where you live|Stronger together|Every gift goes further here',
  },
};

function inBritain(trade: Trade): Trade {
  const [first = ''] = (trade.any ?? trade.name ?? '').split('|');
  return { ...trade, ...trades[first] };
}

/** The American table of companies with British words. */
export const britishCompanies = (american: Companies): Companies => ({
  ...american,
  names:
    'Abbey|Acorn|Albion|Alder|Apex|Arden|Ashford|Ashdown|Aspen|Avon|Beacon|Beechwood|Belmont|Birchwood|Blackthorn|Bluebell|Bramble|Bridgewater|Brightwater|Broadleaf|Brookfield|Brookside|Caledonian|Castle|Cedar|Chiltern|Cloverleaf|Compass|Coppice|Copperfield|Cornerstone|Cotswold|Crown|Dales|Derwent|Downland|Eastgate|Eden|Elmwood|Evergreen|Fairfield|Fairview|Falcon|Fernleigh|Foxglove|Glebe|Glenwood|Golden Oak|Granite|Greenfield|Greystone|Grosvenor|Halcyon|Harbour View|Hawthorn|Heathfield|Heritage|Highfield|Hillcrest|Hillside|Holly Tree|Ivy House|Juniper|Kestrel|Keystone|Kingfisher|Kingsbridge|Lakeside|Landmark|Lantern|Larkspur|Laurel|Lighthouse|Linden|Longmeadow|Lyndale|Magnolia|Malvern|Maple|Meadow View|Meadowbrook|Mendip|Mercia|Meridian|Milestone|Mill House|Millbrook|Millstone|Moorland|Nightingale|Northgate|Northern Star|Oak Tree|Oakfield|Oaklands|Oakwood|Old Mill|Old Forge|Orchard|Orchard House|Osprey|Park View|Parkside|Peak|Pennine|Phoenix|Pinewood|Pinnacle|Pioneer|Priory|Quayside|Queensway|Ravenswood|Red Kite|Regent|Ridgeway|Riverbank|Riverside|Rosewood|Rowan|Royal Oak|Sandstone|Saxon|Severn|Shires|Silver Birch|Skylark|Southgate|Sovereign|Springfield|Spire|St George|Stonebridge|Summit|Sunrise|Swan|Sycamore|Thames|Thistle|Three Counties|Tower|Trent|Tudor|Two Rivers|Union|Vale|Valley|Village|Walnut Tree|Waterside|Wayside|Wessex|West End|Westbrook|Westfield|Westgate|Wharfside|White Horse|White Rose|Willow|Willow Tree|Windmill|Windsor|Woodland|Woodside|Wren|Yew Tree',
  owners:
    'Abby|Alfie|Alice|Amy|Andy|Anna|Annie|Becky|Bella|Bert|Betty|Bill|Bob|Carol|Charlie|Daisy|Danny|Dave|Debbie|Dot|Ed|Ellie|Emma|Fred|George|Gino|Grace|Harry|Hetty|Jack|Jan|Jenny|Jim|Joe|Josie|Julie|Kath|Kev|Kim|Len|Lily|Linda|Liz|Lucy|Luigi|Maggie|Mandy|Maria|Mario|Mary|Max|Mick|Millie|Molly|Nell|Nick|Nina|Pat|Paul|Pete|Phil|Polly|Ray|Rita|Rob|Ron|Rosie|Roy|Ruby|Sally|Sam|Sid|Sophie|Stan|Steve|Sue|Susie|Ted|Terry|Tina|Tom|Tony|Val|Vera|Wendy|Will',
  unfitSurnames: `${american.unfitSurnames}|Bacon|Bird|Booth|Fish|Fisher|Gardener|Glover|Gold|Hogg|Kinder|Kitchen|Lamb|Major|Park|Parks|Potter|Rich|Salmon|Servant|Tyler|Waller`,
  sectors: american.sectors.map(({ firms, trades: ofSector }) => ({
    firms,
    trades: ofSector.map(inBritain),
  })),
  closings: {
    all: american.closings.all,
    owned: 'Family run since #|Independent since #|In business since #',
  },
});

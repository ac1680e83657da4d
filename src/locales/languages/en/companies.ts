import type { Companies } from '../../companies.ts';

/**
 * Compiled by hand. The thousands of firms are those of the Census Bureau's Statistics of U.S. Businesses 2021, rounded
 * to ten thousand.
 */
export const companies: Companies = {
  names:
    'Apex|Arbor|Ashford|Aspen|Bayside|Bayview|Beacon Hill|Birchwood|Blue Heron|Blue Spruce|Bridgeport|Brightwater|Broadleaf|Brookfield|Brookside|Cardinal|Cedar Creek|Cedar Ridge|Cedarwood|Clearbrook|Clearview|Clearwater|Cobblestone|Compass|Copper Canyon|Cornerstone|Crestline|Crestview|Cypress|Deer Creek|Eastgate|Edgewater|Elmwood|Evergreen|Fairfield|Fairmont|Fairview|Falcon|Fieldstone|Five Points|Foothill|Forest Hill|Four Corners|Foxglove|Glenwood|Golden Oak|Granite|Green Valley|Greenfield|Greystone|Harborview|Hawthorne|Hearthstone|Heritage|Hickory|High Point|Highland|Hillcrest|Hillside|Ironwood|Juniper|Kestrel|Keystone|Kingsbridge|Lakeshore|Lakeside|Lakeview|Landmark|Lantern|Laurel|Lighthouse|Linden|Live Oak|Lone Pine|Longview|Madrone|Magnolia|Main Street|Maple Grove|Maplewood|Meadowbrook|Meridian|Midtown|Millbrook|Millstone|Mountain View|Northfield|Northgate|Northside|Northstar|Oak Hill|Oak Grove|Oakmont|Oakridge|Old Mill|Old Town|Orchard|Osprey|Palmetto|Park Avenue|Parkside|Parkview|Peachtree|Pebble Creek|Pine Ridge|Pinecrest|Pinnacle|Pioneer|Plaza|Ponderosa|Prairie|Quail Run|Red Cedar|Red Oak|Redwood|Ridgeline|Ridgeview|River Bend|River City|Riverside|Riverstone|Rockwood|Rolling Hills|Rose Hill|Rosewood|Sagebrush|Sandstone|Shoreline|Silver Birch|Silver Lake|Southgate|Southside|Spring Hill|Springbrook|Sterling|Stillwater|Stone Mill|Stonebridge|Stonegate|Summit|Sunrise|Sunset|Sycamore|Tamarack|Terrace|Three Rivers|Timberline|Towne Square|Trailhead|Tri-County|Trinity|Twin Lakes|Twin Oaks|Union Square|Valley View|Valley|Village|Walnut Creek|Waterford|Waterfront|West End|Westbrook|Westfield|Westgate|Westside|White Pine|Whitestone|Wildwood|Willow Creek|Willow Glen|Windmill|Windsor|Woodland|Woodside',
  owners:
    'Abby|Alice|Angelo|Anna|Annie|Becky|Bella|Benny|Betty|Bill|Bob|Carla|Carlos|Carol|Charlie|Daisy|Danny|Dave|Debbie|Dino|Donna|Ed|Eddie|Ella|Emma|Frank|Gina|Grace|Hank|Harry|Jack|Jenny|Jerry|Jimmy|Joe|Jose|Josie|Juan|Judy|Julia|Julie|Kelly|Kim|Larry|Leo|Linda|Lisa|Lola|Lou|Lucy|Luigi|Luis|Maggie|Marco|Maria|Mario|Mary|Max|Mike|Millie|Molly|Nancy|Nick|Nina|Patty|Paul|Pedro|Pete|Ray|Rita|Rosa|Rosie|Ruby|Sally|Sam|Sammy|Sofia|Sonny|Sophie|Stella|Steve|Susie|Terry|Tina|Tom|Tony|Vera|Vince|Violet|Wendy',
  ownerForm: "~'s",
  and: 'and',
  unfitSurnames:
    'Barber|Bush|Butcher|Carpenter|Chase|Christian|Church|Cox|Crook|Crooks|Dickens|English|Farmer|Ford|French|Fuller|Gay|German|Graves|Grave|Hancock|Hooker|House|Hurt|Hyde|Ireland|Love|Lynch|Mason|Mills|Moody|Outlaw|Pace|Paine|Parent|Payne|Poole|Pope|Savage|Self|Sexton|Sharp|Short|Slaughter|Small|Swindle|Trump|Weiner|Wild|Wolfe|Wood|Workman',
  sectors: [
    {
      firms: 770,
      trades: [
        {
          domain: 'roofing',
          any: 'Roofing|Roofing & Siding|Roofing & Gutters',
          surname: '& Sons Roofing|Brothers Roofing|Family Roofing',
          phrases:
            'A roof you can count on|Roofs that outlast the storm|Dry inside, whatever the weather|From shingle to gutter, done right|Your roof in good hands|Over your head, off your mind',
        },
        {
          domain: 'plumbing',
          any: 'Plumbing|Plumbing & Heating|Plumbing & Drain',
          surname: '& Son Plumbing|Brothers Plumbing',
          phrases:
            'Leaks fixed the same day|Clear drains, fair prices|Hot water when you need it|We answer after midnight|No drip too small|Plumbing done right the first time',
        },
        {
          domain: 'electric',
          any: 'Electric|Electrical Contractors|Electrical Services',
          surname: '& Sons Electric',
          phrases:
            'Safe wiring, bright homes|Power where you need it|Licensed, insured, on time|From outlet to panel|Wired right the first time|We keep the lights on',
        },
        {
          domain: 'heating',
          any: 'Heating & Cooling|Heating & Air|HVAC|Air Conditioning',
          surname: '& Sons Heating & Air',
          phrases:
            'Comfort in every season|Warm winters, cool summers|Cool air by tonight|Breathe easy at home|Your comfort is our trade|Quiet systems, lower bills',
        },
        {
          domain: 'builders',
          any: 'Construction|Builders|Custom Homes|Remodeling|General Contractors',
          surname: '& Sons Construction|Brothers Construction|& Sons Builders',
          phrases:
            'Built to last|Your plans, our craft|On time and on budget|Homes with good bones|We build what we promise|Measured twice, built once',
        },
        {
          domain: 'painting',
          any: 'Painting|Painting & Drywall|Painters',
          surname: '& Sons Painting',
          phrases:
            'Clean lines, fresh walls|Color you can live with|Neat work from prep to finish|A fresh coat, a fresh start|Your walls, our brushes|The crew that covers the floor',
        },
        {
          domain: 'concrete',
          any: 'Concrete|Masonry|Concrete & Masonry',
          surname: '& Sons Masonry|Brothers Concrete',
          phrases:
            'Solid from the ground up|Set in stone|Smooth, level and strong|Work you can stand on|Poured with care|Made to outlast us',
        },
        {
          domain: 'flooring',
          any: 'Flooring|Tile & Marble|Hardwood Floors',
          surname: 'Family Flooring',
          phrases:
            'Floors for every room|Walk on something beautiful|Level, square and beautiful|Good floors, laid well|Honest advice from the ground up',
        },
      ],
    },
    {
      firms: 240,
      trades: [
        {
          domain: 'industries',
          any: 'Manufacturing|Industries|Precision Machining|Tool & Die|Metal Fabrication',
          surname: 'Machine Works|Brothers Manufacturing',
          phrases:
            'Made right, made here|Tolerances you can trust|Parts that fit the first time|From drawing to delivery|Quality you can measure|Built for the long run',
        },
        {
          domain: 'woodworks',
          any: 'Cabinetry|Woodworks|Finish Carpentry|Custom Cabinets',
          surname: '& Sons Cabinetmakers',
          phrases:
            'Wood, well worked|Made by hand, made to stay|Cabinets that fit your home|For generations|From tree to table',
        },
        {
          domain: 'print',
          any: 'Printing|Print & Sign|Signs & Graphics',
          surname: 'Brothers Printing',
          phrases:
            'Ink on time|Print that gets seen|Your brand on paper|Sharp colors, short runs|Proofed twice, printed once',
        },
        {
          domain: 'brewing',
          any: 'Brewing|Coffee Roasters|Distilling',
          surname: 'Brothers Brewing',
          phrases:
            'Small batches, big flavor|Made slowly, enjoyed quickly|Local taste in every batch|Good things take time',
        },
      ],
    },
    {
      firms: 280,
      trades: [
        {
          domain: 'supply',
          any: 'Supply|Industrial Supply|Building Supply|Electrical Supply',
          surname: '& Sons Supply|Brothers Supply',
          phrases:
            'In stock and on the truck|Everything for the job|The parts you need today|One call, one delivery|Contractors start here|Your warehouse down the road',
        },
        {
          domain: 'trading',
          any: 'Trading|Imports|Distributors|Wholesale',
          surname: 'Brothers Trading|& Sons Distributors',
          phrases:
            'From port to pallet|Good terms, prompt shipping|The world on your shelves|Sourced with care|We know who makes it',
        },
        {
          domain: 'produce',
          any: 'Produce|Seafood|Food Distributors',
          surname: '& Sons Produce',
          phrases:
            'Fresh by five every morning|Fresh to your kitchen door|Chefs call us first|Restaurants count on us|Cold chain, warm service',
        },
      ],
    },
    {
      firms: 640,
      trades: [
        {
          domain: 'hardware',
          any: 'Hardware|Home Center|Paint & Hardware',
          surname: '& Sons Hardware',
          phrases:
            'Every bolt, every size|Ask us how|The fix starts here|Tools, paint and good advice|Your project starts on aisle one',
        },
        {
          domain: 'market',
          form: 'shop',
          any: 'Market|Grocery|General Store|Farmers Market',
          surname: 'Family Market|Brothers Market',
          owner: 'Market|Corner Store',
          phrases:
            'Your neighborhood market|Fresh every morning|Good food close to home|Dinner is on our shelves|Local, ripe and fairly priced',
        },
        {
          domain: 'auto',
          any: 'Auto Sales|Motors|Used Cars',
          surname: 'Auto Group|Brothers Auto Sales',
          phrases:
            'Drive home happy|Honest cars, honest prices|No haggle, no hurry|Good cars for good people|Keys in hand in an hour',
        },
        {
          domain: 'jewelers',
          form: 'shop',
          any: 'Jewelers|Fine Jewelry',
          surname: '& Sons Jewelers|Family Jewelers',
          phrases:
            'Say it with a ring|Heirlooms begin here|For the moments that matter|Every stone has a story|Made to be handed down',
        },
        {
          domain: 'boutique',
          form: 'shop',
          any: 'Boutique|Outfitters|Clothing|Apparel',
          surname: 'Menswear',
          owner: 'Closet|Boutique',
          phrases:
            'Dress for the day you want|Wear what you love|Good fits, good company|New looks every week|Clothes you will keep',
        },
        {
          domain: 'gifts',
          form: 'shop',
          any: 'Books|Toys & Games|Gifts|Bike Shop|Pet Supply',
          surname: 'Books & Gifts',
          owner: 'Bookshop|Toy Box|Gift Shop',
          phrases:
            'Come in and browse|Small shop, big heart|Find something wonderful|Locals shop here|Ask us, we love to help',
        },
        {
          domain: 'flowers',
          form: 'shop',
          any: 'Florist|Flowers & Gifts|Garden Center|Nursery',
          surname: '& Daughters Florist|Family Nursery',
          owner: 'Flowers|Flower Shop',
          phrases:
            'Something always in bloom|Fresh flowers, kind words|Grown with care|Color for every season|Say it in bloom',
        },
      ],
    },
    {
      firms: 210,
      trades: [
        {
          domain: 'trucking',
          any: 'Trucking|Freight|Transport|Logistics|Hauling',
          surname: '& Sons Trucking|Brothers Trucking',
          phrases:
            'Coast to coast, on time|Your freight, our word|We deliver on Mondays too|Miles you can count on|Loaded right, tracked all night',
        },
        {
          domain: 'moving',
          any: 'Moving & Storage|Movers|Moving',
          surname: 'Brothers Moving',
          phrases:
            'Careful hands, easy moves|Home by dinner|Your boxes are in good hands|Packed, moved, unpacked|There today, safe and sound',
        },
        {
          domain: 'shuttle',
          any: 'Limousine|Shuttle|Car Service|Charter Bus',
          phrases:
            'Sit back, we will drive|Door to gate, on time|Your ride is waiting|Smooth rides, early arrivals',
        },
      ],
    },
    {
      firms: 80,
      trades: [
        {
          domain: 'software',
          form: 'firm',
          suffix: 'tech',
          name: 'Software|Systems|Labs|Apps|Cloud',
          phrases:
            'Software that stays out of your way|Less paperwork, more work|Simple tools for busy teams|Built for Monday morning|Your data, where you need it',
        },
        {
          domain: 'media',
          any: 'Media|Publishing|Press|Studios',
          phrases: 'Stories worth your time|Local stories, told well|Words that travel|Made to be shared',
        },
        {
          domain: 'fiber',
          suffix: 'tech',
          name: 'Broadband|Fiber|Telecom|Wireless|Networks',
          phrases: 'Fast where you live|Always on|Connected all the way home|The connection you can count on',
        },
      ],
    },
    {
      firms: 240,
      trades: [
        {
          domain: 'insurance',
          form: 'firm',
          any: 'Insurance|Insurance Agency|Insurance Group',
          surname: '& Associates Insurance|Family Insurance',
          phrases:
            'Covered when it counts|Ready before the rain|We pick up the phone|Home, auto and peace of mind|Protecting what you worked for',
        },
        {
          domain: 'financial',
          form: 'firm',
          any: 'Wealth Management|Financial|Financial Advisors|Capital|Investments',
          surname: '& Associates Financial|Financial Group',
          phrases:
            'Plans for the life you want|Retire on your terms|Advice without the jargon|Your goals, one plan|Patient money, steady hands|We sit on your side of the table',
        },
        {
          domain: 'mortgage',
          form: 'firm',
          any: 'Mortgage|Lending|Home Loans',
          surname: 'Mortgage Group',
          phrases:
            'Keys in hand by closing day|Loans made simple|Your rate, explained|Home starts here|Mortgages in plain English',
        },
      ],
    },
    {
      firms: 340,
      trades: [
        {
          domain: 'realty',
          form: 'firm',
          any: 'Realty|Real Estate|Properties|Real Estate Group',
          surname: '& Associates Realty|Realty Team',
          phrases:
            'Find your front door|Welcome home|We know every street|From listing to keys|Sold with care|Neighbors first',
        },
        {
          domain: 'rentals',
          form: 'firm',
          any: 'Property Management|Apartments|Rentals|Apartment Homes',
          phrases:
            'A good place to live|Well kept, fairly let|We answer maintenance calls|Room for what matters',
        },
      ],
    },
    {
      firms: 840,
      trades: [
        {
          domain: 'law',
          form: 'practice',
          any: 'Law Firm|Law Group|Law Office|Legal',
          surname: '& Associates Law',
          pair: 'Law|Attorneys',
          phrases:
            'Your side of the story|Here when it matters|Counsel you can count on|Straight answers, strong cases|We read the fine print|Justice, one client at a time',
        },
        {
          domain: 'tax',
          form: 'practice',
          any: 'Accounting|Tax & Accounting|CPA Group|Bookkeeping',
          surname: '& Associates CPAs|Tax Service',
          pair: 'CPAs|Accounting',
          phrases:
            "Numbers that add up|Ready by April|Books you can read|Less tax, no surprises|Every cent accounted for|We count so you don't have to",
        },
        {
          domain: 'engineering',
          form: 'firm',
          any: 'Engineering|Engineers|Surveying|Structural Engineering',
          surname: '& Associates Engineering',
          pair: 'Engineering|Engineers',
          phrases:
            'Designed to stand|Sound structures, clear drawings|Engineering from the ground up|We measure what matters|Built on good numbers',
        },
        {
          domain: 'architects',
          form: 'firm',
          any: 'Architecture|Architects|Interiors|Design Studio',
          surname: 'Architecture & Design',
          pair: 'Architects|Architecture',
          phrases:
            'Spaces people love|Light, line and purpose|Drawn for the way you live|Rooms that work|Good design ages well',
        },
        {
          domain: 'tech',
          form: 'firm',
          suffix: 'tech',
          any: 'Technology Solutions|Technology Group|Computer Services',
          name: 'Technologies|Cybersecurity|Digital|Network Services',
          phrases:
            'Technology that just works|Your IT department, on call|Patched, backed up and watched|Technology, translated|We answer on the second ring',
        },
        {
          domain: 'data',
          form: 'firm',
          suffix: 'tech',
          name: 'Analytics|Data|Data Systems|Insights|Data Science',
          phrases:
            'Answers in your data|Find the signal|Ask better questions|Numbers you can act on|See what comes next',
        },
        {
          domain: 'marketing',
          form: 'firm',
          any: 'Marketing|Advertising|Creative|Public Relations',
          name: 'Branding',
          phrases:
            'Get noticed for good reasons|Brands people remember|Say less, mean more|Ideas with results|Known in your neighborhood|Campaigns that pay for themselves',
        },
        {
          domain: 'consulting',
          form: 'firm',
          any: 'Consulting|Consulting Group|Advisors|Research',
          surname: '& Partners|& Associates',
          phrases:
            'Clear thinking for hard choices|Advice you can act on|From plan to practice|Fewer meetings, better decisions|We ask the second question',
        },
        {
          domain: 'vet',
          form: 'practice',
          any: 'Animal Hospital|Veterinary Clinic|Pet Clinic',
          surname: 'Veterinary Hospital',
          phrases:
            "Kind care for every paw|Healthy pets, happy homes|They can't say it, we hear it|Gentle with whiskers|For every tail that wags",
        },
        {
          domain: 'photo',
          form: 'shop',
          any: 'Photography|Photo Studio|Video Productions',
          phrases: 'Moments, kept|Smile, we are ready|Your day, beautifully told|Good light, good company',
        },
      ],
    },
    {
      firms: 360,
      trades: [
        {
          domain: 'landscaping',
          any: 'Landscaping|Lawn Care|Lawn & Garden',
          surname: '& Sons Landscaping',
          phrases:
            'Greener by the weekend|Lawns the neighbors notice|Gardens for every season|We love your yard|Cut, edged and tidy',
        },
        {
          domain: 'tree',
          any: 'Tree Service|Tree Care',
          surname: 'Brothers Tree Service',
          phrases: 'Trees in good hands|Safe cuts, clean yards|Shade for years to come|From root to crown',
        },
        {
          domain: 'cleaning',
          any: 'Cleaning|Cleaning Services|Building Services',
          surname: 'Family Cleaning',
          owner: 'Cleaning Service',
          phrases:
            'Spotless, every time|Clean from corner to corner|Fresh floors, clear desks|We get the corners too|Walk in to clean',
        },
        {
          domain: 'staffing',
          form: 'firm',
          any: 'Staffing|Personnel|Recruiting|Workforce Solutions',
          surname: 'Search Group',
          phrases:
            'Good people, good jobs|The right fit by Monday|Your next hire is here|We know who is looking|People first, paperwork second',
        },
        {
          domain: 'security',
          any: 'Security|Security Services|Protection',
          surname: 'Protection Services',
          phrases:
            "Sleep well, we won't|Eyes open all night|Safe at home, safe at work|Someone is always watching over you",
        },
        {
          domain: 'pest',
          any: 'Pest Control|Pest Solutions',
          phrases: 'Gone the first time|A home to yourself again|No bugs, no fuss|Out they go',
        },
      ],
    },
    {
      firms: 90,
      trades: [
        {
          domain: 'academy',
          form: 'none',
          any: 'Academy|Learning Center|Tutoring|Montessori School',
          surname: 'School of Music|Music Studio|Dance Academy|Driving School',
          phrases:
            'Curious minds welcome|Learn it for life|Small classes, big steps|Practice makes confident|Every lesson counts',
        },
      ],
    },
    {
      firms: 670,
      trades: [
        {
          domain: 'dental',
          form: 'practice',
          any: 'Dental|Family Dentistry|Dental Group|Orthodontics|Dental Care',
          surname: 'Family Dental',
          phrases:
            'Smiles for the whole family|Gentle care for every tooth|Straight teeth, happy faces|Your smile is in good hands|No tears, just teeth|A reason to smile',
        },
        {
          domain: 'health',
          form: 'practice',
          any: 'Medical Group|Family Medicine|Pediatrics|Internal Medicine|Dermatology|Health Center',
          surname: 'Family Practice',
          phrases:
            'We know you by name|Time for your questions|Well today, well tomorrow|Healthy families start here|Your doctor down the street|Care close to home',
        },
        {
          domain: 'therapy',
          form: 'practice',
          any: 'Physical Therapy|Chiropractic|Sports Medicine',
          surname: 'Chiropractic & Wellness',
          phrases: 'Move better, feel better|Back to what you love|Stronger every week|On your feet again',
        },
        {
          domain: 'counseling',
          form: 'practice',
          any: 'Counseling|Family Therapy',
          surname: '& Associates Counseling',
          phrases:
            'Someone to talk to|One step at a time|Healing takes a good listener|A quiet place to think',
        },
        {
          domain: 'eyecare',
          form: 'practice',
          any: 'Eye Care|Vision Center|Optometry|Optical',
          surname: 'Family Eye Care',
          phrases:
            'See the difference|Clear sight for every age|Frames for every face|Look after your eyes|The world in focus',
        },
        {
          domain: 'homecare',
          form: 'firm',
          any: 'Home Care|Home Health|In-Home Care',
          phrases:
            "Care that comes to you|At home, where you belong|Kindness at every door|Family, when you can't be there|Good days, every day",
        },
        {
          domain: 'childcare',
          form: 'none',
          any: 'Child Care|Preschool|Day Care|Early Learning Center',
          owner: 'Day Care',
          phrases:
            'Where little ones grow|Play, nap, learn, repeat|Safe hands, happy kids|First steps, first friends|Small people, big days',
        },
      ],
    },
    {
      firms: 130,
      trades: [
        {
          domain: 'fitness',
          form: 'shop',
          any: 'Fitness|Gym|Yoga|Martial Arts',
          surname: 'Boxing Gym',
          name: 'Athletic Club',
          phrases:
            'Stronger than yesterday|Start where you are|Sweat, breathe, repeat|Your first class is on us|Find your balance',
        },
        {
          domain: 'events',
          form: 'none',
          name: 'Golf Club|Bowling|Event Center|Riding Club|Ice Arena|Dance Studio',
          phrases:
            'Where weekends begin|Good times, close by|Play all day|Bring your friends|A day to remember',
        },
      ],
    },
    {
      firms: 550,
      trades: [
        {
          domain: 'grill',
          form: 'shop',
          any: 'Grill|Bar & Grill|Tavern|Steakhouse|Kitchen',
          surname: 'Family Restaurant|Barbecue',
          owner: 'Diner|Grill|Kitchen|Steakhouse|Barbecue',
          phrases:
            'Come hungry|Hot plates, warm welcome|Good food, no fuss|Your table is ready|Pull up a chair|Supper is on',
        },
        {
          domain: 'pizza',
          form: 'shop',
          name: 'Pizza|Pizza & Pasta',
          owner: 'Pizza|Pizzeria|Pizza & Subs',
          phrases:
            'Hot, fresh and on the way|One more slice|Fresh dough every morning|Family recipes, stone oven',
        },
        {
          domain: 'deli',
          form: 'shop',
          name: 'Deli|Taqueria|Noodle House|Sushi',
          owner: 'Deli|Tacos|Lunch Counter',
          phrases:
            'Made while you watch|Fresh every day|Family recipes, made daily|Eat here or take it home|The line is worth it',
        },
        {
          domain: 'bakery',
          form: 'shop',
          any: 'Bakery|Cafe|Coffee House',
          surname: 'Family Bakery',
          owner: 'Bakery|Cafe|Donuts|Coffee Shop',
          phrases:
            'Baked before sunrise|Stay for a second cup|Warm bread, warm people|Fresh from the oven|Good mornings start here',
        },
        {
          domain: 'catering',
          any: 'Catering|Catering & Events|Banquets',
          surname: 'Family Catering',
          owner: 'Catering',
          phrases:
            'Your party, our kitchen|Good food for great days|Served with a smile|From ten guests to a thousand|You host, we cook',
        },
        {
          domain: 'inn',
          form: 'none',
          name: 'Inn|Inn & Suites|Lodge|Hotel|Bed & Breakfast|Motel',
          phrases:
            'Rest easy|Stay a little longer|A good night, every night|Home away from home|The light is on for you',
        },
      ],
    },
    {
      firms: 700,
      trades: [
        {
          domain: 'auto',
          any: 'Auto Repair|Automotive|Auto Service|Transmission|Tire & Brake',
          surname: '& Sons Auto Repair|Brothers Auto Repair|Garage',
          owner: 'Auto Repair|Garage|Auto Service',
          phrases:
            "Back on the road today|Honest repairs, fair prices|We fix it like it's ours|From brakes to bumpers|Good mechanics, straight talk|Your check engine light ends here",
        },
        {
          domain: 'salon',
          form: 'shop',
          any: 'Hair Salon|Hair Studio|Barber Shop',
          surname: 'Barbers',
          owner: 'Salon|Hair Salon|Barber Shop|Haircuts',
          phrases:
            'Look good, feel good|Your best hair day|A fresh cut, a fresh start|Walk in, strut out|Good hair, good talk',
        },
        {
          domain: 'spa',
          form: 'shop',
          name: 'Day Spa|Nails & Spa|Skin Care|Massage',
          owner: 'Nails|Skin Care',
          phrases: 'Sit back and relax|An hour to yourself|Breathe out|You deserve this|Leave lighter',
        },
        {
          domain: 'cleaners',
          form: 'shop',
          any: 'Cleaners|Laundry|Dry Cleaning',
          owner: 'Laundry|Cleaners',
          phrases: 'Crisp by tomorrow|In by nine, out by five|Pressed and ready|Stains are our specialty',
        },
        {
          domain: 'grooming',
          form: 'shop',
          any: 'Pet Grooming|Kennels',
          owner: 'Pet Grooming|Dog Wash|Grooming',
          phrases: 'Clean coats, happy dogs|Sit, stay, shine|Every dog has its day here|Best friends welcome',
        },
        {
          domain: 'repair',
          any: 'Appliance Repair|Small Engine Repair',
          name: 'Phone Repair',
          owner: 'Appliance Repair',
          phrases:
            "Fixed today, or it's free|Don't toss it, fix it|Good as new by noon|We still repair things",
        },
        {
          domain: 'lock',
          any: 'Lock & Key|Locksmith',
          surname: '& Son Locksmiths',
          owner: 'Lock & Key',
          phrases: 'Keys cut while you wait|Open in minutes|Safe and sound|Locked out? We are on the way',
        },
        {
          domain: 'fund',
          form: 'none',
          suffix: 'charity',
          any: 'Foundation|Family Foundation',
          name: 'Community Fund|Conservancy|Historical Society|Food Bank',
          phrases:
            'Neighbors helping neighbors|Good work, close to home|Give where you live|Stronger together|Every gift goes further here',
        },
      ],
    },
  ],
  closings: {
    all: 'Serving you since #|Established #|Since #|Here since #',
    owned: 'Family owned since #|Locally owned since #|In business since #',
  },
};

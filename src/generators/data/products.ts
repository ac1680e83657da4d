/** Adjectives by kind of goods. */
export const productAdjectives = {
  goods:
    'Awesome|Elegant|Fantastic|Generic|Gorgeous|Incredible|Licensed|Modern|Practical|Refined|Sleek|Small|Unbranded',
  crafted:
    'Awesome|Bespoke|Elegant|Fantastic|Gorgeous|Handcrafted|Handmade|Incredible|Luxurious|Modern|Practical|Recycled|Refined|Rustic|Small|Unbranded',
  devices:
    'Awesome|Electronic|Elegant|Ergonomic|Fantastic|Generic|Incredible|Intelligent|Modern|Practical|Refined|Sleek|Small|Unbranded',
  food: 'Artisan|Classic|Delicious|Fantastic|Generic|Gourmet|Homestyle|Premium|Savory|Tasty|Traditional|Unbranded',
} as const;

/** By department, the kind of goods and products: name, usual price in dollars, materials. See SOURCES.md. */
export const products: Readonly<
  Record<string, readonly [kind: keyof typeof productAdjectives, products: string]>
> = {
  Automotive: [
    'goods',
    'Floor Mats~45~Rubber,Nylon|Car Cover~80~Nylon,Cotton|Roof Rack~190~Aluminum,Steel|Seat Cover~60~Leather,Cotton,Nylon|Steering Wheel~130~Leather,Wooden|Bike Rack~140~Steel,Aluminum|License Plate Frame~18~Metal,Plastic,Steel|Phone Mount~22~Metal,Plastic,Aluminum',
  ],
  Baby: [
    'goods',
    'Blanket~28~Cotton,Wool,Bamboo|Bib~9~Cotton,Silicone|High Chair~130~Wooden,Plastic|Rattle~10~Wooden,Plastic|Crib~230~Wooden|Bottle~12~Glass,Plastic,Silicone|Teether~11~Rubber,Silicone,Wooden',
  ],
  Beauty: [
    'crafted',
    'Hair Brush~16~Wooden,Bamboo,Plastic|Mirror~25~Metal,Wooden,Plastic|Makeup Bag~22~Silk,Cotton,Leather|Comb~8~Wooden,Bamboo,Metal|Pillowcase~35~Silk,Cotton|Soap Dish~12~Ceramic,Bamboo,Marble|Headband~10~Silk,Cotton,Plastic',
  ],
  Books: [
    'crafted',
    'Notebook~14~Paper,Leather|Bookmark~6~Leather,Metal,Paper,Silk|Bookends~28~Metal,Marble,Wooden|Journal~18~Leather,Linen|Sketchbook~15~Paper,Linen|Book Stand~30~Wooden,Bamboo,Metal|Book Cover~16~Leather,Cotton,Linen',
  ],
  Clothing: [
    'crafted',
    'Shirt~32~Cotton,Linen,Silk|Pants~48~Cotton,Linen,Denim|Hat~24~Cotton,Wool,Straw|Gloves~26~Leather,Wool,Cotton|Jacket~98~Leather,Denim,Cotton,Wool|Sweater~58~Wool,Cotton,Cashmere|Dress~72~Cotton,Silk,Linen|Socks~12~Cotton,Wool,Bamboo|Scarf~28~Silk,Wool,Cotton',
  ],
  Computers: [
    'devices',
    'Computer~480~Aluminum,Metal,Plastic|Laptop~490~Aluminum,Plastic|Keyboard~65~Aluminum,Plastic,Metal|Mouse~35~Aluminum,Plastic|Monitor~240~Metal,Plastic|Webcam~55~Metal,Plastic|Printer~160~Plastic|Docking Station~110~Aluminum,Plastic',
  ],
  Electronics: [
    'devices',
    'Headphones~90~Metal,Plastic|Speaker~110~Wooden,Metal,Plastic,Bamboo|Charger~22~Aluminum,Plastic|Camera~380~Metal,Plastic|Watch~230~Steel,Aluminum,Titanium|Radio~60~Wooden,Plastic|Tablet~330~Aluminum,Metal,Plastic|Clock~32~Wooden,Metal,Plastic',
  ],
  Games: [
    'crafted',
    'Chess Set~48~Wooden,Marble,Metal|Dominoes~20~Wooden,Plastic|Puzzle~18~Wooden,Paper|Playing Cards~9~Paper,Plastic|Dice Set~14~Metal,Wooden,Plastic|Backgammon Set~55~Wooden,Leather|Game Table~280~Wooden',
  ],
  Garden: [
    'goods',
    'Watering Can~28~Metal,Steel,Plastic|Planter~34~Ceramic,Concrete,Wooden,Granite|Hose~32~Rubber|Bench~190~Wooden,Metal,Concrete|Rake~24~Bamboo,Steel,Metal|Wheelbarrow~98~Steel,Plastic|Bird Bath~70~Concrete,Granite,Ceramic|Shovel~30~Steel,Metal',
  ],
  Grocery: [
    'food',
    'Pizza~7~Frozen,Fresh,Organic|Cheese~8~Aged,Smoked,Organic|Bacon~7.5~Smoked,Organic|Chicken~9~Fresh,Frozen,Organic|Fish~13~Fresh,Frozen,Smoked|Tuna~3.5~Canned,Smoked|Chips~4~Baked,Salted,Organic|Salad~6~Fresh,Organic|Sausages~8~Smoked,Fresh,Frozen|Bread~4.5~Fresh,Organic,Frozen|Coffee~11~Ground,Roasted,Organic',
  ],
  Health: [
    'goods',
    'Yoga Mat~32~Rubber,Cork,Cotton|Massage Ball~12~Rubber,Wooden|Water Bottle~22~Steel,Glass,Aluminum|Face Towels~18~Cotton,Bamboo|Pill Organizer~9~Plastic,Aluminum|Scale~36~Glass,Steel,Plastic|Toothbrush~6~Bamboo,Plastic',
  ],
  Home: [
    'crafted',
    'Chair~110~Wooden,Metal,Plastic,Rattan|Table~240~Wooden,Marble,Glass,Metal|Lamp~65~Ceramic,Bronze,Metal,Wooden|Towels~26~Cotton,Bamboo,Linen|Vase~30~Ceramic,Glass,Marble,Bronze|Cutting Board~28~Bamboo,Wooden,Marble|Curtains~45~Cotton,Linen,Silk|Rug~130~Wool,Cotton,Jute|Sofa~460~Leather,Cotton,Linen',
  ],
  Industrial: [
    'goods',
    'Ladder~160~Aluminum,Steel,Fiberglass|Work Bench~240~Steel,Wooden|Shelving Unit~130~Steel,Metal|Pipe~25~Steel,Copper,Plastic|Safety Gloves~14~Rubber,Leather,Nylon|Storage Bin~18~Plastic,Steel|Chain~42~Steel|Hard Hat~28~Plastic,Fiberglass',
  ],
  Jewelry: [
    'crafted',
    'Ring~190~Gold,Silver,Platinum|Necklace~160~Gold,Silver,Pearl|Bracelet~110~Gold,Silver,Leather,Bronze|Earrings~85~Gold,Silver,Pearl|Cufflinks~60~Gold,Silver,Steel|Brooch~75~Gold,Silver,Bronze|Pendant~95~Gold,Silver,Marble',
  ],
  Kids: [
    'goods',
    'Backpack~34~Cotton,Nylon|Lunch Box~16~Steel,Plastic|Bunk Bed~390~Wooden,Metal|Raincoat~28~Rubber,Nylon|Desk~120~Wooden,Plastic|Scooter~62~Aluminum,Steel|Night Light~18~Wooden,Plastic,Ceramic',
  ],
  Movies: [
    'goods',
    'Poster~16~Paper,Metal|Popcorn Bowl~14~Ceramic,Plastic,Metal|Projector~230~Plastic,Aluminum|Clapperboard~18~Wooden,Plastic|Disc Rack~42~Wooden,Metal|Film Frame~24~Wooden,Metal|Theater Chair~260~Leather,Metal',
  ],
  Music: [
    'crafted',
    'Guitar~270~Wooden,Carbon|Drumsticks~14~Wooden|Music Stand~35~Metal,Wooden|Flute~320~Silver,Wooden,Bamboo|Harmonica~32~Wooden,Metal|Record Player~150~Wooden,Plastic|Guitar Strap~24~Leather,Cotton,Nylon|Cymbals~140~Bronze,Brass',
  ],
  Outdoors: [
    'goods',
    'Tent~165~Nylon,Cotton|Sleeping Bag~82~Cotton,Nylon|Hammock~45~Cotton,Nylon|Camping Chair~40~Aluminum,Steel|Lantern~30~Metal,Plastic|Fishing Rod~72~Bamboo,Carbon|Thermos~28~Steel|Cooler~95~Plastic,Steel',
  ],
  Shoes: [
    'crafted',
    'Shoes~75~Leather,Cotton,Rubber|Boots~125~Leather,Rubber|Sandals~45~Leather,Rubber,Cork|Sneakers~78~Leather,Cotton|Slippers~30~Wool,Cotton,Leather|Loafers~92~Leather,Cotton',
  ],
  Sports: [
    'goods',
    'Ball~22~Leather,Rubber,Plastic|Bike~380~Steel,Aluminum,Carbon|Tennis Racket~95~Aluminum,Graphite,Wooden|Jump Rope~13~Leather,Plastic,Nylon|Dumbbells~55~Steel,Rubber|Helmet~48~Plastic,Carbon|Skateboard~70~Wooden,Bamboo',
  ],
  Tools: [
    'goods',
    'Hammer~22~Steel,Rubber,Wooden|Screwdriver Set~28~Steel,Metal|Wrench~18~Steel,Metal|Tool Box~48~Steel,Plastic,Wooden|Saw~26~Steel,Metal|Tape Measure~14~Steel,Plastic|Pliers~17~Steel,Metal|Chisel~19~Steel,Wooden',
  ],
  Toys: [
    'crafted',
    'Car~18~Wooden,Metal,Plastic|Building Blocks~32~Wooden,Plastic|Train Set~48~Wooden,Metal,Plastic|Doll~22~Cotton,Plastic,Porcelain|Kite~20~Nylon,Silk,Paper|Yo-Yo~9~Wooden,Plastic,Metal|Teddy Bear~24~Cotton,Wool|Dollhouse~98~Wooden,Plastic',
  ],
};

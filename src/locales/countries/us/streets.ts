import type { Streets } from '../../places.ts';

/** Compiled by hand; SOURCES.md beside this file names the sources of the counts. */
export const streets: Streets = {
  directions: 'N|E|S|W',
  kinds: [
    {
      share: 100,
      weightedNames:
        '1st 281|2nd 315|3rd 293|4th 261|5th 232|6th 200|7th 172|8th 153|9th 133|10th 131|11th 111|12th 103|13th 90|14th 89|15th 81|16th 75|17th 70|18th 68|19th 60|20th 63|21st 58|22nd 54|23rd 50|24th 52|25th 49|26th 46|27th 45|28th 44|29th 43|30th 43|31st 42|32nd 42|33rd 41|34th 41|35th 40|36th 40|37th 39|38th 39|39th 38|40th 38|41st 37|42nd 37|43rd 36|44th 36|45th 35|46th 35|47th 34|48th 34|49th 33|50th 33|51st 32|52nd 32|53rd 31|54th 31|55th 30|56th 30|57th 29|58th 29|59th 28|60th 28|61st 27|62nd 27|63rd 26|64th 26|65th 25|66th 25|67th 24|68th 24|69th 23|70th 23|71st 22|72nd 22|73rd 21|74th 21|75th 20|76th 20|77th 19|78th 19|79th 18|80th 18|81st 17|82nd 17|83rd 16|84th 16|85th 15|86th 15|87th 14|88th 14|89th 13|90th 13|91st 12|92nd 12|93rd 11|94th 11|95th 10|96th 10|97th 9|98th 9|99th 8',
      suffixes: 'Street 61|Avenue 33|Place 4|Court 1|Terrace 1',
      withDirectionPercent: 55,
    },
    {
      share: 75,
      weightedNames:
        'Main 335|Oak 162|Maple 152|Pine 141|Elm 136|Washington 131|Walnut 121|Church 109|Cedar 108|Lincoln 96|Railroad 93|Center 82|Jackson 81|Jefferson 80|Chestnut 73|Willow 72|Cherry 65|Madison 64|Adams 63|Wilson 63|Spruce 63|Franklin 63|Hickory 61|Johnson 59|High 58|Central 58|Birch 57|Poplar 56|Smith 55|Ash 55|Locust 55|State 53|Grant 53|Taylor 52|Magnolia 52|Dogwood 52|Lee 51|Williams 51|Sycamore 50|College 50|Clark 49|Davis 49|Monroe 48|Miller 47|Harrison 46|Laurel 46|Union 45',
      suffixes: 'Street 66|Avenue 21|Road 3|Drive 4|Lane 1|Court 1|Boulevard 3|Terrace 1',
      withDirectionPercent: 25,
    },
    {
      share: 45,
      weightedNames:
        'Park 190|Lake 98|Sunset 87|River 86|Highland 78|Ridge 74|Lakeview 72|Hill 66|Woodland 63|Forest 62|Mill 61|Spring 60|Hillcrest 52|Orchard 50|Valley 50|Summit 49|School 49|Evergreen 48|Hillside 47',
      suffixes: 'Street 16|Avenue 24|Road 25|Drive 22|Lane 5|Boulevard 3|Court 2|Terrace 1|Place 1|Circle 1',
      withDirectionPercent: 15,
    },
    {
      share: 5,
      weightedNames: 'North 82|South 69|West 66|East 54',
      suffixes: 'Street 80|Avenue 15|Road 5',
      withDirectionPercent: 0,
    },
    {
      share: 35,
      names:
        'Academy|Bank|Bay|Beach|Bridge|Broad|Canal|Capitol|City|Commerce|Commercial|Cottage|Cross|Depot|Division|Exchange|Factory|Fairview|Front|Garden|Grand|Green|Grove|Harbor|Independence|Industrial|Island|Liberty|Market|Meridian|Middle|Mission|Mulberry|Ocean|Olive|Orange|Pearl|Pleasant|Plum|Pond|Prospect|Short|Station|University|Vine|Water',
      suffixes: 'Street 60|Avenue 25|Road 8|Drive 2|Lane 2|Place 2|Boulevard 1',
      withDirectionPercent: 18,
    },
    {
      share: 257,
      names:
        'Abbott|Adair|Alden|Alexander|Allen|Allison|Anderson|Andrews|Archer|Armstrong|Arnold|Arthur|Atkins|Austin|Avery|Bailey|Baker|Baldwin|Ballard|Barber|Barker|Barnes|Barrett|Barton|Bates|Baxter|Beck|Becker|Bell|Benjamin|Bennett|Benson|Benton|Berry|Blackburn|Blair|Blake|Bowman|Boyd|Bradford|Bradley|Brady|Brewer|Bridges|Briggs|Brooks|Brown|Bruce|Bryan|Bryant|Buchanan|Buckley|Burke|Burnett|Burns|Burton|Butler|Byrd|Callahan|Calvin|Cameron|Campbell|Carlson|Carpenter|Carroll|Carson|Carter|Carver|Casey|Chambers|Chandler|Chapman|Chase|Chavez|Clay|Clayton|Clements|Cleveland|Clifford|Clifton|Clinton|Cole|Coleman|Collins|Conner|Conrad|Cook|Cooper|Craig|Crawford|Crosby|Cunningham|Curtis|Dalton|Daniels|Davidson|Dawson|Decker|Dennis|Dewey|Dickson|Dixon|Dodge|Douglas|Doyle|Drake|Dudley|Duncan|Dunn|Eaton|Edison|Edwards|Elliott|Ellis|Emerson|Emmett|Erickson|Evans|Everett|Farrell|Ferguson|Fisher|Fitzgerald|Fleming|Fletcher|Ford|Foster|Fowler|Fox|Francis|Frazier|Freeman|Fremont|Fuller|Fulton|Gallagher|Garcia|Gardner|Garfield|Garrett|George|Gibbs|Gibson|Gilbert|Gordon|Graham|Gray|Greene|Gregory|Griffin|Griffith|Hall|Hamilton|Hammond|Hancock|Hansen|Harding|Hardy|Harper|Harris|Hart|Harvey|Hastings|Hawkins|Hayes|Henderson|Henry|Herbert|Higgins|Hoffman|Holland|Holmes|Hoover|Hopkins|Houston|Howard|Howe|Howell|Hubbard|Hudson|Hughes|Hunt|Hunter|Irving|Irwin|James|Jenkins|Jennings|Jensen|Jones|Jordan|Joseph|Keller|Kelly|Kendall|Kennedy|Kent|Kimball|King|Kirk|Klein|Knight|Knox|Lafayette|Lamar|Lambert|Larson|Lawrence|Lawson|Leonard|Lewis|Lloyd|Logan|Long|Lopez|Lowell|Lucas|Lyon|Mack|Malone|Marion|Marshall|Martin|Martinez|Mason|Matthews|Maxwell|McArthur|McCarthy|McClellan|McCoy|McDonald|McDowell|McKinley|McLean|Meade|Mercer|Merrill|Meyer|Miles|Mills|Mitchell|Moore|Morales|Moran|Morgan|Morris|Morrison|Morton|Murphy|Murray|Myers|Neal|Nelson|Newman|Newton|Nichols|Nolan|Norman|Norris|Norton|Oliver|Olson|Owens|Page|Palmer|Parker|Parsons|Patterson|Patton|Payne|Pearson|Perkins|Perry|Peters|Peterson|Phelps|Phillips|Pierce|Pierson|Polk|Porter|Potter|Powell|Pratt|Prescott|Preston|Price|Putnam|Quincy|Ramsey|Randall|Randolph|Raymond|Reed|Reynolds|Rhodes|Rice|Richards|Richardson|Riley|Rivera|Roberts|Robinson|Rogers|Romero|Roosevelt|Rose|Ross|Russell|Ryan|Sanders|Sanford|Sawyer|Schmidt|Schneider|Schroeder|Scott|Seymour|Shannon|Shaw|Shelby|Sheldon|Sheridan|Sherman|Simmons|Simpson|Sloan|Snyder|Spencer|Stafford|Stanley|Stanton|Stephens|Sterling|Stevens|Stevenson|Stewart|Stone|Stuart|Sullivan|Sumner|Sutton|Swanson|Sweeney|Taft|Talbot|Terrell|Terry|Thomas|Thompson|Thornton|Todd|Torres|Townsend|Tracy|Travis|Truman|Tucker|Turner|Tyler|Underwood|Vance|Vaughn|Vincent|Wade|Wagner|Walker|Wallace|Walsh|Walters|Ward|Warner|Warren|Washburn|Watkins|Watson|Watts|Wayne|Weaver|Webb|Weber|Webster|Welch|Wells|Wesley|Wheeler|Whitaker|White|Whitman|Whitney|Wilcox|Wiley|Wilkins|Willard|Willis|Winslow|Winston|Wolfe|Wood|Woodard|Woodward|Wright|Wyatt|Yates|York|Young|Zimmerman',
      suffixes: 'Street 18|Avenue 19|Road 19|Drive 21|Lane 6|Court 5|Boulevard 4|Place 2|Circle 3|Way 3',
      withDirectionPercent: 14,
    },
    {
      share: 70,
      names:
        'Alice|Amy|Andrew|Angela|Ann|Anna|Anthony|Beverly|Brenda|Carl|Carol|Catherine|Charles|Charlotte|Christine|Clara|Clarence|Cynthia|Daniel|David|Deborah|Diane|Donna|Doris|Dorothy|Edgar|Edith|Edward|Eileen|Elaine|Eleanor|Elizabeth|Ellen|Emily|Emma|Eric|Erin|Ernest|Esther|Ethel|Eugene|Eva|Florence|Frances|Frank|Frederick|Gary|Gerald|Glenn|Gloria|Grace|Harold|Harriet|Harry|Helen|Irene|Jacob|Jane|Janet|Jason|Jean|Jeffrey|Jennifer|Jerome|Jessica|Jill|Joan|John|Joyce|Judith|Judy|Julia|Julie|June|Karen|Katherine|Kathleen|Kathy|Keith|Kenneth|Kevin|Kimberly|Larry|Laura|Linda|Lisa|Lois|Lorraine|Louis|Louise|Lucille|Lynn|Margaret|Maria|Marie|Marilyn|Mark|Martha|Mary|Maureen|Melissa|Michael|Michelle|Mildred|Nancy|Nicole|Norma|Olivia|Pamela|Patricia|Paul|Paula|Peggy|Phyllis|Ralph|Rebecca|Richard|Robert|Robin|Roger|Ronald|Rosemary|Roy|Ruth|Sally|Samuel|Sandra|Sara|Sharon|Sheila|Sherry|Shirley|Stephanie|Stephen|Sue|Susan|Theresa|Timothy|Tina|Valerie|Vernon|Vicki|Victor|Vivian|Walter|Wanda|Wendy|William',
      suffixes: 'Drive 32|Street 17|Avenue 12|Lane 11|Court 11|Circle 7|Place 4|Way 5|Terrace 1',
      withDirectionPercent: 8,
    },
    {
      share: 110,
      names:
        'Aberdeen|Albany|Alexandria|Amherst|Andover|Annapolis|Arlington|Asbury|Ashland|Atlanta|Atlantic|Auburn|Augusta|Aurora|Avon|Baltimore|Bedford|Belmont|Bennington|Berkeley|Berkshire|Bethany|Bethel|Birmingham|Boston|Boulder|Brandywine|Brentwood|Brighton|Bristol|Brookline|Brunswick|Buckingham|Buffalo|Burlington|California|Cambridge|Camden|Canterbury|Canton|Carlisle|Carmel|Carolina|Charleston|Chatham|Chelsea|Chester|Chesterfield|Chicago|Claremont|Colonial|Colorado|Columbia|Columbus|Concord|Cornell|Cornwall|Coventry|Cumberland|Dakota|Danbury|Dartmouth|Dayton|Dearborn|Delaware|Denver|Devon|Dorchester|Dover|Dublin|Duke|Durham|Edinburgh|Essex|Exeter|Fairfax|Fairfield|Falmouth|Florida|Georgia|Georgetown|Gettysburg|Glasgow|Glendale|Gloucester|Greenwich|Hampshire|Hampton|Hanover|Hartford|Harvard|Hillsborough|Hollywood|Huntington|Idaho|Illinois|Indiana|Iowa|Ithaca|Jamestown|Kansas|Kensington|Kentucky|Lancaster|Lexington|London|Louisiana|Madrid|Maine|Malibu|Manchester|Maryland|Memphis|Miami|Michigan|Middlesex|Milford|Milton|Minnesota|Mississippi|Missouri|Mobile|Monterey|Montana|Monticello|Montrose|Nantucket|Naples|Nashville|Nebraska|Nevada|Newbury|Newport|Norfolk|Northampton|Norwood|Ohio|Olympia|Omaha|Oregon|Orlando|Oxford|Pacific|Palermo|Paris|Pasadena|Pennsylvania|Philadelphia|Phoenix|Piedmont|Plymouth|Portland|Portsmouth|Princeton|Providence|Raleigh|Richmond|Rochester|Rutgers|Rutland|Sacramento|Salem|Salisbury|Savannah|Seattle|Shrewsbury|Somerset|Southampton|Springfield|Stanford|Stratford|Suffolk|Sussex|Tahoe|Tennessee|Texas|Toledo|Trenton|Troy|Tulane|Utah|Valencia|Vermont|Vienna|Virginia|Wakefield|Walden|Waltham|Warwick|Waterford|Waverly|Wellesley|Wellington|Westchester|Westminster|Weston|Williamsburg|Wilmington|Winchester|Windsor|Winthrop|Wisconsin|Woodstock|Worcester|Worthington|Wyoming|Yale',
      suffixes:
        'Avenue 28|Street 18|Drive 21|Road 7|Court 6|Place 4|Circle 4|Boulevard 4|Lane 3|Way 3|Parkway 2',
      withDirectionPercent: 12,
    },
    {
      share: 115,
      names:
        'Acorn|Alder|Almond|Amber|Apple|Applewood|Arbor|Ashwood|Aspen|Autumn|Azalea|Balsam|Bayberry|Beech|Beechwood|Birchwood|Bluebird|Blueberry|Bluegrass|Boxwood|Briar|Briarcliff|Briarwood|Brookdale|Brookfield|Brookhaven|Brookside|Brookview|Brookwood|Buttercup|Butternut|Canyon|Cardinal|Catalpa|Cedarwood|Chaparral|Cherrywood|Clearview|Clearwater|Clover|Cloverdale|Colony|Cottonwood|Cranberry|Creekside|Creekview|Crescent|Crestline|Crestmont|Crestview|Crestwood|Crystal|Cypress|Daffodil|Daisy|Deerfield|Deerwood|Dove|Driftwood|Eagle|Eastview|Eastwood|Edgewater|Edgewood|Elderberry|Elkhorn|Elmwood|Fairlane|Fairmont|Fairway|Falcon|Fallbrook|Fawn|Fern|Ferndale|Fernwood|Fieldstone|Foothill|Forestview|Foxglove|Foxwood|Gardenia|Glenview|Glenwood|Goldenrod|Grandview|Greenbriar|Greenfield|Greenhill|Greenleaf|Greentree|Greenwood|Hawk|Hawthorne|Hazelwood|Heather|Heatherwood|Hemlock|Heritage|Heron|Hilldale|Hilltop|Hillview|Holly|Hollyhock|Homestead|Honeysuckle|Hummingbird|Iris|Ironwood|Ivy|Jasmine|Juniper|Kingfisher|Knollwood|Lakecrest|Lakeland|Lakeridge|Lakeshore|Lakeside|Lakewood|Larch|Lark|Larkspur|Laurelwood|Lavender|Lilac|Lily|Linden|Lindenwood|Longview|Lupine|Mallard|Manzanita|Maplewood|Marigold|Meadow|Meadowbrook|Meadowlark|Meadowood|Meadowview|Mesa|Mesquite|Millbrook|Millstone|Mimosa|Mockingbird|Myrtle|Northridge|Northview|Northwood|Oakcrest|Oakdale|Oakhurst|Oakland|Oakmont|Oakview|Oakwood|Oleander|Orchid|Oriole|Osprey|Overbrook|Overlook|Palm|Palmetto|Partridge|Peach|Peachtree|Pebble|Pecan|Pelican|Peppertree|Periwinkle|Persimmon|Pheasant|Pinecrest|Pinehurst|Pineview|Pinewood|Pioneer|Ponderosa|Poppy|Prairie|Primrose|Quail|Quarry|Rainbow|Raven|Redbud|Redwood|Ridgecrest|Ridgemont|Ridgeview|Ridgewood|Riverbend|Riverside|Riverview|Rockwood|Rosebud|Rosedale|Rosemont|Rosewood|Sage|Sagebrush|Sandalwood|Sandpiper|Sandstone|Sassafras|Sequoia|Shadowbrook|Shadyside|Sherwood|Shoreline|Silverleaf|Skyline|Skyview|Southridge|Southview|Southwood|Sparrow|Starlight|Stonebridge|Stonebrook|Stonecrest|Stonegate|Stonehaven|Stonehedge|Stonewood|Summer|Summerfield|Sunflower|Sunnybrook|Sunnyside|Sunrise|Sunshine|Swan|Sweetbriar|Sweetwater|Tamarack|Tanager|Tanglewood|Teakwood|Thistle|Thornapple|Timber|Timberlake|Timberline|Timberwood|Trillium|Tulip|Upland|Valleyview|Village|Vineyard|Violet|Vista|Wedgewood|Westbrook|Westfield|Westview|Westwood|Wheatfield|Whippoorwill|Whitetail|Wildflower|Wildwood|Willowbrook|Windmill|Windsong|Wisteria|Woodbine|Woodbridge|Woodcrest|Woodfield|Woodhaven|Woodlawn|Woodmont|Woodridge|Woodside|Wren|Yarrow|Yellowstone',
      suffixes:
        'Drive 33|Lane 12|Court 11|Circle 9|Way 8|Avenue 8|Road 7|Street 4|Place 2|Trail 2|Boulevard 1|Terrace 1|Loop 1|Parkway 1',
      withDirectionPercent: 6,
    },
    {
      share: 105,
      names:
        'Apple Blossom|Apple Valley|Autumn Leaf|Autumn Ridge|Bay Hill|Bear Creek|Beaver Creek|Bent Tree|Birch Hill|Blue Heron|Blue Jay|Blue Ridge|Blue Spruce|Briar Hill|Brook Hollow|Canyon Creek|Canyon View|Carriage Hill|Cedar Creek|Cedar Hill|Cedar Ridge|Cherry Blossom|Cherry Hill|Chestnut Hill|Chestnut Ridge|Clear Creek|Clover Hill|Country Club|Coyote Creek|Crooked Creek|Crystal Lake|Cypress Creek|Deer Creek|Deer Path|Deer Ridge|Deer Run|Desert Rose|Desert Willow|Dry Creek|Eagle Creek|Eagle Point|Eagle Ridge|Elk Ridge|Elm Grove|Forest Glen|Forest Hill|Forest Park|Forest Ridge|Fox Chase|Fox Hill|Fox Hollow|Fox Meadow|Fox Ridge|Fox Run|Garden Gate|Golden Eagle|Golden Oak|Granite Ridge|Green Acres|Green Meadow|Green Valley|Harbor View|Harvest Moon|Hickory Grove|Hickory Hill|Hidden Creek|Hidden Hills|Hidden Lake|Hidden Valley|High Meadow|High Point|High Ridge|Hunters Ridge|Hunters Run|Ivy Hill|Lake Forest|Lake Shore|Laurel Hill|Laurel Oak|Laurel Ridge|Live Oak|Lone Oak|Lone Pine|Lone Star|Lost Creek|Maple Grove|Maple Hill|Maple Leaf|Maple Ridge|Meadow Creek|Meadow Glen|Meadow Ridge|Meadow View|Mill Creek|Mill Pond|Mill Run|Mission Hills|Morning Glory|Morning Star|Mountain Laurel|Mountain Ridge|Mountain View|North Shore|Oak Creek|Oak Forest|Oak Grove|Oak Hill|Oak Hollow|Oak Knoll|Oak Leaf|Oak Park|Oak Ridge|Oak Tree|Oak Valley|Ocean View|Old Oak|Orange Blossom|Orchard Hill|Palo Verde|Park Ridge|Partridge Run|Pebble Beach|Pebble Creek|Pecan Grove|Pheasant Ridge|Pheasant Run|Pine Cone|Pine Creek|Pine Grove|Pine Hill|Pine Hollow|Pine Knoll|Pine Ridge|Pine Tree|Pine Valley|Pleasant Hill|Pleasant Valley|Pleasant View|Pond View|Prairie View|Quail Creek|Quail Hollow|Quail Ridge|Quail Run|Red Barn|Red Cedar|Red Fox|Red Hawk|Red Maple|Red Oak|Red Rock|River Bend|River Birch|River Oaks|River Park|River Ridge|River Rock|Rock Creek|Rock Ridge|Rolling Hills|Rolling Meadow|Rose Garden|Rose Hill|Royal Oak|Running Creek|Saddle Ridge|Sand Dollar|Sandy Creek|Santa Fe|Santa Rosa|Sea Breeze|Shadow Creek|Shadow Ridge|Shadow Wood|Shady Brook|Shady Grove|Shady Hollow|Shady Oak|Sherwood Forest|Silver Creek|Silver Lake|Silver Maple|Sleepy Hollow|Spring Creek|Spring Garden|Spring Hill|Spring Lake|Spring Meadow|Spring Valley|Stone Creek|Stone Gate|Stone Hill|Stone Mill|Stone Ridge|Stony Brook|Sugar Hill|Sugar Maple|Summit Ridge|Sun Valley|Sunset Ridge|Tall Oaks|Tall Pines|Timber Creek|Timber Ridge|Turkey Hill|Turtle Creek|Twin Lakes|Twin Oaks|Twin Pines|Valley Forge|Valley View|Walnut Creek|Walnut Grove|Walnut Hill|Walnut Ridge|Water Oak|Waters Edge|Whispering Oaks|Whispering Pines|White Birch|White Oak|White Pine|Wild Cherry|Wild Horse|Wild Rose|Willow Bend|Willow Creek|Willow Oak|Willow Ridge|Willow Run|Winding Brook|Winding Creek|Windy Hill|Windy Ridge|Wolf Creek|Wood Duck|Wood Hollow|Woodland Hills',
      suffixes:
        'Drive 30|Road 13|Court 12|Circle 11|Lane 9|Way 10|Trail 3|Place 3|Loop 3|Boulevard 2|Terrace 2|Crossing 2',
      withDirectionPercent: 4,
    },
    {
      share: 60,
      names:
        'Airport|Bethel Church|Brush Creek|Cold Spring|Cross Creek|Depot|Fairground|Ferry|Fish Hatchery|Flat Rock|Forge|Friendship|Goose Creek|Grange Hall|Hollow|Hopewell|Horseshoe Bend|Indian Creek|Landing|Lick Creek|Limestone|Little Creek|Meeting House|Middle Creek|Mill Hill|Mount Carmel|Mount Hope|Mount Olive|Mount Pleasant|Mount Tabor|Mount Vernon|Mount Zion|Mountain|New Hope|North Fork|Old Church|Old Country|Old County|Old Farm|Old Ferry|Old Forge|Old Fort|Old Mill|Old Orchard|Old Plank|Old Post|Old River|Old Stage|Old State|Old Town|Piney Grove|Piney Woods|Plank|Pleasant Grove|Post|Prospect Hill|Quarry|Ranch|Reservoir|Rock Spring|Rocky Ford|Rocky Hill|Sawmill|Schoolhouse|Shiloh|South Fork|Spring Branch|Stagecoach|Sulphur Springs|Tower|Turkey Creek|Union Hill|Warm Springs',
      suffixes: 'Road 76|Lane 5|Drive 4|Highway 7|Turnpike 5|Pike 2|Trail 1',
      withDirectionPercent: 6,
    },
    {
      share: 23,
      weightedNames:
        'Broadway 36|County Line Road 22|Martin Luther King Jr Boulevard 10|Martin Luther King Jr Drive 4|Martin Luther King Jr Avenue 2|Cesar Chavez Avenue 2|John F Kennedy Boulevard 2|Rosa Parks Boulevard 2|A Street 2|B Street 2|C Street 1|D Street 1|E Street 1|Avenue A 1|Avenue B 1|Avenue C 1|County Road 4 2|County Road 7 2|County Road 12 2|County Road 15 2|County Road 20 2|County Road 25 2|County Road 30 2|County Road 42 2|County Road 54 2|County Road 64 2|County Road 79 2|County Road 97 2|County Road 100 2|County Road 120 2|County Road 200 2|County Road 305 2|State Route 3 2|State Route 5 2|State Route 7 2|State Route 9 2|State Route 14 2|State Route 28 2|State Route 30 2|State Route 34 2|State Route 49 2|State Route 72 2|State Route 89 2|State Route 113 2|State Route 116 2|State Route 125 2|Highway 10 2|Highway 16 2|Highway 20 2|Highway 34 2|Highway 51 2|Highway 62 2|Highway 69 2|Highway 71 2|Highway 76 2|Highway 93 2|Highway 101 2|Highway 105 2|US Highway 1 1|US Highway 17 1|US Highway 19 1|US Highway 20 1|US Highway 30 1|US Highway 31 1|US Highway 40 1|US Highway 41 1|US Highway 50 1|US Highway 60 1|US Highway 70 1|US Highway 80 1|US Highway 90 1|US Highway 98 1|US Highway 129 1|US Highway 231 1|US Highway 280 1|US Highway 301 1|US Highway 441 1|State Road 7 2|State Road 16 2|State Road 46 2|State Road 54 2|State Road 100 2',
      withDirectionPercent: 0,
    },
  ],
  houseNumbers: [
    [8, 9, 9, 12, 9, 4, 7, 9, 6],
    [60, 44, 42, 25, 25, 34, 21, 32, 25],
    [210, 130, 105, 80, 70, 65, 61, 56, 43],
    [370, 237, 182, 137, 158, 170, 134, 122, 46],
    [181, 48, 21, 9, 4, 0, 1, 0, 0],
  ],
};

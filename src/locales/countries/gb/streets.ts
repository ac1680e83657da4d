import type { Streets } from '../../places.ts';

/** Compiled by hand; SOURCES.md beside this file names the source of the counts. */
export const streets: Streets = {
  directions: '',
  kinds: [
    {
      share: 120,
      weightedNames:
        'High Street 80|Station Road 66|Church Road 52|Church Lane 48|Church Street 42|London Road 40|Park Road 40|Main Street 30|Green Lane 32|Victoria Road 36|Manor Road 30|New Road 34|The Avenue 26|Mill Lane 32|School Lane 30|Queens Road 28|Kings Road 24|York Road 20|Grange Road 22|Grove Road 22|The Green 22|The Crescent 18|The Close 18|The Drive 12|The Grove 10|The Street 10|The Square 8|The Paddock 8|The Orchard 6|The Ridgeway 5|The Mount 5|North Road 16|South Road 8|West Street 18|North Street 18|South Street 14|East Street 12|West Road 6|Mill Road 18|Park Avenue 20|Park Lane 20|Park Street 12|Queen Street 18|King Street 18|Albert Road 20|Alexandra Road 20|Springfield Road 20|Stanley Road 18|Richmond Road 18|Windsor Road 16|School Road 14|Chapel Street 16|Chapel Lane 16|Manor Drive 10|Main Road 18|High Road 12|Market Street 12|Market Place 6|Bridge Street 14|Castle Street 12|George Street 16|Broad Street 6|Silver Street 4|Fore Street 4|Front Street 8|Back Lane 10|Long Lane 8|Highfield Road 18|St Johns Road 14|Wood Lane 10|Sandy Lane 12|Vicarage Road 10|Rectory Lane 8|College Road 12|Cambridge Road 12|Oxford Road 12|Chester Road 10|New Street 18|Victoria Street 18|Albert Street 12|King Edward Road 4|Coronation Road 6|Coronation Avenue 4|Nursery Road 4|Commercial Road 6|Commercial Street 5|Kingsway 6|Broadway 6|Queensway 6|Parkway 4|Northgate 3|Eastgate 3|Westgate 3|Southgate 2',
      withDirectionPercent: 0,
    },
    {
      share: 150,
      names:
        'Abbey|Acacia|Addison|Albany|Albion|Alma|Argyle|Arundel|Ascot|Ashley|Avondale|Balfour|Balmoral|Barrow|Bedford|Belgrave|Belmont|Belvedere|Berkeley|Beverley|Birchfield|Blenheim|Bolton|Boundary|Bradford|Bramley|Brighton|Bristol|Broomfield|Brunswick|Buckingham|Burlington|Burton|Byron|Camden|Campbell|Canterbury|Carlisle|Carlton|Cavendish|Cecil|Central|Chatsworth|Chestnut|Chichester|Church Hill|Claremont|Clarence|Clarendon|Cleveland|Clifton|Clive|Connaught|Coventry|Cromer|Cromwell|Cumberland|Curzon|Derby|Devonshire|Dorset|Dover|Dudley|Durham|Eaton|Egerton|Elgin|Elm|Eton|Exeter|Fairfield|Forest|Garden|Gladstone|Glebe|Gloucester|Gordon|Granville|Grosvenor|Hall|Hamilton|Hampton|Harcourt|Harrow|Hartington|Hastings|Hawthorn|Hereford|Hillside|Holland|Howard|Imperial|Kent|Kingsley|Lancaster|Langley|Lansdowne|Leicester|Leigh|Lichfield|Lime|Lincoln|Linden|Lonsdale|Malvern|Marlborough|Melbourne|Melrose|Milton|Montague|Moor|Mortimer|Nelson|Newton|Norfolk|Northumberland|Norwich|Nottingham|Oakfield|Osborne|Palmerston|Pembroke|Percy|Portland|Prince of Wales|Priory|Raglan|Rectory|Regent|Riverside|Russell|Rutland|Salisbury|Sandringham|Seymour|Shakespeare|Shrewsbury|Somerset|Spencer|St Andrews|St Annes|St Georges|St James|St Marys|St Peters|St Pauls|Stafford|Station|Stratford|Suffolk|Surrey|Sussex|Sydney|Tennyson|Thornton|Tudor|Valley|Vernon|Vicarage|Victoria|Walton|Warren|Warwick|Waterloo|Wellington|Westbourne|Western|Westminster|Whitehall|William|Wilton|Winchester|Windsor|Woodland|Woodstock|Worcester|Wordsworth',
      suffixes: 'Road 62|Avenue 16|Street 12|Terrace 4|Drive 3|Crescent 2|Gardens 1',
      withDirectionPercent: 0,
    },
    {
      share: 90,
      names:
        'Adelaide|Albany|Albert|Alfred|Arthur|Bath|Beaumont|Brook|Brown|Canal|Carr|Charles|Charlotte|Clarence|Clifford|Commercial|Cross|Dale|Duke|Earl|Edward|Ellis|Firth|Foundry|Fountain|Frederick|Gas|Gladstone|Grove|Hanover|Harrison|Henry|Hope|Hunter|James|John|Jubilee|King William|Lord|Lower|Marsh|Mary|May|Mill|Moor|Mount|Nelson|Oak|Old|Oldham|Oliver|Orchard|Oxford|Peel|Portland|Prince|Princes|Prospect|Quarry|Railway|Regent|Robert|Rose|Russell|Salem|Sheffield|Smith|Spring|St John|Stanley|Swan|Thomas|Tower|Union|Upper|Vernon|Vine|Walker|Water|Well|Wellington|Wesley|Wharf|William|Wood|York',
      suffixes: 'Street 84|Terrace 6|Place 5|Row 3|Square 2',
      withDirectionPercent: 0,
    },
    {
      share: 230,
      names:
        'Abbots|Acorn|Alder|Almond|Appletree|Ash|Ashdale|Ashfield|Ashwood|Aspen|Badger|Barley|Barn|Beech|Beechcroft|Beechwood|Birch|Birchwood|Blackbird|Blackthorn|Bluebell|Bracken|Bramble|Briar|Broadoak|Brook|Brookfield|Brookside|Buttercup|Cedar|Chaffinch|Cherry|Cherry Tree|Chestnut|Clover|Conifer|Coppice|Cornfield|Cowslip|Cuckoo|Curlew|Cypress|Dale|Deerhurst|Dell|Elder|Elm|Elmwood|Fairfield|Fairway|Falcon|Farm|Fern|Ferndale|Fernleigh|Field|Fir Tree|Foxglove|Foxhill|Glebe|Goldcrest|Goldfinch|Grange|Greenacres|Greenfield|Greenway|Harvest|Hawthorn|Hazel|Hazelwood|Heather|Heathfield|Hedgerow|Heron|Highfield|Hill|Hillcrest|Hillside|Holly|Honeysuckle|Hornbeam|Hunters|Ivy|Jasmine|Juniper|Kestrel|Kingfisher|Laburnum|Lakeside|Lapwing|Larch|Larkspur|Laurel|Lavender|Lilac|Lime|Linden|Linnet|Magnolia|Mallard|Maple|Marigold|Meadow|Meadow View|Meadowbank|Meadowside|Mill|Millfield|Nightingale|Oak|Oak Tree|Oakdale|Oakfield|Oaklands|Oakwood|Old Farm|Orchard|Orchid|Osprey|Otter|Partridge|Pasture|Pear Tree|Pheasant|Pine|Pinewood|Pippin|Plover|Poplar|Poppy|Primrose|Redwing|Redwood|Robin|Rookery|Rose|Rosemary|Rowan|Rush|Sandpiper|Shepherds|Skylark|Snowdrop|Sorrel|Speedwell|Spinney|Spruce|Squirrel|Stable|Swallow|Swan|Swift|Sycamore|Teal|The Coppice|Thistle|Thornfield|Tulip|Valley|Walnut|Warren|Waterside|Wheatfield|Whitebeam|Willow|Windmill|Wood|Woodland|Woodlands|Woodpecker|Woodside|Wren|Wychwood|Yarrow|Yew Tree',
      suffixes:
        'Close 36|Drive 20|Road 10|Avenue 9|Way 8|Crescent 4|Gardens 4|Grove 3|Lane 2|Court 2|Rise 1|Walk 1',
      withDirectionPercent: 0,
    },
    {
      share: 150,
      names:
        'Abbott|Adams|Alexander|Allen|Archer|Arkwright|Armstrong|Arnold|Attlee|Austen|Baden Powell|Bailey|Baker|Barker|Barnard|Barrington|Bateman|Beckett|Bell|Bennett|Betjeman|Bevan|Blake|Brindley|Britten|Bronte|Browning|Brunel|Bunyan|Burns|Butler|Byron|Campion|Carter|Chadwick|Chamberlain|Chaucer|Churchill|Clarke|Coleridge|Collins|Constable|Cook|Cooper|Cowley|Cox|Cranmer|Crompton|Cunningham|Darwin|Davy|Dawson|Defoe|Dickens|Disraeli|Drake|Dryden|Edison|Eliot|Elgar|Ellis|Evans|Faraday|Fielding|Fisher|Fleming|Fletcher|Fox|Franklin|Frobisher|Gainsborough|Gibson|Gladstone|Goldsmith|Grant|Gray|Hardy|Harvey|Hawkins|Haydn|Herbert|Hodgson|Hogarth|Holmes|Hooper|Hudson|Hughes|Jackson|Jenner|Johnson|Keats|Kelvin|Kennedy|Kipling|Lambert|Landseer|Lawrence|Livingstone|Lloyd|Lutyens|Macaulay|Mallory|Marlowe|Marshall|Mason|Masefield|Mayfield|Mercer|Milton|Mitchell|Montgomery|Morley|Morris|Mountbatten|Nash|Nelson|Newton|Nightingale|Orwell|Parker|Paxton|Pearson|Pepys|Porter|Priestley|Purcell|Raleigh|Reynolds|Richardson|Rodney|Rowley|Ruskin|Rutherford|Scott|Shackleton|Shelley|Sheridan|Sherwood|Sinclair|Spencer|Stephenson|Sterling|Stevenson|Sullivan|Swift|Taylor|Telford|Tennyson|Thackeray|Thomas|Thompson|Trevithick|Turner|Tyndale|Wainwright|Walpole|Walton|Watson|Watt|Webb|Wedgwood|Wellington|Wells|Wesley|Whittle|Wilberforce|Wilson|Wolsey|Wordsworth|Wren|Wyatt',
      suffixes: 'Close 34|Road 24|Avenue 14|Drive 12|Way 7|Court 4|Crescent 3|Place 2',
      withDirectionPercent: 0,
    },
    {
      share: 150,
      names:
        'Alderley|Alnwick|Ambleside|Appleby|Ashbourne|Aylesbury|Bakewell|Bamburgh|Banbury|Bideford|Bodmin|Borrowdale|Bowness|Braemar|Brecon|Bridgwater|Buttermere|Buxton|Caernarvon|Calder|Carnoustie|Chepstow|Cheviot|Chiltern|Chilton|Clevedon|Clydesdale|Coniston|Conway|Corfe|Cotswold|Cotswold View|Dartmouth|Denbigh|Derwent|Don|Dorchester|Dovedale|Dunkeld|Dunster|Eden|Epsom|Ennerdale|Eskdale|Exmoor|Falmouth|Farnham|Fowey|Glencoe|Glenmore|Goodwood|Grasmere|Hadleigh|Haddon|Harewood|Harlech|Hartland|Hathersage|Helmsley|Helston|Henley|Hexham|Ingleton|Inverness|Kendal|Kenilworth|Keswick|Kielder|Kingston|Langdale|Launceston|Ludlow|Lyndhurst|Lynton|Marlow|Matlock|Medway|Mendip|Mersey|Monmouth|Newlands|Oakham|Patterdale|Penrith|Pentland|Petworth|Pickering|Quantock|Ribble|Richmond|Ripon|Rydal|Saltash|Sandown|Severn|Shaftesbury|Sherborne|Skiddaw|Snowdon|Stirling|Stour|Strathmore|Tamar|Tavistock|Tees|Teign|Tenby|Thirlmere|Tintern|Torridon|Trent|Troon|Truro|Tweed|Tyne|Ullswater|Wasdale|Welland|Wells|Wensleydale|Wharfedale|Whitby|Windermere|Woburn|Wye',
      suffixes: 'Close 30|Road 26|Avenue 16|Drive 15|Way 6|Crescent 4|Gardens 3',
      withDirectionPercent: 0,
    },
    {
      share: 70,
      names:
        'Abbey|Barn|Bell|Blacksmiths|Bury|Butts|Carr|Castle|Chalk|Clay|Common|Coombe|Copse|Cowpasture|Crabtree|Cross|Dark|Ferry|Field|Folly|Ford|Forge|Glebe|Gorse|Gravel|Hall|Hare|Heath|Hillside|Hobbs|Hollow|Honeypot|Kennel|Lodge|Malthouse|Manor|Marsh|Meeting House|Mill|Moor|Moss|Nursery|Occupation|Old Mill|Park|Parsonage|Pasture|Pinfold|Pond|Pound|Quarry|Rectory|Rushmere|Salters|Shaw|Smithy|Spring|Stocks|Stoney|Swan|Tanyard|Tinkers|Vicarage|Washway|Watery|Wells|Whitehouse|Windmill|Withy|Workhouse',
      suffixes: 'Lane 88|Hill 8|Row 2|Green 2',
      withDirectionPercent: 0,
    },
    {
      share: 40,
      names:
        'Albert|Albion|Bath|Belgrave|Brunswick|Carlton|Castle|Cathedral|Cavendish|Church|Clarence|Coronation|Crown|Cumberland|Devonshire|Eldon|Gloucester|Grosvenor|Hanover|Kensington|Lansdowne|Marine|Montpelier|Norfolk|Nelson|Park|Pembroke|Portland|Prince Albert|Queens|Regent|Richmond|Royal|Russell|St Georges|St James|St Johns|St Marys|Trafalgar|Trinity|Victoria|Warwick|Waterloo|Wellington|Westbourne|Windsor|York',
      suffixes: 'Terrace 30|Place 22|Crescent 14|Square 12|Gardens 10|Mews 8|Parade 4',
      withDirectionPercent: 0,
    },
  ],
  houseNumbers: [
    [58, 54, 51, 47, 45, 42, 40, 38, 36],
    [310, 190, 120, 85, 62, 48, 38, 32, 27],
    [190, 42, 14, 6, 3, 1, 1, 0, 0],
  ],
  houseNumberEnds: ' 965|A 24|B 8|C 3',
};

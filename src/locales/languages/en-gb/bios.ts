import type { Bios } from '../../word-lists.ts';

/** Compiled by hand. */
export const bios: Bios = {
  interests:
    'animation|antiques|archery|architecture|art|astronomy|badminton|baking|ballet|cricket|bell ringing|beekeeping|birdwatching|board game|book|bowling|bread|calligraphy|camping|candle|canoeing|cat|ceramics|cheese|chess|chocolate|classic car|climbing|coding|coffee|comedy|comics|cooking|crossword|cycling|dance|data|design|dinosaur|dog|drama|drawing|electronics|embroidery|fashion|fencing|film|fishing|fitness|folk music|football|fossil|gardening|genealogy|geography|golf|guitar|hiking|history|hockey|home brewing|horse|houseplant|indie music|jazz|jewellery|judo|juggling|karate|kayaking|kite|knitting|language|lego|lighthouse|literature|magic|map|marathon|mathematics|meditation|model train|museum|music|mystery novel|nature|ocean|opera|origami|painting|pasta|photography|physics|piano|pizza|podcast|poetry|pottery|puzzle|quilting|quiz|radio|recycling|robotics|rock music|rowing|running|sailing|science|sculpture|sewing|singing|skating|skiing|snowboarding|rugby|solar energy|sourdough|space|stamp|stargazing|street food|sudoku|surfing|sushi|swimming|table tennis|tea|technology|tennis|theatre|travel|trivia|typography|vegetable|video game|vinyl|violin|volleyball|volunteering|walking|weather|wildlife|wine|woodworking|writing|yoga',
  fondness: 'devotee|enthusiast|fan|lover|supporter',
  isInterestFirst: true,
  roles:
    'animal lover|artist at heart|blogger|book lover|collector|creator|daydreamer|dreamer|explorer|film lover|foodie|friend|gamer|gardener|geek|good listener|history buff|home cook|inventor|maker|music lover|nature lover|nerd|optimist|photographer|puzzle solver|reader|runner|storyteller|swimmer|tinkerer|traveller|volunteer|writer',
};

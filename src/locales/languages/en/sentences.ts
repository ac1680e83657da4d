import type { Sentences } from '../../word-lists.ts';

/** Compiled by hand. */
export const sentences: Sentences = {
  subjects:
    'The request|The order|This entry|The document|The report|The first version|The current version|The new version|The delivery|The appointment|The form|The result|The list|The summary|The proposal|The schedule|The file|The information|The main part|The second part|The latest update|The test|The plan|The change',
  statements:
    'was checked last week|is complete|needs a second look|was sent by email|is ready for review|was updated yesterday|works as expected|is easy to understand|was confirmed by phone|has no open questions|covers all important points|was approved by the team|is available on request|follows the usual process|was moved to next month|is short and clear|contains the latest figures|was well received|can be used right away|will be reviewed next week|is based on earlier work|was corrected after feedback|replaces the previous one|is part of a larger project',
  ends: '||||||, as discussed|, as agreed|, as planned',
  headings:
    'Guide to|Introduction to|News about|Notes on|Overview of|Plans for|Questions about|Report on|Update on',
  topics:
    'customer feedback|data protection|delivery times|next year|online services|opening hours|our partners|our services|payment options|quality checks|the annual budget|the market|the new process|the new website|the next steps|the open tasks|the project|the summer season|the team|the latest results|training|travel costs|user accounts|working from home',
};

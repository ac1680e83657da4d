/** An end of a range at the document's `now`. Of dates, it is the day that has this moment. */
export const NOW = 'now';
